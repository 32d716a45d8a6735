import { withChosenProgram } from '../../../domain/application/repricing/chosen-loan';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import { parseScaled } from '../../../domain/numbers/fixed';
import { mayChooseProgram } from '../../../domain/pricing/may-choose-program';
import { type PricedProgram, priceProgram } from '../../../domain/pricing/price-program';
import type { RequestedRate } from '../../../domain/pricing/price-request.schemas';
import type { RateOption } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { programResult } from '../../../domain/pricing/pricing-result';
import { sheetsInForce } from '../../../domain/pricing/rate-sheet';
import { savedScenario } from '../../../domain/pricing/saved-scenario';
import type { LoanWrite } from '../journal/loan-write';
import { checkedChange } from '../loan-rules/checked-change';
import { LosError } from '../los-error';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';
import { scenarioOf } from './price';

/** A rate or a fee, however it is written: `6.125`, `6.125%`. */
const thousandths = (text: string): number | undefined => parseScaled(text.replace(/[%\s]/g, ''), 3);

/** The offered rate that was requested. Throws `not-eligible` with the reasons, `not-offered` with the figures of today. */
function requestedOption(priced: PricedProgram, choice: RequestedRate): RateOption {
  const { Status, Reasons, RateOption: options, Name } = programResult(priced, { rates: 'all', showHidden: true });
  if (Status !== 'Eligible') {
    throw new LosError('not-eligible', message('not-eligible', { program: Name }), { reasons: Reasons });
  }
  const rate = thousandths(choice.requestedRate);
  const option = options.find((one) => thousandths(one.Rate) === rate);
  if (option === undefined) {
    throw new LosError('not-offered', message('rate-not-offered', { program: Name, rate: choice.requestedRate }), {
      offered: options.map(({ Rate, Point, Price }) => ({ Rate, Point, Price })),
    });
  }
  if (thousandths(option.Point) !== thousandths(choice.requestedFee)) {
    const { Rate, Point, Price } = option;
    throw new LosError('not-offered', message('price-changed', { rate: Rate, points: Point }), {
      current: { Rate, Point, Price },
    });
  }
  return option;
}

/**
 * Chooses a rate of a program. The loan is priced again here, with the scenario of the price list; only a currently offered
 * rate is accepted. The scenario is saved with the choice, so that the loan and its price match.
 */
export async function chooseProgram(
  trx: Trx,
  choice: RequestedRate,
  catalog: PricingCatalog,
  write: LoanWrite,
): Promise<LoanDocument> {
  const { programs, rateSheets } = catalog;
  const stored = await lockLoan(trx, write);
  if (!mayChooseProgram(stored)) {
    throw new LosError('not-allowed', 'program-closed');
  }
  const program = programs.find((one) => one.lLpTemplateId === choice.lLpTemplateId);
  if (program === undefined) throw new LosError('not-offered', 'program-gone');
  const requested = {
    ...choice.scenario,
    ...(choice.sProdRLckdDays !== undefined && { sProdRLckdDays: choice.sProdRLckdDays }),
  };
  const sheet = sheetsInForce(rateSheets, write.now).get(program.lLpTemplateId);
  const scenario = scenarioOf(stored, requested, catalog, write.now);
  const priced = priceProgram(scenario, program, sheet);
  const option = requestedOption(priced, choice);
  const agreed = checkedChange(stored, savedScenario(requested, scenario));
  const chosen = withChosenProgram(agreed, { priced, option }, { catalog, now: write.now });
  return storeChanged(trx, stored, chosen, write);
}
