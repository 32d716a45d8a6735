import type { Thousandths } from '../../numbers/fixed';
import { type InsuredLoan, standardCoverage } from '../data/insurance-coverage';
import { isInsuredLtv } from '../insured-ltv';
import { viewLoan } from '../loan-view';
import type { Program } from '../program';
import type { PricingScenario } from '../scenario';
import { type PremiumKind, paysMonthly } from './premium-kind';
import type { RateAdjustment, RateCard, RateLine } from './rate-card';

/** What one insurer charges for a loan. */
export interface InsuranceQuote {
  /** Null for an estimate. */
  readonly company: string | null;
  readonly kind: PremiumKind;
  readonly coverage: Thousandths;
  /** Yearly rate of the monthly premium; 0 if there is none. */
  readonly yearly: Thousandths;
  /** Share of the loan amount that is paid at once, by the borrower or the lender; 0 if there is none. */
  readonly upfront: Thousandths;
  /** The score is not known, so the quote is that of the lowest scores. */
  readonly withoutScore: boolean;
}

const applies: Readonly<Record<RateAdjustment, (scenario: PricingScenario, program: Program) => boolean>> = {
  'cash-out': ({ purpose }) => purpose === '2',
  'second-home': ({ occupancy }) => occupancy === '1',
  investment: ({ occupancy }) => occupancy === '2',
  manufactured: ({ propertyType }) => propertyType === '4',
  'two-to-four-units': ({ units }) => units > 1,
  'adjustable-rate': (_, { amortization }) => amortization.kind === 'arm',
  'two-borrowers': ({ borrowers }) => borrowers > 1,
  'dti-above-45': ({ dti }) => dti !== undefined && dti > 45_000,
};

/** Whether a loan must be insured: above 80% in a program with private insurance. */
export const needsInsurance = ({ program, view }: InsuredLoan): boolean =>
  program.insurance === 'pmi' && isInsuredLtv(view.ltv);

interface Wanted {
  readonly loan: InsuredLoan;
  readonly kind: PremiumKind;
  readonly coverage: Thousandths;
}

const byKind = new WeakMap<RateCard, Map<PremiumKind, readonly RateLine[]>>();

/** The lines of a kind of premium. A card has hundreds of lines, and every program asks for those of one kind. */
function linesOf(card: RateCard, kind: PremiumKind): readonly RateLine[] {
  const kinds = byKind.get(card) ?? new Map<PremiumKind, readonly RateLine[]>();
  byKind.set(card, kinds);
  const lines = kinds.get(kind) ?? card.lines.filter((line) => line.kind === kind);
  kinds.set(kind, lines);
  return lines;
}

/** Whether a line is for the loan's term and LTV. */
function fits({ minTerm, maxTerm, ltvOver, ltvUpTo }: RateLine, { program, view }: InsuredLoan): boolean {
  const ltv = view.ltv ?? 0;
  return program.termMonths >= minTerm && program.termMonths <= maxTerm && ltv > ltvOver && ltv <= ltvUpTo;
}

const lowestScore = (lines: readonly RateLine[]): number => Math.min(...lines.map(({ minScore }) => minScore));

/**
 * The premium of a card with the least coverage that is enough, and the adjustments of the same coverage. A loan without a score is
 * quoted in the lowest score range of the card, like its price adjustments.
 */
function quoteOf(card: RateCard, wanted: Wanted): InsuranceQuote | undefined {
  const { loan, kind } = wanted;
  const lines = linesOf(card, kind).filter((line) => fits(line, loan));
  const enough = lines.filter(
    ({ adjustment, coverage }) => adjustment === null && coverage !== null && coverage >= wanted.coverage,
  );
  const withoutScore = loan.scenario.score === undefined;
  const score = loan.scenario.score ?? lowestScore(enough);
  const isInRange = ({ minScore, maxScore }: RateLine): boolean => score >= minScore && score <= maxScore;
  const [base] = enough.filter(isInRange).sort((a, b) => (a.coverage ?? 0) - (b.coverage ?? 0));
  if (!base) return undefined;
  const added = lines.filter(
    (line) =>
      line.adjustment !== null &&
      isInRange(line) &&
      (line.coverage === null || line.coverage === base.coverage) &&
      applies[line.adjustment](loan.scenario, loan.program),
  );
  const rate = Math.max(
    0,
    added.reduce((sum, line) => sum + line.rate, base.rate),
  );
  const coverage = base.coverage ?? wanted.coverage;
  const quote = { company: card.company, kind, coverage, withoutScore };
  if (kind === 'split') return { ...quote, yearly: rate, upfront: base.upfront };
  return { ...quote, yearly: paysMonthly(kind) ? rate : 0, upfront: paysMonthly(kind) ? 0 : rate };
}

/** What a premium costs in five years, in which a Loan Estimate compares loans (12 CFR 1026.37(l)(1)). */
const fiveYears = ({ yearly, upfront }: InsuranceQuote): Thousandths => upfront + 5 * yearly;

const sameName = (one: string, other: string | undefined): boolean =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

function quoteFor(scenario: PricingScenario, program: Program): InsuranceQuote | undefined {
  const loan = { scenario, program, view: viewLoan(scenario, program, undefined) };
  const { premiumKind: kind, insuranceCoverage, insuranceCards, insuranceCompany } = scenario;
  const standard = standardCoverage(loan);
  if (kind === undefined || standard === undefined || !needsInsurance(loan)) return undefined;
  const wanted = { loan, kind, coverage: insuranceCoverage ?? standard * 1000 };
  const quotes = insuranceCards.flatMap((card) => quoteOf(card, wanted) ?? []);
  const chosen = quotes.find(({ company }) => company !== null && sameName(company, insuranceCompany));
  return chosen ?? quotes.sort((a, b) => fiveYears(a) - fiveYears(b))[0];
}

/** Quotes by scenario and program: each rate of a program asks for the same one. */
const known = new WeakMap<PricingScenario, Map<Program, InsuranceQuote | undefined>>();

/**
 * The premium of the loan's insurance company, otherwise of the cheapest one that insures the loan; undefined if the loan needs no
 * insurance or no company insures it.
 */
export function insuranceQuote(scenario: PricingScenario, program: Program): InsuranceQuote | undefined {
  const quotes = known.get(scenario) ?? new Map<Program, InsuranceQuote | undefined>();
  known.set(scenario, quotes);
  if (!quotes.has(program)) quotes.set(program, quoteFor(scenario, program));
  return quotes.get(program);
}
