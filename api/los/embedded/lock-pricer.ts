import type { LoanDocument } from '../../../domain/loan/document';
import { hasFinalFigures } from '../../../domain/loan/status';
import type { LockPricer } from '../../../domain/locks/lock-context';
import { lockPriceOf } from '../../../domain/locks/lock-price';
import type { PricedBasis } from '../../../domain/locks/lock-record';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { sheetsInForce } from '../../../domain/pricing/rate-sheet';
import { scenarioOf } from './price';

/** Tells properties apart by their address; one without a street is not known yet. */
export function propertyOf({ sSpAddr, sSpCity, sSpState, sSpZip }: LoanDocument): string {
  const street = sSpAddr?.trim() ?? '';
  if (street === '') return '';
  return [street, sSpCity, sSpState, sSpZip].map((part) => (part ?? '').trim().toLowerCase()).join('|');
}

interface Market {
  readonly catalog: PricingCatalog;
  readonly now: Date;
  /** The catalogs of the moments at which the prices of the lock were made, where they are needed. */
  readonly past?: ReadonlyMap<string, PricingCatalog>;
}

/** Prices a loan as it is, from the sheet of its lock and from those of today. */
export function lockPricer(loan: LoanDocument, { catalog, now, past }: Market): LockPricer {
  const scenario = scenarioOf(loan, {}, catalog, now);
  const basisOf = (from: PricingCatalog | undefined, programId: string, at: Date): PricedBasis | undefined => {
    const program = from?.programs.find(({ lLpTemplateId }) => lLpTemplateId === programId);
    const sheet = from && sheetsInForce(from.rateSheets, at).get(programId);
    return program && sheet ? { basis: 'sheet', program, sheet } : undefined;
  };
  return {
    property: propertyOf(loan),
    isFinal: hasFinalFigures(loan.sStatusT),
    isLocked: loan.sRateLockStatusT === '1',
    priceOf: (terms) => lockPriceOf(scenario, terms),
    today: (programId) => basisOf(catalog, programId, now),
    asOf: (programId, at) => basisOf(past?.get(at), programId, new Date(at)),
  };
}
