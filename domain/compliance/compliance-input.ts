import { type Agency, agencyOf, ruleOf } from '../loan/agency';
import type { LoanValues } from '../loan/document';
import { centsOf, thousandthsOf } from '../numbers/cents';
import type { Cents, Thousandths } from '../numbers/fixed';
import { type AporTerm, type AporWeek, aporOn, aporTermOf, mondayOf } from '../pricing/apor';
import type { Program } from '../pricing/program';
import type { PricingScenario } from '../pricing/scenario';
import { type QualifiedRule, qualifiedRules } from './spread-limits';
import { type YearlyFigures, yearlyFigures } from './yearly-figures';

/** Facts that the tests need and a loan does not have. */
export interface ComplianceFacts {
  /** Pacific day, YYYY-MM-DD. */
  readonly today: string;
  readonly apor: readonly AporWeek[];
  /** The chosen program; undefined if there is none, or it is not offered any more. */
  readonly program: Program | undefined;
  /** The loan as it is priced, with its county and the limits of that; undefined where only the closed loan is known. */
  readonly scenario: PricingScenario | undefined;
  /** The amount financed of a closed loan, as its Closing Disclosure has it. */
  readonly amountFinanced?: Cents | undefined;
}

/** Everything that the tests read, once. */
export interface ComplianceInput {
  readonly loan: LoanValues;
  readonly agency: Agency;
  readonly rule: QualifiedRule | undefined;
  readonly program: Program | undefined;
  readonly scenario: PricingScenario | undefined;
  readonly amountFinanced: Cents | undefined;
  /** The day on which the rate was set: the day of the lock, otherwise today. */
  readonly rateSetDay: string;
  readonly locked: boolean;
  readonly closingDay: string;
  readonly figures: YearlyFigures | undefined;
  readonly week: string;
  readonly term: AporTerm | undefined;
  readonly apor: Thousandths | undefined;
  readonly apr: Thousandths | undefined;
  /** The principal that the note states. */
  readonly note: Cents | undefined;
  readonly subordinate: boolean;
  readonly manufactured: boolean;
  /** An open-end line, whose rate may change every month. */
  readonly lineOfCredit: boolean;
}

export const LOCKED = '1';
const SECOND = '1';
const MANUFACTURED = '4';
const ADJUSTABLE = '1';

/** The day on which the rate of a loan was set: the day of its lock, otherwise today. */
export function rateSetOn(loan: LoanValues, today: string): { readonly day: string; readonly locked: boolean } {
  const day = loan.sRateLockStatusT === LOCKED ? loan.sRLckdD : undefined;
  return { day: day ?? today, locked: Boolean(day) };
}

export function complianceInput(loan: LoanValues, facts: ComplianceFacts): ComplianceInput {
  const { today, program, scenario, amountFinanced } = facts;
  const { day: rateSetDay, locked } = rateSetOn(loan, today);
  const closingDay = loan.sConsummationD ?? loan.sClosedD ?? loan.sEstCloseD ?? today;
  const term = aporTermOf(loan);
  return {
    loan,
    agency: agencyOf(loan),
    rule: ruleOf(qualifiedRules, loan),
    program,
    scenario,
    amountFinanced,
    rateSetDay,
    locked,
    closingDay,
    figures: yearlyFigures(closingDay),
    week: mondayOf(rateSetDay),
    term,
    apor: term && aporOn(facts.apor, term, rateSetDay),
    apr: thousandthsOf(loan.sApr),
    note: centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc),
    subordinate: loan.sLienPosT === SECOND,
    manufactured: loan.sProdSpT === MANUFACTURED,
    lineOfCredit: loan.sFinMethT === ADJUSTABLE && loan.sRAdjCapMon === 1,
  };
}
