import { expect, it } from 'vitest';
import { reference } from '../pricing/pricing.test-support';
import { readScenario } from '../pricing/read-scenario';
import { flatWeek, knownLoan, TODAY, WEEK } from './compliance.test-support';
import { higherPricedFields } from './higher-priced-fields';

/** 7/6 ARM at 6%: index 4.300 and margin 2.750 are 7.050, to the nearest eighth 7.000. */
const arm = {
  ...knownLoan,
  sFinMethT: '1',
  sNoteIR: '6.000',
  sRAdj1stCapMon: 84,
  sRAdj1stCapR: '5.000',
  sRAdjCapMon: 6,
  sRAdjCapR: '1.000',
  sRAdjLifeCapR: '5.000',
  sRAdjIndexR: '4.300',
  sRAdjMarginR: '2.750',
};

const fieldsAt = (sApr: string, apor = [flatWeek(6000, WEEK, 'adjustable')]) =>
  higherPricedFields(
    { ...arm, sApr },
    { today: TODAY, apor, program: undefined, scenario: readScenario(arm, {}, reference) },
  );

it('makes a higher-priced adjustable rate of more than five years qualify at the fully indexed rate', () => {
  expect(fieldsAt('7.499')).toEqual({ sHighPricedMortgageT: '1', sQualIR: '6.000' });
  expect(fieldsAt('7.500')).toEqual({ sHighPricedMortgageT: '3', sQualIR: '7.000' });
  expect(fieldsAt('7.500', [])).toEqual({ sHighPricedMortgageT: '0', sQualIR: '6.000' });
});
