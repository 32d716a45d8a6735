import type { Kysely } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { loanPricedFor, referenceOf } from '../../../domain/pricing/catalog-reference';
import type { Program } from '../../../domain/pricing/program';
import { readScenario } from '../../../domain/pricing/read-scenario';
import type { PricingScenario } from '../../../domain/pricing/scenario';
import { inForceOnly } from '../../../domain/reference/limits-catalog';
import type { PortalDb } from '../../db/portal-db';
import { yearInForce } from '../places/counties';
import { allBranchFees, pricingPlaces, programOf } from './catalog.queries';
import { cardsForPricing } from './insurance-cards';

/** The program that a loan has chosen, and the loan as it is priced, with the limits in force at a time. */
export interface PricingFacts {
  readonly program: Program | undefined;
  readonly scenario: PricingScenario;
}

export async function pricingFacts(db: Kysely<PortalDb>, loan: LoanDocument, at: Date): Promise<PricingFacts> {
  const [program, places, branchFees, insuranceCards] = await Promise.all([
    loan.sLpTemplateId ? programOf(db, loan.sLpTemplateId) : undefined,
    pricingPlaces(db, await yearInForce(db, at)),
    allBranchFees(db),
    cardsForPricing(db, at),
  ]);
  const reference = referenceOf(
    { places: inForceOnly(places), branchFees, insuranceCards },
    loanPricedFor({ ...loan }),
  );
  return { program, scenario: readScenario({ ...loan }, {}, reference, pacificDate(at)) };
}
