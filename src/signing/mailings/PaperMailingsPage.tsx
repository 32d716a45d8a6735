import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import { loanPath } from '../../../domain/pages/loan-path';
import { paperMailingFields } from '../../../domain/signing/paper-mailing-fields';
import { titleIn } from '../../../domain/signing/standard-titles';
import { RecordList } from '../../crud/RecordList';
import type { BulkAction, BulkDialogProps, RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import type { RowOf } from '../../providers/data/resource-types';
import { useFormats } from '../../providers/i18n/useFormats';
import { useLanguage } from '../../providers/i18n/useLanguage';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Text } from '../../ui/layout/primitives';
import { packageAnchor } from '../package-anchor';
import { useSigningRights } from '../useSigning';
import { MailingDialog } from './MailingDialog';

const MAILINGS = 'main/paper-mailings';
type Row = RowOf<typeof MAILINGS>;

/** The package on the page of the loan that has its card. */
const cardOf = ({ loanNum, kind, id }: Row): string =>
  `${loanPath(loanNum, kind === 'closing-disclosure' ? 'cd' : 'edisclosure')}#${packageAnchor(id)}`;

function Due({ row: { dueOn, isLate } }: { readonly row: Row }) {
  const translate = useTranslate();
  return (
    <Text as="span" color={isLate ? 'bad-text' : undefined} weight={isLate ? 500 : undefined}>
      <bdi>{formatDate(dueOn)}</bdi>
      {isLate && <> · {translate('signing.mailings.late')}</>}
    </Text>
  );
}

function State({ row: { state, mailedOn } }: { readonly row: Row }) {
  const translate = useTranslate();
  return state === 'mailed' && mailedOn !== null
    ? translate('signing.mailings.mailedOn', { date: formatDate(mailedOn) })
    : translate(`resources.${MAILINGS}.options.state.${state}`);
}

/** Whether the user records the mailing of a package; of a disclosure only who issues them. */
const mayRecord = ({ state, kind }: Row, mayDisclose: boolean): boolean =>
  state === 'due' && (kind === 'other' || mayDisclose);

function useColumns(onRecord: ((row: Row) => void) | undefined): readonly RecordColumn<Row>[] {
  const translate = useTranslate();
  const { line } = useFormats();
  const { language } = useLanguage();
  const { mayDisclose } = useSigningRights();
  const action: RecordColumn<Row> = {
    key: 'action',
    label: translate('signing.mailings.action'),
    width: 148,
    onPhone: true,
    cell: (row) =>
      mayRecord(row, mayDisclose) && (
        <Button size="small" variant="outlined" onClick={() => onRecord?.(row)}>
          {translate('signing.recordMailing')}
        </Button>
      ),
  };
  return [
    { key: 'loanNum', sort: 'loanNum', width: 104 },
    { key: 'borrower', sort: 'borrower', width: 150, least: 96, onPhone: true },
    {
      key: 'recipients',
      width: 170,
      least: 96,
      onPhone: true,
      cell: ({ recipients }) => <bdi>{line(recipients)}</bdi>,
    },
    { key: 'title', sort: 'title', width: 160, least: 96, cell: ({ title }) => <bdi>{titleIn(language, title)}</bdi> },
    {
      key: 'documents',
      width: 200,
      least: 104,
      onPhone: true,
      cell: ({ documents }) => <bdi>{line(documents.map((each) => titleIn(language, each)))}</bdi>,
    },
    { key: 'reason', sort: 'reason', width: 190, least: 112, onPhone: true },
    { key: 'dueOn', sort: 'dueOn', width: 150, onPhone: true, cell: (row) => <Due row={row} /> },
    { key: 'state', sort: 'state', width: 140, onPhone: true, cell: (row) => <State row={row} /> },
    ...(onRecord ? [action] : []),
    { key: 'since', sort: 'since', first: 'DESC', width: 100, hidden: true },
    { key: 'kind', sort: 'kind', width: 150, hidden: true },
    { key: 'sentBy', sort: 'sentBy', width: 140, least: 96, hidden: true },
    { key: 'branch', sort: 'branch', width: 120, least: 88, hidden: true },
  ];
}

function useFilters(): readonly RecordFilter[] {
  const translate = useTranslate();
  const label = (name: string): string => translate(`signing.mailings.filters.${name}`);
  return [
    { name: 'done', kind: 'yesno', label: label('done') },
    { name: 'late', kind: 'flag', label: label('late') },
    { name: 'mine', kind: 'flag', label: label('mine') },
    { name: 'reason', kind: 'choices' },
    { name: 'dueOn', kind: 'days', ranges: [{ to: '-1d' }, { from: '0d', to: '0d' }, { from: '0d', to: '7d' }] },
    { name: 'state', kind: 'choices', more: true },
    { name: 'kind', kind: 'choices', more: true },
  ];
}

/** Records the mailing of those of the selected packages that wait for it. */
function RecordSelected({ rows, onDone, onClose }: BulkDialogProps<Row>) {
  const translate = useTranslate();
  const { mayDisclose } = useSigningRights();
  const [due] = useState(() => rows.filter((row) => mayRecord(row, mayDisclose)));
  if (due.length === 0) {
    return (
      <ConfirmDialog
        open
        notice
        title={translate('signing.recordMailing')}
        confirmLabel={translate('records.close')}
        onConfirm={onClose}
        onCancel={onClose}
      >
        {translate('signing.mailings.none')}
      </ConfirmDialog>
    );
  }
  return <MailingDialog packages={due} others={rows.length - due.length} onDone={onDone} onClose={onClose} />;
}

/** /main/paper-mailings: packages of all loans that borrowers do not sign online, until they are mailed. */
export function PaperMailingsPage() {
  const translate = useTranslate();
  const { mayWrite } = useSigningRights();
  const [recorded, record] = useState<Row | null>(null);
  const bulk: BulkAction<Row> = {
    key: 'mailed',
    label: translate('signing.recordMailing'),
    ask: (dialog) => <RecordSelected {...dialog} />,
  };
  return (
    <RecordFieldsProvider value={paperMailingFields}>
      <RecordList
        resource={MAILINGS}
        title={translate('pages.paperMailings')}
        lead={translate('signing.mailings.lead')}
        columns={useColumns(mayWrite ? record : undefined)}
        filters={useFilters()}
        search={translate('signing.mailings.search')}
        sort={{ field: 'dueOn', order: 'ASC' }}
        opens={cardOf}
        bulk={mayWrite ? [bulk] : []}
        nameOf={({ loanNum, title }) => `${loanNum} ${title}`}
        empty={{ title: translate('signing.mailings.emptyTitle'), text: translate('signing.mailings.emptyText') }}
      />
      {recorded && <MailingDialog packages={[recorded]} onClose={() => record(null)} />}
    </RecordFieldsProvider>
  );
}
