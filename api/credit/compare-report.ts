import { randomUUID } from 'node:crypto';
import { stopsFor } from '../../domain/credit/alerts';
import {
  type DebtComparison,
  mayRemove,
  reconcileDebts,
  reconciledDebts,
  reportedDebts,
} from '../../domain/credit/reconcile';
import type { ApplyBody, CreditComparison } from '../../domain/credit/reconcile.schemas';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import { scoreChanges } from '../../domain/credit/report-scores';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import type { LiabilityRecord, Owner } from '../../domain/loan/records';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { writeLoan } from '../loan/gateway.service';
import { assertVersion } from '../loan/loan.service';
import { lastFour } from './last-four';
import { type OpenReport, reportById, reportsOf } from './reports.queries';

interface Compared {
  readonly opened: OpenReport;
  readonly report: CreditReportData;
  readonly borrowers: readonly Owner[];
  readonly debts: readonly DebtComparison[];
  readonly scores: ReturnType<typeof scoreChanges>;
}

/** Throws `not-found` for a report that the loan does not have, or that has not come yet. */
async function compare(portal: AppContext, loan: LoanDocument, id: string): Promise<Compared> {
  const opened = await reportById(portal.db, portal.vault, id);
  if (!opened?.report || opened.row.loan_num !== loan.sLNm) throw notFound('no-credit-report');
  const { report } = opened;
  const borrowers = opened.request.sent.borrowers.map(({ owner }) => owner);
  const all = await reportsOf(portal.db, portal.vault, loan.sLNm);
  const earlier = all
    .filter(({ row }) => row.applied_at !== null && row.id !== id)
    .toSorted((one, other) => Number(other.row.applied_at) - Number(one.row.applied_at))
    .flatMap((one) => one.report ?? []);
  // What this report itself wrote is no user's either.
  const known = opened.row.applied_at === null ? earlier : [report, ...earlier];
  return {
    ...{ opened, report, borrowers },
    debts: reconcileDebts(loan.liabilities, report, { earlier: known, borrowers }),
    scores: scoreChanges(loan.applicants, report, borrowers),
  };
}

const shownDebt = (debt: Omit<LiabilityRecord, 'id'>) => ({
  owners: [...debt.owners],
  type: debt.type ?? null,
  holder: debt.holder ?? '',
  account: lastFour(debt.accountNumber ?? ''),
  balance: debt.balance ?? null,
  payment: debt.payment ?? null,
  excluded: debt.excluded === true,
  payoff: debt.payoff === true,
});

/** The score that prices the loan once these scores are stored. */
function scoreAfter(loan: LoanDocument, scores: Compared['scores']): number | null {
  const applicants = loan.applicants.map((applicant, index) => {
    const own = scores.filter(({ owner }) => Number(owner[0]) === index);
    const fields = own.flatMap(({ owner, bureau, after, model }) => [
      [`a${owner[1]}${bureau}Score`, after],
      ...(model === null ? [] : [[`a${owner[1]}${bureau}ModelT`, model]]),
    ]);
    return { ...applicant, ...Object.fromEntries(fields) };
  });
  return loanScore({ ...loan, applicants })?.score ?? null;
}

/** The loan next to a report, before anything is written. */
export async function comparisonFor(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  id: string,
): Promise<CreditComparison> {
  const { report, debts, scores } = await compare(portal, loan, id);
  return {
    version: loan.version,
    scores,
    loanScore: { before: loanScore(loan)?.score ?? null, after: scoreAfter(loan, scores) },
    debts: debts.map((one) => ({
      ...{ key: one.key, state: one.state, differs: [...one.differs] },
      current: one.current && shownDebt(one.current),
      reported: one.reported && shownDebt(one.reported),
      otherOwners: one.otherOwners && [...one.otherOwners],
      ...{ needsProperty: one.needsProperty, needsEscrow: one.needsEscrow, canRemove: mayRemove(one) },
    })),
    properties: loan.reos.map(({ id: reo, address, city }) => ({
      id: reo,
      text: [address, city].filter(Boolean).join(', ') || reo,
    })),
    stops: stopsFor(actor, report),
  };
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
  const { opened, report, borrowers, debts, scores } = await compare(portal, loan, id);
  if (stopsFor(caller.actor, report).length > 0) throw refuse('conflict', 'credit-report-stopped');
  const result = {
    version: body.version,
    issued: report.issued,
    isSimulation: report.isSimulation,
    borrowers: body.scores ? [...borrowers] : [],
    scores: body.scores
      ? scores.map(({ owner, bureau, after, model }) => ({ owner, bureau, score: after, model }))
      : [],
    liabilities: reconciledDebts(loan.liabilities, debts, body.debts, randomUUID).map((debt) => ({ ...debt })),
  };
  const write = {
    action: 'loan.credit-applied',
    loanNum: loan.sLNm,
    detail: { report: id, scores: body.scores, debts: body.debts.length },
    event: 'loan',
  } as const;
  const changed = await writeLoan(portal, caller, write, (operation) =>
    portal.los.storeCredit(operation, loan.sLNm, result),
  );
  await portal.db
    .updateTable('portal.credit_reports')
    .set({ applied_at: portal.clock(), applied_by: caller.actor.displayName })
    .where('id', '=', opened.row.id)
    .execute();
  return { version: changed.version };
}

/**
 * Adds the debts of the latest report of each application to a loan that has no debts, and returns the loan. A report that stops for
 * the user is left out.
 */
export async function copyReportedDebts(portal: AppContext, caller: Caller, loan: LoanDocument): Promise<LoanDocument> {
  if (loan.liabilities.length > 0) return loan;
  const all = await reportsOf(portal.db, portal.vault, loan.sLNm);
  const latest = [0, 1].flatMap((application) => {
    const { report } = all.find((one) => one.row.application === application && one.report) ?? {};
    return report && stopsFor(caller.actor, report).length === 0 ? [report] : [];
  });
  const debts = latest.flatMap(({ tradelines, publicRecords }) =>
    reportedDebts({ tradelines, publicRecords }).flatMap(({ values }) =>
      values ? [{ id: randomUUID(), ...values }] : [],
    ),
  );
  const [newest] = latest;
  if (!newest || debts.length === 0) return loan;
  const { issued, isSimulation } = newest;
  const result = { version: loan.version, issued, isSimulation, borrowers: [], scores: [], liabilities: debts };
  const write = {
    action: 'loan.credit-applied',
    loanNum: loan.sLNm,
    detail: { debts: debts.length },
    event: 'loan',
  } as const;
  return writeLoan(portal, caller, write, (operation) => portal.los.storeCredit(operation, loan.sLNm, result));
}
