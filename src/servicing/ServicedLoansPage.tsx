import { useTranslate } from 'react-admin';
import { internalPages } from '../../domain/pages/internal-pages';
import { loanPath } from '../../domain/pages/loan-path';
import { servicedLoanFields } from '../../domain/servicing/serviced-loan-fields';
import { useSessionUser } from '../access/public';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { StatusDot } from '../ui/StatusDot';
import { MissingMonths } from './MissingMonths';

type Row = RowOf<'main/servicing'>;

const ofLoan: readonly RecordColumn<Row>[] = [
  { key: 'loanNum', sort: 'loanNum', width: 104 },
  { key: 'borrower', sort: 'borrower', width: 160, least: 96, onPhone: true },
  { key: 'status', sort: 'status', width: 140, onPhone: true, cell: ({ status }) => <StatusDot status={status} /> },
];

const ofPayments: readonly RecordColumn<Row>[] = [
  { key: 'nextDue', sort: 'nextDue', width: 96, onPhone: true },
  {
    key: 'missing',
    sort: 'missing',
    first: 'DESC',
    width: 120,
    onPhone: true,
    cell: ({ missing }) => <MissingMonths count={missing} />,
  },
  { key: 'payment', sort: 'payment', first: 'DESC', numeric: true, width: 112, onPhone: true },
  { key: 'lastPaid', sort: 'lastPaid', first: 'DESC', width: 96 },
  { key: 'principal', sort: 'principal', first: 'DESC', numeric: true, width: 124, onPhone: true },
  { key: 'escrowBalance', sort: 'escrowBalance', numeric: true, width: 116 },
  { key: 'unapplied', sort: 'unapplied', first: 'DESC', numeric: true, width: 104, hidden: true },
];

const ofTransfer: readonly RecordColumn<Row>[] = [
  { key: 'transferDate', sort: 'transferDate', first: 'DESC', width: 104 },
  { key: 'branch', sort: 'branch', width: 120, least: 88, hidden: true },
  { key: 'company', sort: 'company', width: 132, least: 88, hidden: true },
  { key: 'firstDue', sort: 'firstDue', width: 104, hidden: true },
];

/** Users outside the lender see which loans are serviced, and not what was paid. */
const external: readonly RecordColumn<Row>[] = [
  ...ofLoan,
  { key: 'company', sort: 'company', width: 160, least: 88 },
  { key: 'firstDue', sort: 'firstDue', width: 112, onPhone: true },
  { key: 'transferDate', sort: 'transferDate', width: 112, onPhone: true },
];

function useFilters(isExternal: boolean): readonly RecordFilter[] {
  const translate = useTranslate();
  const always: readonly RecordFilter[] = [
    { name: 'transferred', kind: 'yesno', label: translate('servicing.filters.transferred') },
    { name: 'status', kind: 'choices' },
  ];
  if (isExternal) return always;
  return [
    { name: 'late', kind: 'flag', label: translate('servicing.filters.late') },
    { name: 'short', kind: 'flag', label: translate('servicing.filters.short') },
    {
      name: 'nextDue',
      kind: 'days',
      ranges: [{ to: '-1d' }, { from: '0d', to: '7d' }, { from: '0d', to: '31d' }],
    },
    ...always,
  ];
}

function Loans({
  resource,
  opens,
}: {
  readonly resource: 'main/servicing' | 'main/internal/servicing';
  readonly opens: (row: Row) => string;
}) {
  const translate = useTranslate();
  const isExternal = useSessionUser()?.isPml === true;
  return (
    <RecordFieldsProvider value={servicedLoanFields}>
      <RecordList
        resource={resource}
        title={translate('pages.servicing')}
        lead={translate('servicing.list.lead')}
        columns={isExternal ? external : [...ofLoan, ...ofPayments, ...ofTransfer]}
        filters={useFilters(isExternal)}
        search={translate('servicing.list.search')}
        sort={isExternal ? { field: 'loanNum', order: 'ASC' } : { field: 'nextDue', order: 'ASC' }}
        opens={opens}
        empty={{
          title: translate('servicing.list.emptyTitle'),
          text: translate('servicing.list.emptyText'),
          ofLoans: true,
        }}
      />
    </RecordFieldsProvider>
  );
}

/** /main/servicing: the user’s loans in servicing. */
export const ServicedLoansPage = () => (
  <Loans resource="main/servicing" opens={({ loanNum }) => loanPath(loanNum, 'coupon')} />
);

/** /main/internal/servicing: the work of the servicing desk. */
export const ServicingDeskPage = () => (
  <Loans
    resource="main/internal/servicing"
    opens={({ loanNum }) =>
      internalPages['internal-servicing-loan'].path.replace(':loanNum', encodeURIComponent(loanNum))
    }
  />
);
