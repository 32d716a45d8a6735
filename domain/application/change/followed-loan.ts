import type { ComplianceFacts } from '../../compliance/compliance-input';
import { higherPricedCode } from '../../compliance/higher-priced-code';
import type { NewLoanDocument } from '../../loan/document';
import { hasFinalFigures } from '../../loan/status';
import { thousandthsOf } from '../../numbers/cents';
import { formatThousandths } from '../../numbers/fixed';
import { loanPricedFor, referenceOf } from '../../pricing/catalog-reference';
import { insuranceFields } from '../../pricing/insurance/insurance-fields';
import { followsQuote } from '../../pricing/insurance/premium-fields';
import { noteAmount } from '../../pricing/loan-charges';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import type { Program } from '../../pricing/program';
import { programApr } from '../../pricing/program-apr';
import { ScenarioError } from '../../pricing/read-field';
import { readScenario } from '../../pricing/read-scenario';
import type { PricingScenario } from '../../pricing/scenario';
import { inForceOnly } from '../../reference/limits-catalog';
import { closingChanges } from '../closing/closing-derived-changes';
import { applyLoanChange } from './loan-change';
import { isPremiumOutdated } from './premium-changes';

/** What the figures of a chosen program are calculated from, besides the loan. */
export interface FollowFacts {
  readonly catalog: PricingCatalog;
  /** Pacific day, YYYY-MM-DD. */
  readonly today: string;
}

/** A premium can change the DTI, and a DTI above 45% the premium. */
const MOST_ROUNDS = 3;

const scenarioOf = (loan: NewLoanDocument, catalog: PricingCatalog, today: string): PricingScenario =>
  readScenario({ ...loan }, {}, referenceOf(catalog, loanPricedFor({ ...loan })), today);

function withPremium<Kind extends NewLoanDocument>(
  before: NewLoanDocument,
  loan: Kind,
  program: Program,
  { catalog, today }: FollowFacts,
): Kind {
  const rate = thousandthsOf(loan.sNoteIR);
  if (rate === undefined || program.insurance !== 'pmi') return loan;
  if (!followsQuote(loan) && !isPremiumOutdated(before, loan)) return loan;
  return applyLoanChange(loan, insuranceFields(scenarioOf(loan, catalog, today), program, rate));
}

function withApr<Kind extends NewLoanDocument>(loan: Kind, program: Program, { catalog, today }: FollowFacts): Kind {
  const rate = thousandthsOf(loan.sNoteIR);
  if (rate === undefined) return loan;
  const scenario = scenarioOf(loan, catalog, today);
  const quoted = { rate, point: thousandthsOf(loan.sLDiscntPc) ?? 0 };
  const { apr } = programApr(scenario, program, noteAmount(scenario, program), quoted);
  return applyLoanChange(loan, { sApr: apr === undefined ? null : formatThousandths(apr) });
}

/** What decides whether a loan is higher-priced with a program: the limits in force at the property, and the average rates. */
export function higherPricedFacts(
  loan: NewLoanDocument,
  program: Program,
  { catalog, today }: FollowFacts,
): ComplianceFacts {
  const places = catalog.places && inForceOnly(catalog.places);
  const scenario = scenarioOf(loan, { ...catalog, ...(places && { places }) }, today);
  return { today, apor: catalog.apor ?? [], program, scenario };
}

function withHigherPriced<Kind extends NewLoanDocument>(loan: Kind, program: Program, facts: FollowFacts): Kind {
  const sHighPricedMortgageT = higherPricedCode(loan, higherPricedFacts(loan, program, facts));
  return applyLoanChange(loan, { sHighPricedMortgageT });
}

const figuresOf = ({ sProMInsR, sFfUfmipR, sApr, sHighPricedMortgageT, sQualIR }: NewLoanDocument): string =>
  JSON.stringify([sProMInsR, sFfUfmipR, sApr, sHighPricedMortgageT, sQualIR]);

function settled<Kind extends NewLoanDocument>(
  before: NewLoanDocument,
  changed: Kind,
  program: Program,
  facts: FollowFacts,
  rounds = MOST_ROUNDS,
): Kind {
  const measured = withHigherPriced(
    withApr(withPremium(before, changed, program, facts), program, facts),
    program,
    facts,
  );
  const next = applyLoanChange(measured, closingChanges(before, measured));
  const isStable = rounds <= 1 || figuresOf(next) === figuresOf(changed);
  return isStable ? next : settled(next, next, program, facts, rounds - 1);
}

/**
 * The changed loan with the figures that follow from its program: premium, APR, higher-priced or not, and qualifying rate. Program,
 * note rate and price stay as they were chosen. An entered premium stays, too, until the LTV or the score changes. So do the figures of
 * a loan that was funded or withdrawn, of one whose program is no longer in the catalog, and of one with a value that the pricing
 * cannot read.
 */
export function followedLoan<Kind extends NewLoanDocument>(
  before: NewLoanDocument,
  changed: Kind,
  facts: FollowFacts,
): Kind {
  const program = facts.catalog.programs.find(({ lLpTemplateId }) => lLpTemplateId === changed.sLpTemplateId);
  if (!program || hasFinalFigures(changed.sStatusT)) return changed;
  try {
    return settled(before, changed, program, facts);
  } catch (error) {
    if (error instanceof ScenarioError) return changed;
    throw error;
  }
}
