import { withComputed } from '../../../domain/application/change/computed';
import { followedLoan } from '../../../domain/application/change/followed-loan';
import type { CreditResult } from '../../../domain/credit/credit-result.schemas';
import { DEMO_REPORT, REPORT_APPLIED } from '../../../domain/credit/demo-score';
import { pacificDate } from '../../../domain/format/date';
import { REPORTED } from '../../../domain/loan/credit-score';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Applicant } from '../../../domain/loan/records';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { LoanWrite } from '../journal/loan-write';
import { logStatus } from '../journal/status-log';
import { changedLoan } from '../loan-rules/changed-loan';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/** The applications with the scores of the report, which name it as their source, and the days of declared events. */
function scored(
  applicants: readonly Applicant[],
  { scores, borrowers, issued, eventDates }: CreditResult,
): Applicant[] {
  return applicants.map((applicant, index) => {
    const own = scores.filter(({ owner }) => Number(owner[0]) === index);
    const fields = own.flatMap(({ owner, bureau, score, model }): [string, unknown][] => {
      const prefix = `a${owner[1]}${bureau}`;
      const isScore = score !== null && model !== null;
      if (!isScore && score !== null) return [];
      return [
        [`${prefix}Score`, score],
        [`${prefix}ModelT`, isScore ? model : null],
        [`${prefix}ScoreSourceT`, isScore ? REPORTED : null],
      ];
    });
    const dates = eventDates
      .filter(({ owner }) => Number(owner[0]) === index)
      .map(({ owner, field, date }) => [field.replace(/^aB/, `a${owner[1]}`), date]);
    const isReported = borrowers.some((owner) => Number(owner[0]) === index);
    return {
      ...applicant,
      ...Object.fromEntries(fields),
      ...Object.fromEntries(dates),
      ...(isReported && { aCrOd: issued }),
    };
  });
}

/**
 * Writes what a user took over from a credit report: scores, its day and the debts. The status log says where they came from.
 * Throws `stale` with the current loan, or `invalid` with fields.
 */
export async function storeCredit(
  trx: Trx,
  result: CreditResult,
  catalog: PricingCatalog,
  newId: () => string,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const { version, liabilities } = result;
  const changed = changedLoan(stored, { version, changes: { liabilities } }, newId);
  const note = result.isSimulation ? DEMO_REPORT : REPORT_APPLIED;
  await logStatus(trx, stored.sStatusT, stored.sStatusT, { ...write, note });
  const reported = withComputed({ ...changed, applicants: scored(changed.applicants, result) });
  return storeChanged(trx, stored, followedLoan(stored, reported, { catalog, today: pacificDate(write.now) }), write);
}
