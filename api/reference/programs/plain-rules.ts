import type { Program } from '../../../domain/pricing/program';

/**
 * Rules of a basic conventional program for a lender without programs: fixed rate for 30 years, within the county limit, for a
 * primary residence.
 */
export const plainRules: Program = {
  lLpTemplateId: 'plain-conventional-30',
  name: 'Conventional 30-year fixed',
  investor: '',
  family: 'conforming',
  loanType: '0',
  lien: '0',
  amortization: { kind: 'fixed' },
  termMonths: 360,
  displayOrder: 0,
  isCorrespondent: true,
  eligibility: {
    matrix: [
      { purposes: ['0', '1'], occupancies: ['0'], units: [1, 1], maxLtv: 95_000, maxCltv: 95_000, minScore: 620 },
      { purposes: ['2'], occupancies: ['0'], units: [1, 1], maxLtv: 80_000, maxCltv: 80_000, minScore: 620 },
    ],
    propertyTypes: ['0', '1', '2'],
    docTypes: ['0'],
    citizenships: ['0', '1', '2'],
    amountRule: 'conforming',
    ratioRounding: 'fannie',
    maxDti: 45_000,
    noBalloon: true,
    maxCashBack: { share: 1_000, amount: 2_000_00 },
  },
  adjustmentSets: ['fannie-llpa'],
  ownAdjustments: [],
  minimumPrice: 96_000,
  maximumPrice: 104_000,
  insurance: 'pmi',
  lenderFees: 0,
};
