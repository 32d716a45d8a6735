import { addDays } from '../../format/date';
import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import type { EmploymentRecord } from '../../loan/records';
import type { WhyNot } from './calculation';
import { type IncomeLine, uncounted } from './income-line';
import { projectedRules } from './income-rules';
import { hasSeveralUnits, occupancyOf, PRIMARY_RESIDENCE } from './occupancy';

const PURCHASE = '0';

const isHomePurchase = (loan: NewLoanDocument): boolean =>
  loan.sLPurposeT === PURCHASE && occupancyOf(loan) === PRIMARY_RESIDENCE && !hasSeveralUnits(loan);

/** Why the pay of a job with an offer letter does not count at all. */
function whyNotProjected(job: EmploymentRecord, loan: NewLoanDocument): WhyNot | undefined {
  const rule = ruleOf(projectedRules, loan);
  const closing = loan.sClosedD ?? loan.sEstCloseD;
  if (!rule || !job.startDate || !closing) return 'noStartDate';
  if (job.startDate <= closing) return undefined;
  if (rule.days !== undefined && job.startDate > addDays(closing, rule.days)) return 'startsTooLate';
  if (!rule.onlyHomePurchase) return undefined;
  if (job.relatedEmployer === true) return 'relatedEmployer';
  return isHomePurchase(loan) ? undefined : 'notHomePurchase';
}

/** The pay of a job that starts after closing, as far as the loan's agency counts it. */
export function projectedLines(
  job: EmploymentRecord,
  loan: NewLoanDocument,
  lines: readonly IncomeLine[],
): IncomeLine[] {
  if (job.projected !== true) return [...lines];
  const why = whyNotProjected(job, loan);
  const started = !why && (job.startDate ?? '') <= (loan.sClosedD ?? loan.sEstCloseD ?? '');
  const onlyBase = !started && ruleOf(projectedRules, loan)?.onlyBase === true;
  return lines.map((one) => {
    if (!one.line.counted) return one;
    if (why) return uncounted(one, why);
    return onlyBase && one.type !== 'incomeBase' && one.type !== 'incomeUnsplit' ? uncounted(one, 'onlyBasePay') : one;
  });
}
