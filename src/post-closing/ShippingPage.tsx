import { useTranslate } from 'react-admin';
import { expectedKinds, postClosingStatuses } from '../../domain/post-closing/expected-documents';
import { shippingLoanFields } from '../../domain/post-closing/shipping-loan-fields';
import { RecordList } from '../crud/RecordList';
import type { BulkAction, RecordColumn, RecordFilter } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Note } from '../ui/layout/primitives';
import { StatusDot } from '../ui/StatusDot';
import { ReceiveDialog } from './ReceiveDialog';
import { usePostClosingText } from './usePostClosingText';

type Row = RowOf<'main/shipping'>;

function Missing({ missing, late }: Pick<Row, 'missing' | 'late'>) {
  const { t } = usePostClosingText();
  const color = late > 0 ? 'dot-red' : missing > 0 ? 'dot-blue' : 'dot-green';
  const text =
    late > 0
      ? t('list.late', { count: late })
      : missing > 0
        ? t('list.missing', { count: missing })
        : t('list.complete');
  return <DotLabel fill={token(color)}>{text}</DotLabel>;
}

function useColumns(): readonly RecordColumn<Row>[] {
  const { t, date, nameOf, place } = usePostClosingText();
  return [
    { key: 'loanNum', sort: 'loanNum', width: 104 },
    { key: 'borrower', sort: 'borrower', width: 150, least: 96, onPhone: true },
    {
      key: 'status',
      sort: 'status',
      width: 132,
      onPhone: true,
      cell: ({ status }) => <StatusDot status={status} names="los" />,
    },
    { key: 'fundedOn', sort: 'fundedOn', first: 'DESC', width: 92 },
    { key: 'age', sort: 'age', first: 'DESC', numeric: true, width: 72, onPhone: true },
    { key: 'investor', sort: 'investor', width: 150, least: 96 },
    { key: 'missing', sort: 'late', first: 'DESC', width: 112, onPhone: true, cell: (row) => <Missing {...row} /> },
    {
      key: 'nextDue',
      sort: 'nextDue',
      width: 190,
      least: 120,
      onPhone: true,
      cell: ({ nextDue, nextKind, nextLabel }) =>
        nextKind === null ? (
          <Note>{t('list.nothing')}</Note>
        ) : (
          <span>
            <bdi>{nameOf(nextKind, nextLabel)}</bdi> · <bdi>{date(nextDue)}</bdi>
          </span>
        ),
    },
    {
      key: 'place',
      sort: 'place',
      width: 150,
      least: 96,
      cell: ({ place: at, sentTo, sentOn }) =>
        sentTo === null ? place(at) : t('list.moving', { place: place(sentTo), day: date(sentOn) }),
    },
    { key: 'action', width: 160, least: 120, onPhone: true, cell: ({ action }) => t(`actions.${action}`) },
    { key: 'investorDue', sort: 'investorDue', width: 104, hidden: true },
    { key: 'loanType', sort: 'loanType', width: 104, hidden: true },
    { key: 'branch', sort: 'branch', width: 120, least: 88, hidden: true },
  ];
}

function useFilters(): readonly RecordFilter[] {
  const { t } = usePostClosingText();
  const translate = useTranslate();
  const statuses = postClosingStatuses.map((value) => ({ value, label: translate(`codes.sStatusT.${value}`) }));
  const kinds = expectedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return [
    { name: 'late', kind: 'flag', label: t('filters.late') },
    { name: 'missing', kind: 'flag', label: t('filters.missing') },
    { name: 'lacks', kind: 'choices', label: t('filters.lacks'), choices: kinds },
    { name: 'investorOpen', kind: 'flag', label: t('filters.investorOpen') },
    { name: 'place', kind: 'choices' },
    { name: 'moving', kind: 'yesno', label: t('filters.moving') },
    { name: 'status', kind: 'choices', choices: statuses },
    {
      name: 'fundedOn',
      kind: 'days',
      ranges: [{ from: '-7d', to: '0d' }, { from: '-30d', to: '0d' }, { to: '-61d' }, { to: '-121d' }],
    },
    { name: 'loanType', kind: 'choices', more: true },
  ];
}

/** /main/shipping: funded loans until everything was received and shipped. */
export function ShippingPage() {
  const translate = useTranslate();
  const { t } = usePostClosingText();
  const receive: BulkAction<Row> = {
    key: 'receive',
    label: t('receive.open'),
    ask: (dialog) => <ReceiveDialog {...dialog} />,
  };
  return (
    <RecordFieldsProvider value={shippingLoanFields}>
      <RecordList
        resource="main/shipping"
        title={translate('pages.shipping')}
        lead={t('list.lead')}
        columns={useColumns()}
        filters={useFilters()}
        search={t('list.search')}
        sort={{ field: 'nextDue', order: 'ASC' }}
        opens="show"
        bulk={[receive]}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), ofLoans: true }}
      />
    </RecordFieldsProvider>
  );
}
