import { useTranslate } from 'react-admin';
import { lockReportFields } from '../../domain/investor/lock-report-fields';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { DownloadButton } from '../ui/DownloadButton';
import { StatusDot } from '../ui/StatusDot';
import { DaysLeft } from './DaysLeft';
import { GapText } from './GapText';
import { investorCalls } from './investor-calls';
import { firstSort, LOCK_REPORT, useReportQuery } from './lock-report-view';
import { ReportTotals } from './ReportTotals';

type Row = RowOf<typeof LOCK_REPORT>;

function Downloads() {
  const translate = useTranslate();
  const query = useReportQuery();
  return (
    <>
      <DownloadButton
        variant="text"
        label={translate('investor.report.tsv')}
        fileName="lock-report.tsv"
        fetchFile={() => investorCalls.report({ ...query, format: 'tsv' })}
      />
      <DownloadButton
        variant="text"
        label={translate('records.export')}
        fileName="lock-report.csv"
        fetchFile={() => investorCalls.report({ ...query, format: 'csv' })}
      />
    </>
  );
}

function useColumns(): readonly RecordColumn<Row>[] {
  const translate = useTranslate();
  return [
    { key: 'loanNum', sort: 'loanNum', width: 104 },
    { key: 'borrower', sort: 'borrower', width: 140, least: 96, onPhone: true },
    { key: 'status', sort: 'status', width: 150, onPhone: true, cell: ({ status }) => <StatusDot status={status} /> },
    { key: 'expDate', sort: 'expDate', width: 92, onPhone: true },
    {
      key: 'remainingDays',
      sort: 'remainingDays',
      numeric: true,
      width: 84,
      onPhone: true,
      cell: ({ remainingDays, status }) => <DaysLeft days={remainingDays} status={status} />,
    },
    { key: 'today', width: 92, hidden: true },
    { key: 'brkLockTerm', sort: 'brkLockTerm', numeric: true, width: 92 },
    { key: 'lockTerm', sort: 'lockTerm', numeric: true, width: 92 },
    { key: 'newLockTerm', numeric: true, width: 92 },
    { key: 'lockPrice', sort: 'lockPrice', numeric: true, width: 92 },
    { key: 'curPrice', sort: 'curPrice', numeric: true, width: 92 },
    {
      key: 'commitmentType',
      sort: 'commitmentType',
      width: 120,
      onPhone: true,
      cell: ({ commitmentType, investorExpDate }) =>
        translate(
          commitmentType !== null
            ? `codes.sInvestorLockCommitmentT.${commitmentType}`
            : `investor.report.${investorExpDate === null ? 'notAllocated' : 'allocated'}`,
        ),
    },
    {
      key: 'gapDays',
      sort: 'gapDays',
      width: 128,
      onPhone: true,
      cell: ({ gapDays }) => <GapText days={gapDays} short />,
    },
    { key: 'margin', sort: 'margin', numeric: true, width: 84, onPhone: true },
    { key: 'amount', sort: 'amount', first: 'DESC', numeric: true, width: 116, onPhone: true },
    { key: 'branch', sort: 'branch', width: 132, least: 88 },
    { key: 'loanType', sort: 'loanType', width: 110 },
    { key: 'company', sort: 'company', width: 132, least: 88, hidden: true },
    { key: 'noteRate', numeric: true, width: 72, hidden: true },
    { key: 'investorPrice', sort: 'investorPrice', numeric: true, width: 92, hidden: true },
    { key: 'revenue', sort: 'revenue', first: 'DESC', numeric: true, width: 116, hidden: true },
    { key: 'investorProgram', width: 150, least: 96, hidden: true },
    { key: 'investorExpDate', sort: 'investorExpDate', width: 92, hidden: true },
    { key: 'estClosing', sort: 'estClosing', width: 92, hidden: true },
    { key: 'curPriceAt', width: 140, hidden: true },
  ];
}

function useFilters(): readonly RecordFilter[] {
  const translate = useTranslate();
  const commitments = ['none', '0', '1'].map((value) => ({
    value,
    label: translate(value === 'none' ? 'investor.report.notAllocated' : `codes.sInvestorLockCommitmentT.${value}`),
  }));
  return [
    {
      name: 'expDate',
      kind: 'days',
      ranges: [
        { to: '-1d' },
        { from: '0d', to: '0d' },
        { from: '0d', to: '3d' },
        { from: '0d', to: '7d' },
        { from: '0d', to: '15d' },
      ],
    },
    { name: 'commitmentType', kind: 'choices', choices: commitments },
    { name: 'uncovered', kind: 'flag', label: translate('investor.report.uncovered') },
    { name: 'funded', kind: 'yesno', label: translate('investor.report.funded') },
    { name: 'status', kind: 'choices' },
    { name: 'loanType', kind: 'choices' },
  ];
}

/** The lock report: every locked or committed loan until it is sold, with what its sale brings. */
export function LockReportPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={lockReportFields}>
      <RecordList
        resource={LOCK_REPORT}
        title={translate('pages.lockReport')}
        lead={translate('investor.report.lead')}
        tabs={<ReportTotals />}
        columns={useColumns()}
        filters={useFilters()}
        search={translate('investor.report.search')}
        sort={firstSort}
        opens="show"
        actions={<Downloads />}
        empty={{ title: translate('investor.report.emptyTitle'), text: translate('investor.report.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
