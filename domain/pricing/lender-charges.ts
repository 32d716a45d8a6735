import { formatThousandthsAsPercent } from '../format/percent';
import type { Thousandths } from '../numbers/fixed';
import { formatThousandths } from '../numbers/fixed';
import { compensationCost } from './compensation';
import type { PriceAdjustment } from './describe-adjustment';
import { insuranceQuote } from './insurance/insurance-quote';
import { lenderInsuranceCost } from './loan-charges';
import type { Program } from './program';
import type { PricingScenario } from './scenario';
import { priceEffectOfCost } from './sign';

/** The line of the compensation in a price. */
export const COMPENSATION = 'compensation';

/** Points that the lender pays out of the price: compensation of the originator and insurance. */
export const lenderChargeCost = (scenario: PricingScenario, program: Program): Thousandths =>
  compensationCost(scenario.compensation) + lenderInsuranceCost(scenario, program);

/** The same as lines of an explanation. */
export function lenderCharges(scenario: PricingScenario, program: Program): PriceAdjustment[] {
  const compensation = compensationCost(scenario.compensation);
  const insurance = lenderInsuranceCost(scenario, program);
  const company = insuranceQuote(scenario, program)?.company ?? undefined;
  const lines: PriceAdjustment[] = [
    {
      code: COMPENSATION,
      title: 'Lender paid compensation',
      detail: formatThousandthsAsPercent(compensation),
      params: { percent: formatThousandths(compensation) },
      price: priceEffectOfCost(compensation),
      hidden: false,
    },
    {
      code: 'lender-paid-insurance',
      title: 'Lender paid mortgage insurance',
      detail: company ? `Single premium, ${company}` : 'Single premium, estimated',
      params: company ? { company } : {},
      price: priceEffectOfCost(insurance),
      hidden: false,
    },
  ];
  return lines.filter(({ price }) => price !== 0);
}
