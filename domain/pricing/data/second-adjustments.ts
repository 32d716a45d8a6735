import type { AdjustmentSet } from '../adjustment-table';
import { ALWAYS } from '../dated-rows';

export const secondAdjustments: AdjustmentSet = {
  id: 'second',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    { kind: 'flat', code: 'score', title: 'FICO', detail: '760 or more', when: { score: { from: 760 } }, cost: -250 },
    {
      kind: 'flat',
      code: 'score',
      title: 'FICO',
      detail: '700 to 719',
      when: { score: { from: 700, to: 719 } },
      cost: 500,
    },
    {
      kind: 'flat',
      code: 'score',
      title: 'FICO',
      detail: '680 to 699',
      when: { score: { from: 680, to: 699 } },
      cost: 1250,
    },
    {
      kind: 'flat',
      code: 'score',
      title: 'FICO',
      detail: '660 to 679',
      when: { score: { from: 660, to: 679 } },
      cost: 2250,
    },
    { kind: 'flat', code: 'second-home', title: 'Second home', when: { occupancies: ['1'] }, cost: 500 },
    { kind: 'flat', code: 'investment', title: 'Investment property', when: { occupancies: ['2'] }, cost: 1250 },
    { kind: 'flat', code: 'condo', title: 'Condo', when: { propertyTypes: ['2'] }, cost: 250 },
    { kind: 'flat', code: 'units', title: '2 to 4 units', when: { units: [2, 4] }, cost: 500 },
    {
      kind: 'amount',
      code: 'loan-amount',
      title: 'Loan amount',
      bands: [{ upTo: 75_000_00, cost: 500 }, { upTo: 150_000_00, cost: 125 }, { cost: 0 }],
    },
  ],
};
