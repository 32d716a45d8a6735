import { useTranslate } from 'react-admin';
import { loanPath } from '../../domain/pages/loan-path';
import { lockExpiryFields } from '../../domain/reports/report-fields';
import { RecordList } from '../crud/RecordList';
import type { RecordFilter } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { StatusDot } from '../ui/StatusDot';

const filters: readonly RecordFilter[] = [
  {
    name: 'expDate',
    kind: 'days',
    ranges: [
      { to: '-1d' },
      { from: '0d', to: '0d' },
      { from: '0d', to: '3d' },
      { from: '0d', to: '7d' },
      { from: '0d', to: '30d' },
    ],
  },
  { name: 'channel', kind: 'choices' },
];

/** Active locks by the days until they expire. */
export function LockExpiryPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={lockExpiryFields}>
      <RecordList
        resource="main/reports/lock-expiry"
        title={translate('pages.lockExpiryReport')}
        lead={translate('reports.lockExpiry.lead')}
        columns={[
          { key: 'loanNum', sort: 'loanNum', width: 104 },
          { key: 'borrower', sort: 'borrower', width: 150, least: 96, onPhone: true },
          {
            key: 'status',
            sort: 'status',
            width: 150,
            onPhone: true,
            cell: ({ status }) => <StatusDot status={status} />,
          },
          { key: 'expDate', sort: 'expDate', width: 96, onPhone: true },
          { key: 'daysLeft', sort: 'daysLeft', numeric: true, width: 84, onPhone: true },
          { key: 'amount', sort: 'amount', first: 'DESC', numeric: true, width: 116, onPhone: true },
          { key: 'estClosing', sort: 'estClosing', width: 104 },
          { key: 'channel', sort: 'channel', width: 112 },
          { key: 'branch', sort: 'branch', width: 132, least: 88 },
          { key: 'officer', sort: 'officer', width: 132, least: 88 },
          { key: 'program', sort: 'program', width: 150, least: 96, hidden: true },
        ]}
        filters={filters}
        search={translate('reports.search')}
        sort={{ field: 'expDate', order: 'ASC' }}
        opens={({ loanNum }) => loanPath(loanNum, 'rate-lock')}
        empty={{ title: translate('reports.lockExpiry.emptyTitle'), text: translate('reports.lockExpiry.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
