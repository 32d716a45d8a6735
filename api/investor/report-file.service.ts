import { Readable } from 'node:stream';
import { formatDate, pacificDate } from '../../domain/format/date';
import type { LockReportRow } from '../../domain/investor/lock-report.schemas';
import { printedReportColumns } from '../../domain/investor/lock-report-fields';
import { type ReportFormat, tabLine } from '../../domain/investor/text-report';
import { loanTypeCodes } from '../../domain/loan/codes/loan-codes';
import { commitmentTypeCodes } from '../../domain/loan/codes/lock-codes';
import { statusLabel } from '../../domain/loan/status';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { csvLine } from '../http/csv';
import { allPages, type ListQuery } from '../http/list-query';
import { lockReportTotalsOf, positionRows, reportRow } from './lock-report.service';
import { lockReportList } from './lock-report-list';

type Column = (typeof printedReportColumns)[number];

const labels: Readonly<Partial<Record<Column, (value: string) => string | null>>> = {
  status: statusLabel,
  loanType: (code) => ownValue<string>(loanTypeCodes, code) ?? code,
  commitmentType: (code) => ownValue<string>(commitmentTypeCodes, code) ?? code,
  expDate: (date) => formatDate(date, 'long'),
  today: (date) => formatDate(date, 'long'),
};

function cellOf(row: LockReportRow, column: Column): string | null {
  const value = row[column];
  return value === null ? null : (labels[column]?.(String(value)) ?? String(value));
}

const lineOf = { tsv: tabLine, csv: csvLine } as const satisfies Record<
  ReportFormat,
  (cells: readonly (string | null)[]) => string
>;

/**
 * The lock report as text, row by row: a title, the printed columns, the rows, and one trailing line with their number and amount
 * (LOCK-14, decisions DATA-07).
 */
export async function lockReportFile(
  portal: AppContext,
  actor: Actor,
  query: ListQuery,
  format: ReportFormat,
): Promise<Readable> {
  const line = lineOf[format];
  const rows = await positionRows(portal, actor);
  const totals = await lockReportTotalsOf(portal, actor, query);
  async function* lines(): AsyncGenerator<string> {
    yield line([`Lock Report ${formatDate(pacificDate(portal.clock()), 'long')}`]);
    yield line(printedReportColumns);
    for await (const page of allPages(rows, lockReportList, query)) {
      const shown = page.map(reportRow);
      if (shown.length > 0) {
        yield shown.map((row) => line(printedReportColumns.map((column) => cellOf(row, column)))).join('');
      }
    }
    yield line([`Total: ${totals.loans} loans, ${totals.amount}`]);
  }
  return Readable.from(lines());
}
