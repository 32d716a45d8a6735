import type { AdjustmentEntry, AdjustmentSet } from '../adjustment-table';
import { ALWAYS } from '../dated-rows';

const ltvTops = [50, 55, 60, 65, 70, 75, 80, 85, 90];

const common: readonly AdjustmentEntry[] = [
  {
    kind: 'grid',
    code: 'score-ltv',
    title: 'FICO and LTV',
    scoreFloors: [760, 740, 720, 700, 680, 660, 640, 0],
    ltvTops,
    cost: [
      [-750, -625, -500, -375, -125, 250, 875, 1875, 3250],
      [-625, -500, -375, -250, 0, 375, 1125, 2125, 3625],
      [-500, -375, -250, 0, 250, 625, 1375, 2500, 4125],
      [-250, -125, 0, 250, 500, 1000, 1875, 3125, 4875],
      [0, 125, 250, 625, 1000, 1625, 2625, 4125, 6000],
      [375, 500, 750, 1125, 1625, 2375, 3500, 5250, 7250],
      [750, 1000, 1250, 1750, 2375, 3250, 4500, 6500, 8500],
      [1250, 1500, 2000, 2625, 3500, 4500, 6000, 8000, 9999],
    ],
  },
  {
    kind: 'amount',
    code: 'loan-amount',
    title: 'Loan amount',
    bands: [
      { upTo: 150_000_00, cost: 750 },
      { upTo: 250_000_00, cost: 375 },
      { upTo: 1_000_000_00, cost: 0 },
      { upTo: 1_500_000_00, cost: 125 },
      { upTo: 2_000_000_00, cost: 375 },
      { cost: 750 },
    ],
  },
  {
    kind: 'ltv',
    code: 'cash-out',
    title: 'Cash-out',
    when: { purposes: ['2'] },
    ltvTops,
    cost: [250, 250, 375, 500, 625, 875, 1250, 1250, 1250],
  },
  { kind: 'flat', code: 'condo', title: 'Condo', when: { propertyTypes: ['2'] }, cost: 250 },
  { kind: 'flat', code: 'units', title: '2 to 4 units', when: { units: [2, 4] }, cost: 250 },
  { kind: 'flat', code: 'interest-only', title: 'Interest only', when: { interestOnly: true }, cost: 375 },
  { kind: 'flat', code: 'foreign-national', title: 'Foreign national', when: { citizenships: ['3'] }, cost: 1000 },
  { kind: 'flat', code: 'itin', title: 'ITIN', when: { citizenships: ['4'] }, cost: 1500 },
  {
    kind: 'flat',
    code: 'impound-waiver',
    title: 'No impound account',
    detail: 'Escrow waived',
    when: { impounds: false },
    cost: 250,
  },
  {
    kind: 'flat',
    code: 'investor-margin',
    title: 'Investor margin',
    detail: 'Retained by the lender',
    cost: 250,
    hidden: true,
  },
];

/** Loans on a documentation of income other than tax returns. */
export const nonQmAdjustments: AdjustmentSet = {
  id: 'non-qm',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    ...common,
    {
      kind: 'flat',
      code: 'doc-type',
      title: 'Documentation',
      detail: '12 months of bank statements',
      when: { docTypes: ['13', '15'] },
      cost: 250,
    },
    {
      kind: 'flat',
      code: 'doc-type',
      title: 'Documentation',
      detail: '12 months of 1099',
      when: { docTypes: ['_15', 'c-4'] },
      cost: 125,
    },
    {
      kind: 'flat',
      code: 'doc-type',
      title: 'Documentation',
      detail: 'Profit and loss',
      when: { docTypes: ['__19', 'c-6', 'c-7'] },
      cost: 500,
    },
    {
      kind: 'flat',
      code: 'doc-type',
      title: 'Documentation',
      detail: 'Asset utilization',
      when: { docTypes: ['__16'] },
      cost: 375,
    },
    {
      kind: 'flat',
      code: 'doc-type',
      title: 'Documentation',
      detail: 'Verification of employment',
      when: { docTypes: ['22'] },
      cost: 375,
    },
    { kind: 'flat', code: 'second-home', title: 'Second home', when: { occupancies: ['1'] }, cost: 250 },
    { kind: 'flat', code: 'investment', title: 'Investment property', when: { occupancies: ['2'] }, cost: 500 },
  ],
};

/** Loans that the property's rent repays. */
export const rentalAdjustments: AdjustmentSet = {
  id: 'rental',
  from: ALWAYS,
  source: 'Demo lender',
  entries: [
    ...common,
    {
      kind: 'flat',
      code: 'rent-coverage',
      title: 'Rent coverage',
      detail: '1.250 or more',
      when: { coverage: { from: 1250 } },
      cost: -250,
    },
    {
      kind: 'flat',
      code: 'rent-coverage',
      title: 'Rent coverage',
      detail: '0.750 to 0.999',
      when: { coverage: { from: 750, below: 1000 } },
      cost: 1000,
    },
  ],
};
