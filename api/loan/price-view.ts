import { seesMargin } from '../../domain/loan/withheld';
import type { PriceView } from '../../domain/pricing/price-request.schemas';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';

/**
 * What a user may see of prices: the only gate for hidden adjustments and for prices of a past time. Throws `not-authorized` for an
 * external user who asks for a past time.
 */
export function priceViewOf(actor: Actor, view: PriceView): PriceView {
  if (view.asOf !== undefined && actor.isPml) throw refuse('not-authorized', 'prices-then-staff');
  return { ...view, showHidden: seesMargin(actor) };
}

type Owner = Pick<PriceView, 'branchName' | 'companyName' | 'priceGroup'>;

/** Whose branch fees and price group count in a scenario without a loan; those of nobody for a guest. */
export const scenarioOwner = (actor: Pick<Actor, 'branchName' | 'companyName' | 'priceGroup'> | null): Owner => ({
  ...(actor?.branchName ? { branchName: actor.branchName } : {}),
  ...(actor?.companyName ? { companyName: actor.companyName } : {}),
  ...(actor?.priceGroup?.trim() ? { priceGroup: actor.priceGroup } : {}),
});
