import { randomUUID } from 'node:crypto';
import { stopsFor } from '../../domain/credit/alerts';
import type { CreditResult } from '../../domain/credit/credit-result.schemas';
import { reconciledDebts, reportedDebts } from '../../domain/credit/reconcile';
import type { ApplyBody } from '../../domain/credit/reconcile.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { type LosWrite, writeLoan } from '../loan/gateway.service';
import { assertVersion } from '../loan/loan.service';
import { compareReport } from './compare-report';
import { noteUse, reportsOf } from './reports.queries';

/** Writes what was taken from these reports. That they are used is noted before, and counts once the write is done. */
function storeUse(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  {
    reports,
    result,
    detail,
  }: { readonly reports: readonly string[]; readonly result: CreditResult; readonly detail: object },
): Promise<LoanDocument> {
  const write: LosWrite = { action: 'loan.credit-applied', loanNum: loan.sLNm, detail: { ...detail }, event: 'loan' };
  return writeLoan(portal, caller, write, async (operation) => {
    await noteUse(portal.db, reports, {
      ...{ operation: operation.id, by: caller.actor.displayName, at: portal.clock() },
    });
    return portal.los.storeCredit(operation, loan.sLNm, result);
  });
}

/**
 * Writes what the user chose to the loan, in one write of the LOS. Throws `stale` if the loan changed since it was compared, and
 * refuses a report that someone else must decide about first.
 */
export async function applyReport(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, body }: { readonly id: string; readonly body: ApplyBody },
): Promise<{ version: number }> {
  assertVersion(loan, body.version);
  const { report, borrowers, debts, scores, events } = await compareReport(portal, loan, id);
  if (stopsFor(caller.actor, report).length > 0) throw refuse('conflict', 'credit-report-stopped');
  const result: CreditResult = {
    version: body.version,
    issued: report.issued,
    isSimulation: report.isSimulation,
    borrowers: body.scores ? [...borrowers] : [],
    scores: body.scores
      ? scores.map(({ owner, bureau, after, model }) => ({ owner, bureau, score: after, model }))
      : [],
    eventDates: body.events
      ? events.flatMap(({ owner, field, reported, end, isTaken }) =>
          isTaken && reported ? [{ owner, field, date: reported, end }] : [],
        )
      : [],
    liabilities: reconciledDebts(loan.liabilities, debts, body.debts, randomUUID).map((debt) => ({ ...debt })),
  };
  const detail = { report: id, scores: body.scores, events: result.eventDates.length, debts: body.debts.length };
  const { version } = await storeUse(portal, caller, loan, { reports: [id], result, detail });
  return { version };
}

/**
 * Adds the debts of the latest report of each application to a loan that has no debts, and returns the loan. A report that stops for
 * the user is left out.
 */
export async function copyReportedDebts(portal: AppContext, caller: Caller, loan: LoanDocument): Promise<LoanDocument> {
  if (loan.liabilities.length > 0) return loan;
  const all = await reportsOf(portal.db, portal.vault, loan.sLNm);
  const latest = [0, 1].flatMap((application) => {
    const { row, report } = all.find((one) => one.row.application === application && one.report) ?? {};
    return row && report && stopsFor(caller.actor, report).length === 0 ? [{ id: row.id, report }] : [];
  });
  const debts = latest.flatMap(({ report: { tradelines, publicRecords } }) =>
    reportedDebts({ tradelines, publicRecords }).flatMap(({ values }) =>
      values ? [{ id: randomUUID(), ...values }] : [],
    ),
  );
  const [newest] = latest;
  if (!newest || debts.length === 0) return loan;
  const { issued, isSimulation } = newest.report;
  const nothingElse = { borrowers: [], scores: [], eventDates: [] };
  return storeUse(portal, caller, loan, {
    reports: latest.map(({ id }) => id),
    result: { version: loan.version, issued, isSimulation, ...nothingElse, liabilities: debts },
    detail: { debts: debts.length },
  });
}
