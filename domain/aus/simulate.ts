import type { AusFacts } from './facts.schemas';
import { type Draft, findingsOf } from './finding-draft';
import { type AusOutcome, outcomeText, type Recommendation } from './outcome';
import { referrals, riskNotes } from './rules/credit-check';
import { pastEvents } from './rules/credit-events';
import { ruleOn } from './rules/dated-rule';
import { type CountyLimits, eligibilityFindings } from './rules/eligibility-check';
import { pointsOf, totalPoints } from './rules/points';
import { underwritingRules } from './rules/underwriting-rules';
import { allowsValueAcceptance, valueAcceptanceRules } from './rules/value-acceptance';
import { redFlags, verificationDrafts } from './rules/verifications';
import type { AusReport } from './run.schemas';
import { type AusSystem, type Scorecard, scorecardOf } from './systems';

export interface SimulationInput {
  readonly system: AusSystem;
  readonly facts: AusFacts;
  /** Pacific day of the submission (YYYY-MM-DD): the rules of this day apply. */
  readonly day: string;
  /** Limits of the county; undefined if it is not known. */
  readonly county: CountyLimits | undefined;
  /** What the loan lacks or contradicts; a submission with any has no result. */
  readonly problems: readonly Draft[];
  /** The facts of the previous run of the same system. */
  readonly previous?: AusFacts | undefined;
  /** How often the loan was submitted to the system, this time included. */
  readonly runs?: number;
}

const SINGLE_WIDE = '10';
const COOP = '3';

/** Property types that the system does not underwrite: single-wide manufactured homes, and co-ops in TOTAL. */
const isOutOfScope = ({ sGseSpT, sProdSpT }: AusFacts, scorecard: Scorecard): boolean =>
  sGseSpT === SINGLE_WIDE || (scorecard === 'TOTAL' && sProdSpT === COOP);

const approvals: Readonly<Record<Scorecard, readonly [yes: Recommendation, no: Recommendation]>> = {
  DU: ['approve', 'refer-caution'],
  LPA: ['accept', 'caution'],
  TOTAL: ['approve', 'refer'],
};

const nothing = {
  ...{ recommendation: null, eligibility: null, documentation: null, valueAcceptance: false },
  ...{ points: null, neededPoints: null },
} as const;

/** Points above those that are needed from which LPA asks for less documentation. */
const STREAMLINED = 20;
/** ZIP codes with an odd last digit have an earlier appraisal on file: the simulator's own invention. */
const hasPriorValue = ({ sSpZip }: AusFacts): boolean => Number((sSpZip ?? '').slice(-1)) % 2 === 1;

/** What the facts amount to without the result itself. */
function withResult(scorecard: Scorecard, outcome: AusOutcome, drafts: readonly Draft[]) {
  return findingsOf(scorecard, [{ code: 'aus-result', values: { result: outcomeText(outcome) } }, ...drafts]);
}

/** Decides a submission by published rules; where they leave it open, by points of our own. No agency is asked. */
export function simulate(input: SimulationInput): AusReport {
  const { system, facts, day, county, problems, previous, runs = 1 } = input;
  const scorecard = scorecardOf(system, facts.sLT);
  const { reserves, requiredReserves } = facts;
  const undecided = (status: AusReport['status'], drafts: readonly Draft[]): AusReport => ({
    ...nothing,
    ...{ scorecard, status, reserves, requiredReserves },
    findings: withResult(scorecard, { status, scorecard, recommendation: null, eligibility: null }, drafts),
  });
  if (problems.length > 0) {
    const isMissing = problems.some(({ code }) => code !== 'aus-field-contradicted');
    return undecided(system === 'LPA' ? (isMissing ? 'incomplete' : 'invalid') : 'error', problems);
  }
  if (isOutOfScope(facts, scorecard)) return undecided('out-of-scope', [{ code: 'aus-out-of-scope' }]);
  const rule = ruleOn(underwritingRules[scorecard], day);
  const { isEligible, drafts } = eligibilityFindings(facts, scorecard, { rule, day, county });
  const points = pointsOf(facts);
  const referred = referrals(facts, rule, day);
  const isApproved = referred.length === 0 && totalPoints(points) >= rule.neededPoints;
  const [yes, no] = approvals[scorecard];
  const outcome: AusOutcome = {
    ...{ status: 'complete', scorecard, recommendation: isApproved ? yes : no },
    eligibility: isEligible ? 'eligible' : 'ineligible',
  };
  const valueAcceptance =
    isApproved &&
    isEligible &&
    scorecard !== 'TOTAL' &&
    allowsValueAcceptance(facts, ruleOn(valueAcceptanceRules, day), hasPriorValue(facts));
  const isStreamlined = isApproved && totalPoints(points) >= rule.neededPoints + STREAMLINED;
  return {
    ...outcome,
    documentation: scorecard === 'LPA' ? (isStreamlined ? 'streamlined' : 'standard') : null,
    ...{ valueAcceptance, reserves, requiredReserves, points, neededPoints: rule.neededPoints },
    findings: withResult(scorecard, outcome, [
      ...referred,
      ...riskNotes(facts, rule, points),
      ...drafts,
      ...pastEvents(facts, day),
      ...verificationDrafts(facts, previous, valueAcceptance),
      ...redFlags(facts, previous, runs),
    ]),
  };
}
