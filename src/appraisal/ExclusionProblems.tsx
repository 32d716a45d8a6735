import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ExclusionCheck } from '../../domain/appraisal/exclusion-import.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { useMessageText } from '../providers/i18n/useMessageText';
import { token } from '../theme/tokens';
import { DataTable } from '../ui/DataTable';
import type { DataColumn } from '../ui/data-column';
import { Section } from '../ui/Section';

type Problem = ExclusionCheck['problems'][number];

interface Props {
  readonly check: ExclusionCheck;
  /** Translated name of a field. */
  readonly label: (field: string) => string;
}

/** Every invalid cell of the file: location, content and problem. */
export function ExclusionProblems({ check, label }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { count: written } = useFormats();
  const columns: readonly DataColumn<Problem>[] = [
    {
      key: 'row',
      label: translate('appraisal.import.row'),
      width: 96,
      cell: ({ row }) => translate('appraisal.import.rowOf', { row: written(row) }),
    },
    { key: 'field', label: translate('appraisal.import.field'), width: 160, cell: ({ field }) => label(field) },
    {
      key: 'value',
      label: translate('appraisal.import.value'),
      width: 200,
      cell: ({ value }) => <bdi>{value || '–'}</bdi>,
    },
    {
      key: 'message',
      label: translate('appraisal.import.problem'),
      width: 280,
      cell: ({ wording, message }) => messageText(wording, message),
    },
  ];
  const count = check.problemCount;
  const found = translate('cells.found', { count, smart_count: count });
  return (
    <Section title={translate('cells.title')} flush>
      <Alert severity="error" role="alert" sx={{ marginInline: token('s4'), marginBlockEnd: token('s3') }}>
        {found}
      </Alert>
      <DataTable label={found} columns={columns} rows={check.problems} rowKey={({ row, field }) => `${row} ${field}`} />
    </Section>
  );
}
