import type { AusFacts } from '../../aus/facts.schemas';
import type { AusReport } from '../../aus/run.schemas';
import { simulate } from '../../aus/simulate';
import type { AusSystem } from '../../aus/systems';
import type { NewLoanDocument } from '../../loan/document';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { ausFactsOf } from './aus-facts';
import { countyLimitsOf } from './county-limits';
import { preflightDrafts, preflightOf } from './preflight';

export interface UnderwriteOptions {
  readonly catalog: PricingCatalog;
  /** Pacific day (YYYY-MM-DD). */
  readonly today: string;
  readonly previous?: AusFacts | undefined;
  readonly runs?: number;
}

/** Runs the simulator of a system for a loan. The loan is read with its computed values. */
export function underwrite(
  loan: NewLoanDocument,
  system: AusSystem,
  { catalog, today, previous, runs = 1 }: UnderwriteOptions,
): { readonly facts: AusFacts; readonly report: AusReport } {
  const facts = ausFactsOf(loan, system);
  const report = simulate({
    ...{ system, facts, day: today, previous, runs },
    county: countyLimitsOf(loan, catalog, today),
    problems: preflightDrafts(preflightOf(loan, today)),
  });
  return { facts, report };
}
