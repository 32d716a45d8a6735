import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { exclusionFields } from '../../domain/appraisal/exclusion-fields';
import type { ExclusionCheck } from '../../domain/appraisal/exclusion-import.schemas';
import { RecordPage } from '../crud/RecordPage';
import { useRecordLabels } from '../fields/useRecordLabels';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { UploadBox } from '../ui/UploadBox';
import type { SendOptions } from '../ui/useUpload';
import { appraisalCalls } from './appraisal-calls';
import { ExclusionDiff } from './ExclusionDiff';
import { ExclusionProblems } from './ExclusionProblems';

/** Column headers of the file, as the export writes them. */
const COLUMNS = Object.keys(exclusionFields).join(', ');
const TYPES = 'CSV, XLSX';

interface Checked {
  readonly file: File;
  readonly check: ExclusionCheck;
}

/** Imports excluded appraisers from a file: checks it, shows the changes, and applies all of them together. */
export function ExclusionImportPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const redirect = useRedirect();
  const client = useQueryClient();
  const { label } = useRecordLabels('main/admin/appraisal', exclusionFields);
  const [checked, setChecked] = useState<Checked | null>(null);
  const send = async ([file]: readonly File[], options: SendOptions): Promise<void> => {
    if (!file) return;
    setChecked(null);
    setChecked({ file, check: await appraisalCalls.checkExclusions(file, options) });
  };
  const apply = useMutation({
    mutationFn: ({ file, check }: Checked) => appraisalCalls.applyExclusions(file, check.seen),
    onSuccess: async ({ added, changed }) => {
      await client.invalidateQueries();
      const count = added.length + changed.length;
      notify('appraisal.import.applied', { type: 'success', messageArgs: { count, smart_count: count } });
      redirect('list', 'main/admin/appraisal');
    },
  });
  const isSound = checked !== null && checked.check.problemCount === 0;
  const hasChanges = isSound && checked.check.added.length + checked.check.changed.length > 0;
  return (
    <RecordPage title={translate('pages.exclusionImport')} lead={translate('appraisal.import.lead')}>
      {!isSound && (
        <Section title={translate('appraisal.import.file')}>
          <Text as="p" marginBlockEnd="s3" overflowWrap="anywhere">
            {translate('appraisal.import.format', { types: TYPES, columns: COLUMNS })}
          </Text>
          <UploadBox accept=".csv, .xlsx" maxFiles={1} send={send} sendLabel={translate('appraisal.import.check')} />
        </Section>
      )}
      {checked && !isSound && <ExclusionProblems check={checked.check} label={label} />}
      {isSound && (
        <>
          <ExclusionDiff check={checked.check} label={label} />
          {apply.error !== null && (
            <Alert severity="error" role="alert">
              <bdi>{errorText(apply.error)}</bdi>
            </Alert>
          )}
          <Row wrap gap="s2" align="stretch">
            {hasChanges && (
              <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate(checked)}>
                {translate('appraisal.import.apply')}
              </Button>
            )}
            <Button
              variant="outlined"
              onClick={() => {
                apply.reset();
                setChecked(null);
              }}
            >
              {translate('appraisal.import.another')}
            </Button>
          </Row>
        </>
      )}
    </RecordPage>
  );
}
