import type { InputOf } from '../../domain/contract/contract';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { scenarioFields } from '../../domain/pricing/scenario-fields';
import type { ScenariosContract } from '../../domain/scenarios/scenarios.contract';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { priceViewOf, readLos, scenarioOwner } from '../loan/loan.service';

type QuickPricer = ScenariosContract['POST /quick-pricer/v2'];

const [RETAIL, WHOLESALE] = ['1', '2'] as const;
const [channel] = scenarioFields.channel;

/**
 * Every program for a scenario without a loan, in the lender's order. The channel and the branch whose fees count are those of
 * the user, whatever the scenario says. Nothing is saved.
 */
export function priceQuickly(
  portal: AppContext,
  actor: Actor,
  scenario: InputOf<QuickPricer, 'body'>,
  view: InputOf<QuickPricer, 'query'>,
): Promise<PricingAnswer> {
  const changes = { ...scenario, [channel]: actor.isPml ? WHOLESALE : RETAIL };
  return readLos(() =>
    portal.los.priceScenario(changes, {
      ...priceViewOf(actor, view),
      ...scenarioOwner(actor),
    }),
  );
}
