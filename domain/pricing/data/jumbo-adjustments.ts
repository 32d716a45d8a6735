import type { AdjustmentSet } from '../adjustment-table';
import { ALWAYS } from '../dated-rows';

const ltvTops = [60, 65, 70, 75, 80, 85, 90];

export const jumboAdjustments: AdjustmentSet = {
  id: 'jumbo',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    {
      kind: 'grid',
      code: 'score-ltv',
      title: 'FICO and LTV',
      scoreFloors: [780, 760, 740, 720, 700, 680, 0],
      ltvTops,
      cost: [
        [-500, -375, -250, -125, 0, 500, 875],
        [-375, -250, -125, 0, 125, 625, 1000],
        [-250, -125, 0, 125, 375, 875, 1375],
        [0, 125, 250, 500, 750, 1375, 2000],
        [250, 375, 625, 875, 1250, 2000, 2750],
        [625, 750, 1000, 1375, 1875, 2750, 3500],
        [1125, 1375, 1750, 2250, 2875, 3750, 4500],
      ],
    },
    {
      kind: 'amount',
      code: 'loan-amount',
      title: 'Loan amount',
      bands: [
        { upTo: 1_000_000_00, cost: 0 },
        { upTo: 1_500_000_00, cost: -125 },
        { upTo: 2_000_000_00, cost: 0 },
        { upTo: 2_500_000_00, cost: 250 },
        { cost: 500 },
      ],
    },
    {
      kind: 'ltv',
      code: 'cash-out',
      title: 'Cash-out',
      when: { purposes: ['2'] },
      ltvTops,
      cost: [375, 500, 625, 875, 1125, 1500, 1500],
    },
    { kind: 'flat', code: 'second-home', title: 'Second home', when: { occupancies: ['1'] }, cost: 250 },
    { kind: 'flat', code: 'investment', title: 'Investment property', when: { occupancies: ['2'] }, cost: 1500 },
    { kind: 'flat', code: 'condo', title: 'Condo', when: { propertyTypes: ['2', '3'] }, cost: 250 },
    { kind: 'flat', code: 'units', title: '2 to 4 units', when: { units: [2, 4] }, cost: 500 },
    { kind: 'flat', code: 'interest-only', title: 'Interest only', when: { interestOnly: true }, cost: 500 },
    { kind: 'flat', code: 'self-employed', title: 'Self employed', when: { selfEmployed: true }, cost: 125 },
    { kind: 'flat', code: 'subordinate', title: 'Subordinate financing', when: { subordinate: true }, cost: 250 },
    {
      kind: 'flat',
      code: 'impound-waiver',
      title: 'No impound account',
      detail: 'Escrow waived',
      when: { impounds: false },
      cost: 125,
    },
  ],
};
