import { pacificDate } from '../../domain/format/date';
import { editKind, editText } from '../../domain/hmda/edits/edit-text';
import type { HmdaLoan } from '../../domain/hmda/hmda.schemas';
import { loanFieldOf } from '../../domain/hmda/lar-fields';
import { hmdaActionCodes } from '../../domain/loan/codes/hmda-codes';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { reply } from '../http/call';
import type { Caller } from '../http/caller';
import { type CsvColumn, csvFile } from '../http/csv';
import { allPages, type ListPage, type ListQuery, pageOf } from '../http/list-query';
import type { StoredFinding } from './hmda.tables';
import { registerBasis } from './register.service';
import { registerList, registerRows } from './register-rows';

type Row = Awaited<ReturnType<ReturnType<typeof registerRows>['execute']>>[number];

export const shownFinding = ({ edit, field, page, confirmed }: StoredFinding): HmdaLoan['findings'][number] => ({
  ...{ edit, kind: editKind(edit), text: editText(edit) },
  ...{ field: loanFieldOf(field), page, confirmed: confirmed ?? null },
});

export const loanOf = (row: Row): HmdaLoan => ({
  id: row.loan_num,
  loanNum: row.loan_num,
  borrower: [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ') || null,
  action: row.action ?? '',
  actionDate: row.action_date ?? '',
  isChecked: row.is_checked,
  findings: (row.findings ?? []).map(shownFinding),
});

/** A page of the loans with a final action. */
export async function hmdaLoans(portal: AppContext, query: ListQuery): Promise<ListPage<HmdaLoan>> {
  const page = await pageOf(registerRows(portal, (await registerBasis(portal)).basis), registerList, query);
  return { ...page, rows: page.rows.map(loanOf) };
}

interface Line {
  readonly loan: HmdaLoan;
  /** Undefined for a loan that was not checked as it is now. */
  readonly finding: HmdaLoan['findings'][number] | undefined;
}

const linesOf = (loan: HmdaLoan): Line[] =>
  loan.isChecked ? loan.findings.map((finding) => ({ loan, finding })) : [{ loan, finding: undefined }];

const columns: readonly CsvColumn<Line>[] = [
  ['Loan Number', ({ loan }) => loan.loanNum],
  ['Action Taken', ({ loan }) => ownValue<string>(hmdaActionCodes, loan.action) ?? loan.action],
  ['Action Taken Date', ({ loan }) => loan.actionDate],
  ['Edit', ({ finding }) => finding?.edit ?? null],
  ['Kind', ({ finding }) => finding?.kind ?? 'not checked'],
  ['Field', ({ finding }) => finding?.field ?? null],
  ['Text', ({ finding }) => finding?.text ?? null],
  ['Confirmed By', ({ finding }) => finding?.confirmed?.by ?? null],
  ['Confirmed On', ({ finding }) => (finding?.confirmed ? pacificDate(new Date(finding.confirmed.at)) : null)],
];

/** The open edits of the loans that a filter finds as CSV, one line each. */
export async function hmdaLoansFile(portal: AppContext, caller: Caller, query: ListQuery) {
  const rows = registerRows(portal, (await registerBasis(portal)).basis);
  await portal.db.transaction().execute((trx) => audit(trx, caller, { action: 'hmda.report', subject: 'hmda:edits' }));
  async function* lines(): AsyncGenerator<readonly Line[]> {
    for await (const page of allPages(rows, registerList, query)) {
      yield page.map(loanOf).flatMap(linesOf);
    }
  }
  const stream = csvFile(columns, lines());
  return reply<never>({ file: { stream, contentType: 'text/csv; charset=utf-8', name: 'hmda-edits.csv' } });
}
