import { expect, it } from 'vitest';
import { ownFieldsFirst } from './own-fields-first';

it('names what a person entered before what followed from it', () => {
  const fields = ['sPricedTransNetCash', 'sLAmtCalc', 'sLtvR', 'applicants.0.aBFirstNm'].map((field) => ({ field }));
  expect(ownFieldsFirst(fields).map(({ field }) => field)).toEqual([
    'sLAmtCalc',
    'applicants.0.aBFirstNm',
    'sPricedTransNetCash',
    'sLtvR',
  ]);
});
