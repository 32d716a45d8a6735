import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { calculationsOf } from './calculations';

/** Principal and interest of 1,798.65, taxes 300, insurance 100: 2,198.65. Income 10,000, present rent 2,000. */
const investment: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLT: '0', sLienPosT: '0', sOccTPe: '2', sProdSpT: '0', sSpGrossRent: '4000.00' },
  ...{ sLAmtCalc: '300000.00', sNoteIR: '6.000', sTerm: 360, sProRealETx: '300.00', sProHazIns: '100.00' },
  employments: [{ id: 'e1', owners: ['0B'], status: '0', monthlyIncome: '10000.00' }],
  applicants: [{ aPresRent: '2000.00' }],
};
const duplex = { ...investment, sOccTPe: '0', sProdSpT: '8' };

const figures = (loan: NewLoanDocument) => {
  const { subjectRent, totalIncome, dtiBottom } = calculationsOf(loan);
  return [subjectRent.value, totalIncome.value, dtiBottom.value];
};

describe('the rent of a borrower without a year as a landlord', () => {
  // 4,000 x 75% = 3,000 pays the 2,198.65; the gain of 801.35 does not count. 2,000 / 10,000 = 20%.
  it('of an investment only pays its housing expense', () => {
    expect(figures(investment)).toEqual(['0.00', '10000.00', '20.000']);
    expect(calculationsOf(investment).subjectRent.lines.at(-1)).toMatchObject({
      name: { words: 'landlordLimit' },
      amount: '801.35',
      path: 'sSpLandlordYear',
    });
    expect(figures({ ...investment, sSpLandlordYear: true })).toEqual(['801.35', '10801.35', '18.516']);
  });

  it('of an investment may still be a loss', () => {
    expect(figures({ ...investment, sSpGrossRent: '2400.00' })[0]).toBe('-398.65');
  });

  // 2,198.65 / 12,198.65 = 18.024%; with a year, 2,198.65 / 13,000 = 16.913%.
  it('of a home with several units counts up to its housing expense', () => {
    expect(figures(duplex)).toEqual(['2198.65', '12198.65', '18.024']);
    expect(figures({ ...duplex, sSpLandlordYear: true })).toEqual(['3000.00', '13000.00', '16.913']);
  });

  it('is limited as net rent, too', () => {
    expect(figures({ ...investment, sSpNetRent: '500.00' })[0]).toBe('0.00');
  });

  it('is not limited for a refinance, for Freddie Mac, or before December 7, 2019', () => {
    expect(figures({ ...investment, sLPurposeT: '1' })[0]).toBe('801.35');
    const others = { sSpRentQualT: '2', sLpInvestorNm: 'Freddie Mac' };
    expect(figures({ ...investment, ...others })[0]).toBe('801.35');
    expect(figures({ ...investment, sCreatedD: '2019-12-06' })[0]).toBe('801.35');
    expect(figures({ ...investment, sCreatedD: '2019-12-07' })[0]).toBe('0.00');
  });
});

describe('the rent of a borrower without a current housing expense', () => {
  const homeless = { ...investment, applicants: [{}], sSpLandlordYear: true };

  // The whole payment of 2,198.65 counts: 21.987%.
  it('does not count', () => {
    expect(figures(homeless)).toEqual([undefined, '10000.00', '21.987']);
    expect(calculationsOf(homeless).netRent.lines).toMatchObject([
      { amount: '4000.00', counted: false, why: 'noHousing' },
    ]);
  });

  it('counts if they own their home', () => {
    const reos = [{ id: 'r1', owners: ['0B' as const], currentUsage: '0', status: '3' }];
    expect(figures({ ...homeless, reos })[0]).toBe('801.35');
  });
});
