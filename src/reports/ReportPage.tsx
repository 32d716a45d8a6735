import { useTranslate } from 'react-admin';
import type { DayRange } from '../../domain/format/days';
import { loanPath } from '../../domain/pages/loan-path';
import type { DeskReport } from '../../domain/pages/report-pages';
import { reportFields } from '../../domain/reports/report-fields';
import { reportShapes } from '../../domain/reports/report-shapes';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { DownloadButton } from '../ui/DownloadButton';
import { StatusDot } from '../ui/StatusDot';
import type { Sort } from '../ui/TableParts';
import { ReportFigures } from './ReportFigures';
import { reportCalls } from './report-calls';
import { ScheduleButton } from './ScheduleButton';
import { useNames } from './useNames';
import { useReportText } from './useReportText';
import { useReportView } from './useReportView';

type Row<Name extends DeskReport> = RowOf<`main/reports/${Name}`>;

const last = (days: number): DayRange => ({ from: `-${days}d`, to: '0d' });
const lastRanges: readonly DayRange[] = [last(7), last(30), last(90), last(365)];

interface Props<Name extends DeskReport> {
  readonly report: Name;
  readonly title: string;
  /** Columns of the report itself, between those of its loan. */
  readonly columns: readonly RecordColumn<Row<Name>>[];
  /** Further filters, after the period. */
  readonly filters?: readonly RecordFilter[];
  /** Periods to choose from. Default: the last days. */
  readonly ranges?: readonly DayRange[];
  readonly sort: Sort;
  /** The path that a row opens. Default: the loan. */
  readonly opens?: (row: Row<Name>) => string;
}

function Actions({
  report,
  sort,
  title,
}: {
  readonly report: DeskReport;
  readonly sort: Sort;
  readonly title: string;
}) {
  const translate = useTranslate();
  const { asked, by, query } = useReportView(report, sort);
  return (
    <>
      <DownloadButton
        variant="text"
        label={translate('reports.workbook')}
        fileName={`${report}.xlsx`}
        fetchFile={() => reportCalls.workbook(report, { ...asked, by })}
      />
      <ScheduleButton {...{ report, title, query }} />
    </>
  );
}

/** A report: its figures as a chart and a table, and the rows that they count. */
export function ReportPage<Name extends DeskReport>(props: Props<Name>) {
  const { report, title, columns, filters = [], ranges = lastRanges, sort } = props;
  const translate = useTranslate();
  const { t, groupText } = useReportText(report);
  const names = {
    branch: useNames(report, 'branch'),
    officer: useNames(report, 'officer'),
    program: useNames(report, 'program'),
  };
  const channels = ['1', '2', '3'].map((value) => ({ value, label: groupText('channel', value) }));
  const loanColumns = {
    loanNum: { key: 'loanNum', sort: 'loanNum', width: 104 },
    borrower: { key: 'borrower', sort: 'borrower', width: 150, least: 96, onPhone: true },
    status: {
      key: 'status',
      sort: 'status',
      width: 150,
      cell: ({ status }: { readonly status: string | null }) => <StatusDot status={status} />,
    },
    amount: { key: 'amount', sort: 'amount', first: 'DESC', numeric: true, width: 112, onPhone: true },
    channel: { key: 'channel', sort: 'channel', width: 100 },
    branch: { key: 'branch', sort: 'branch', width: 120, least: 80 },
    officer: { key: 'officer', sort: 'officer', width: 130, least: 88 },
    program: { key: 'program', sort: 'program', width: 150, least: 96, hidden: true },
  } as const;
  const { loanNum, borrower, status, ...rest } = loanColumns;
  const all = [loanNum, borrower, ...columns, status, ...Object.values(rest)];
  return (
    <RecordFieldsProvider value={reportFields[report]}>
      <RecordList
        resource={`main/reports/${report}`}
        title={title}
        lead={translate(`reports.about.${report}`)}
        tabs={<ReportFigures report={report} sort={sort} />}
        columns={all as unknown as readonly RecordColumn<Row<Name>>[]}
        filters={[
          { name: reportShapes[report].period, kind: 'days', ranges },
          { name: 'channel', kind: 'choices', choices: channels },
          { name: 'branch', kind: 'choices', choices: names.branch },
          { name: 'officer', kind: 'choices', choices: names.officer },
          { name: 'program', kind: 'choices', choices: names.program },
          ...filters,
        ]}
        search={t('search')}
        sort={sort}
        opens={props.opens ?? ((row) => loanPath((row as { readonly loanNum: string }).loanNum, 'dashboard'))}
        actions={<Actions {...{ report, sort, title }} />}
        empty={{ title: t('emptyTitle'), text: t(`empty.${report}`), ofLoans: true }}
      />
    </RecordFieldsProvider>
  );
}
