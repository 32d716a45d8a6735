import type { LoanDocument } from '../../domain/loan/document';
import { seesMargin } from '../../domain/loan/withheld';
import { thousandthsOf } from '../../domain/numbers/cents';
import { foldHidden } from '../../domain/pricing/fold-hidden';
import type { PricingInputBody } from '../../domain/scenarios/saved-pricing.contract';
import type { SavedPricing, SavePricing } from '../../domain/scenarios/saved-pricing.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { readLos, writeLos } from './gateway.service';
import { changeLoan } from './loan.service';
import { assertOffered } from './offered-scenario.service';
import { maskLoan } from './ssn-mask';

/** A version as the actor may see it: margins are part of the base price for brokers and retail loan officers. */
const shownTo = (actor: Actor, pricing: SavedPricing): SavedPricing =>
  seesMargin(actor) || !pricing.chosen ? pricing : { ...pricing, chosen: foldHidden(pricing.chosen) };

/** The saved versions of a loan's prices, the newest first. */
export async function savedPricingsOf(portal: AppContext, actor: Actor, loanNum: string): Promise<SavedPricing[]> {
  const all = await readLos(() => portal.los.savedPricings(loanNum));
  return all.map((pricing) => shownTo(actor, pricing));
}

/** Prices the loan and saves the result as its next version. */
export async function saveLoanPricing(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  request: SavePricing,
): Promise<SavedPricing> {
  const { id, choice, scenario = {} } = request;
  await assertOffered(portal, loan, scenario);
  const write = {
    action: 'loan.save-pricing',
    loanNum: loan.sLNm,
    detail: { pricing: id, ...choice, scenario: Object.keys(scenario) },
    event: 'loan',
  } as const;
  const saved = await writeLos(portal, caller, write, (operation) =>
    portal.los.savePricing(operation, loan.sLNm, request),
  );
  return shownTo(caller.actor, saved);
}

const NO_IMPOUNDS = '0';

/** Whether the author sees another ratio than the loan has. */
const isOther = (seen: string | null | undefined, own: string | null | undefined): boolean =>
  seen !== undefined && thousandthsOf(seen) !== thousandthsOf(own);

/**
 * Saves what a price is asked for: impounds with a note, and the lock period. The author is the caller, whoever `createdBy` names.
 * Throws `stale` if the loan is another version than the author's, or has other ratios.
 */
export async function savePricingInput(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version = loan.version, sLtvR, sCltvR, sProdImpoundT, sProdRLckdDays, impoundNote }: PricingInputBody,
): Promise<LoanDocument> {
  if (isOther(sLtvR, loan.sLtvR) || isOther(sCltvR, loan.sCltvR))
    throw refuse('stale', 'stale', { extra: { current: maskLoan(loan) } });
  const fields = {
    ...{ sProdImpoundT, sProdImpound: sProdImpoundT !== NO_IMPOUNDS, sProdRLckdDays },
    ...(impoundNote === undefined ? {} : { sCustomField1Notes: impoundNote }),
  };
  return changeLoan(portal, caller, loan, { version, fields, action: 'loan.save-pricing-input' });
}
