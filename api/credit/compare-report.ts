import { stopsFor } from '../../domain/credit/alerts';
import { type DebtComparison, mayRemove, reconcileDebts } from '../../domain/credit/reconcile';
import type { CreditComparison } from '../../domain/credit/reconcile.schemas';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import { scoreChanges } from '../../domain/credit/report-scores';
import { type EventComparison, reportedEvents } from '../../domain/credit/reported-events';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import type { LiabilityRecord, Owner } from '../../domain/loan/records';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';
import { lastFour } from './last-four';
import { type OpenReport, reportById, reportsOf } from './reports.queries';

interface Compared {
  readonly opened: OpenReport;
  readonly report: CreditReportData;
  readonly borrowers: readonly Owner[];
  readonly debts: readonly DebtComparison[];
  readonly scores: ReturnType<typeof scoreChanges>;
  readonly events: readonly EventComparison[];
}

/** Throws `not-found` for a report that the loan does not have, or that has not come yet. */
export async function compareReport(portal: AppContext, loan: LoanDocument, id: string): Promise<Compared> {
  const opened = await reportById(portal.db, portal.vault, id);
  if (!opened?.report || opened.row.loan_num !== loan.sLNm) throw notFound('no-credit-report');
  const { report } = opened;
  const borrowers = opened.request.sent.borrowers.map(({ owner }) => owner);
  const all = await reportsOf(portal.db, portal.vault, loan.sLNm);
  const earlier = all
    .filter(({ row }) => row.used_at !== null && row.id !== id)
    .toSorted((one, other) => Number(other.row.used_at) - Number(one.row.used_at))
    .flatMap((one) => one.report ?? []);
  // What this report itself wrote is no user's either.
  const known = opened.row.used_at === null ? earlier : [report, ...earlier];
  return {
    ...{ opened, report, borrowers },
    debts: reconcileDebts(loan.liabilities, report, { earlier: known, borrowers }),
    scores: scoreChanges(loan.applicants, report, borrowers),
    events: reportedEvents(loan, report),
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
  const { report, debts, scores, events } = await compareReport(portal, loan, id);
  return {
    version: loan.version,
    scores,
    events: events.map((event) => ({ ...event })),
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
