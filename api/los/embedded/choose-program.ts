import { type PricedRate, withChosenProgram } from '../../../domain/application/repricing/chosen-loan';
import { beforeChoice, loanRates, withRatio } from '../../../domain/application/repricing/loan-rates';
import { pacificDate } from '../../../domain/format/date';
import { hasComputedRatio } from '../../../domain/loan/computed-ratio';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import { thousandthsOf } from '../../../domain/numbers/cents';
import { parseScaled } from '../../../domain/numbers/fixed';
import { describeReason } from '../../../domain/pricing/describe-reason';
import { mayChooseProgram } from '../../../domain/pricing/may-choose-program';
import { type PricedProgram, priceProgram, reasonsOf } from '../../../domain/pricing/price-program';
import type { RequestedRate } from '../../../domain/pricing/price-request.schemas';
import type { ProgramResult } from '../../../domain/pricing/pricing.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { programResult } from '../../../domain/pricing/pricing-result';
import { type ProgramRates, placesAboveRatio } from '../../../domain/pricing/program-rates';
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

const notEligible = (program: string, reasons: ProgramResult['Reasons']): LosError =>
  new LosError('not-eligible', message('not-eligible', { program }), { reasons });

/** The offered rate that was requested. Throws `not-eligible` with the reasons, `not-offered` with the figures of today. */
function requestedRate(rates: ProgramRates, choice: RequestedRate): PricedRate {
  const { priced } = rates;
  const view = { rates: 'all', showHidden: true } as const;
  const { Status, Reasons, RateOption: options, Name } = programResult(priced, view, rates);
  if (Status !== 'Eligible') throw notEligible(Name, Reasons);
  const rate = thousandths(choice.requestedRate);
  const place = rate === undefined ? -1 : (priced.sheet?.rates.indexOf(rate) ?? -1);
  const option = options.find((one) => thousandths(one.Rate) === rate);
  if (option === undefined) {
    if (placesAboveRatio(rates).includes(place))
      throw notEligible(Name, reasonsOf(rates.at(place)).map(describeReason));
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
  return { priced: rates.at(place), option };
}

/** Figures that follow from a choice, such as a higher-priced loan, can raise the debt ratio above the program's maximum. */
function assertEligible(chosen: LoanDocument, priced: PricedProgram): void {
  const dti = hasComputedRatio(chosen) ? thousandthsOf(chosen.sQualBottomR) : undefined;
  const reasons = reasonsOf(withRatio(priced, dti));
  if (reasons.length > 0) throw notEligible(priced.program.name, reasons.map(describeReason));
}

/** The loan with a rate among today's prices, and with the scenario of the price list, so that the loan and its price match. */
export function chosenLoan(
  stored: LoanDocument,
  choice: RequestedRate,
  catalog: PricingCatalog,
  now: Date,
): LoanDocument {
  const { programs, rateSheets } = catalog;
  const program = programs.find((one) => one.lLpTemplateId === choice.lLpTemplateId);
  if (program === undefined) throw new LosError('not-offered', 'program-gone');
  const requested = {
    ...choice.scenario,
    ...(choice.sProdRLckdDays !== undefined && { sProdRLckdDays: choice.sProdRLckdDays }),
  };
  const sheet = sheetsInForce(rateSheets, now).get(program.lLpTemplateId);
  const scenario = scenarioOf(stored, requested, catalog, now);
  const agreed = checkedChange(stored, savedScenario(requested, scenario, { ...stored }));
  const priced = priceProgram(beforeChoice(agreed, scenario), program, sheet);
  const chosenRate = requestedRate(loanRates(agreed, priced, { catalog, today: pacificDate(now) }), choice);
  const chosen = withChosenProgram(agreed, chosenRate, { catalog, now });
  assertEligible(chosen, priced);
  return chosen;
}

/** Chooses a rate of a program. The loan is priced again here; only a currently offered rate is accepted. */
export async function chooseProgram(
  trx: Trx,
  choice: RequestedRate,
  catalog: PricingCatalog,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  if (!mayChooseProgram(stored)) throw new LosError('not-allowed', 'program-closed');
  return storeChanged(trx, stored, chosenLoan(stored, choice, catalog, write.now), write);
}
