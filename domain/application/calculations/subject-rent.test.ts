import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import { calculationsOf } from './calculations';

/**
 * Principal and interest of 1,798.65, taxes 300, insurance 100: 2,198.65. Income 10,000, present rent 2,000, and a year as a
 * landlord, so that nothing limits the rent.
 */
const investment: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLT: '0', sLienPosT: '0', sOccTPe: '2', sProdSpT: '0', sSpLandlordYear: true },
  ...{ sLAmtCalc: '300000.00', sNoteIR: '6.000', sTerm: 360, sProRealETx: '300.00', sProHazIns: '100.00' },
  employments: [{ id: 'e1', owners: ['0B'], status: '0', monthlyIncome: '10000.00' }],
  applicants: [{ aPresRent: '2000.00' }],
};
const duplex = { ...investment, sOccTPe: '0', sProdSpT: '8', sSpGrossRent: '1600.00' };

const figures = (loan: NewLoanDocument) => {
  const { subjectRent, totalIncome, debts, dtiTop, dtiBottom } = calculationsOf(loan);
  return [subjectRent.value, totalIncome.value, debts.value, dtiTop.value, dtiBottom.value];
};

describe('expected rent of an investment property', () => {
  // 2,400 x 75% - 2,198.65 = -398.65; (2,000 + 398.65) / 10,000 = 23.9865%.
  it('offsets the payment, and a loss is a debt', () => {
    const loan = { ...investment, sSpGrossRent: '2400.00' };
    expect(figures(loan)).toEqual(['-398.65', '10000.00', '398.65', '21.987', '23.987']);
    expect(calculationsOf(loan).subjectRent.lines.map(({ amount, effect }) => `${effect} ${amount}`)).toEqual([
      'plus 1800.00',
      'minus 2198.65',
    ]);
    expect(calculationsOf(loan).dtiBottom.lines[0]).toMatchObject({ amount: '2198.65', why: 'inSubjectRent' });
  });

  // 4,000 x 75% - 2,198.65 = 801.35; 2,000 / 10,801.35 = 18.516%.
  it('counts by the occupancy of the application while the loan states none', () => {
    const applicants = [{ aPresRent: '2000.00', aOccT: '2' }];
    expect(figures({ ...investment, sOccTPe: null, applicants, sSpGrossRent: '2400.00' })[0]).toBe('-398.65');
  });

  it('is income as far as it exceeds the payment', () => {
    expect(figures({ ...investment, sSpGrossRent: '4000.00' })).toEqual([
      ...['801.35', '10801.35', '0.00', '20.355', '18.516'],
    ]);
  });

  it('is that of the owned property if a refinance has no other', () => {
    const owned = { id: 'r1', owners: ['0B' as const], isSubjectProperty: true, grossRent: '2400.00' };
    const loan = { ...investment, sLPurposeT: '1', reos: [owned] };
    expect(figures(loan)[0]).toBe('-398.65');
    expect(calculationsOf(loan).netRent.lines).toMatchObject([{ amount: '2400.00', why: 'inSubjectRent' }]);
    expect(figures({ ...loan, sSpGrossRent: '4000.00' })[0]).toBe('801.35');
  });

  it('is the entered net rent, if that is not zero', () => {
    expect(figures({ ...investment, sSpGrossRent: '2400.00', sSpNetRent: '-500.00' })[0]).toBe('-500.00');
    expect(figures({ ...investment, sSpGrossRent: '2400.00', sSpNetRent: '0.00' })[0]).toBe('-398.65');
  });

  it('is the net rent that a file states as income, once', () => {
    const incomes = [{ id: 'i1', owners: ['0B' as const], type: '31', monthlyAmount: '150.00' }];
    expect(figures({ ...investment, sSpGrossRent: '2400.00', incomes })).toEqual([
      ...['150.00', '10150.00', '0.00', '21.662', '19.704'],
    ]);
  });

  it('does not count while the payment is unknown', () => {
    const { subjectRent } = calculationsOf({ ...investment, sNoteIR: null, sSpGrossRent: '2400.00' });
    expect([subjectRent.value, subjectRent.requirements]).toEqual([undefined, ['sNoteIR']]);
  });
});

describe('expected rent of a home with several units', () => {
  // 1,600 x 75% = 1,200; 2,198.65 / 11,200 = 19.631%. The payment is not offset (B3-3.1-08).
  it('is income', () => {
    expect(figures(duplex)).toEqual(['1200.00', '11200.00', '0.00', '19.631', '19.631']);
  });

  it('does not count for one unit, a second home, or without rent', () => {
    expect(figures({ ...duplex, sProdSpT: '0' })[0]).toBeUndefined();
    expect(figures({ ...duplex, sOccTPe: '1' })[0]).toBeUndefined();
    expect(figures({ ...duplex, sSpRentNA: true })[0]).toBeUndefined();
    expect(figures({ ...duplex, sSpGrossRent: null })[0]).toBeUndefined();
  });
});

describe('the programs whose loans count it', () => {
  const counts = (values: Partial<NewLoanDocument>) => figures({ ...duplex, ...values })[0] !== undefined;

  it('are those of Fannie Mae unless the lender decided otherwise', () => {
    expect(counts({})).toBe(true);
    expect(counts({ sLT: '1' })).toBe(false);
    expect(counts({ sLT: '1', sSpRentQualT: '2' })).toBe(true);
    expect(counts({ sSpRentQualT: '0' })).toBe(false);
  });

  it('leave the rent of other loans among the lines of the net rent', () => {
    const { netRent } = calculationsOf({ ...duplex, sLT: '1' });
    expect(netRent.lines).toMatchObject([{ amount: '1600.00', counted: false, why: 'subjectRent' }]);
    expect(calculationsOf(duplex).netRent.lines).toEqual([]);
  });
});
