import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, ReoRecord } from '../../loan/records';
import { calculationsOf } from './calculations';

/** An investment property: principal and interest of 1,798.65, taxes 300, insurance 100; income 10,000. */
const investment: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLT: '0', sLienPosT: '0', sOccTPe: '2' },
  ...{ sLAmtCalc: '300000.00', sNoteIR: '6.000', sTerm: 360, sProRealETx: '300.00', sProHazIns: '100.00' },
  employments: [{ id: 'e1', owners: ['0B'], status: '0', monthlyIncome: '10000.00' }],
};

const renting = { ...investment, applicants: [{ aPresRent: '2000.00' }] };

const lines = (loan: NewLoanDocument) =>
  calculationsOf(loan).residenceHousing.lines.map(({ amount, why }) => `${amount}${why ? ` (${why})` : ''}`);

describe('housing expense of the primary residence', () => {
  // (2,198.65 + 2,000) / 10,000 = 41.9865%; without the rent 21.987%.
  it('counts toward the total ratio of an investment property', () => {
    const { proposedHousing, residenceHousing, dtiBottom } = calculationsOf(renting);
    expect([proposedHousing.value, residenceHousing.value, dtiBottom.value]).toEqual(['2198.65', '2000.00', '41.987']);
    expect(dtiBottom.lines.map(({ name, amount }) => [name, amount])).toEqual([
      [{ calculation: 'qualifyingHousing' }, '2198.65'],
      [{ calculation: 'residenceHousing' }, '2000.00'],
      [{ calculation: 'totalIncome' }, '10000.00'],
    ]);
  });

  it('counts for a second home, and not for the home that the borrower moves into', () => {
    expect(calculationsOf({ ...renting, sOccTPe: '1' }).dtiBottom.value).toBe('41.987');
    const { residenceHousing, dtiBottom } = calculationsOf({ ...renting, sOccTPe: '0' });
    expect([residenceHousing.value, dtiBottom.value]).toEqual([undefined, '21.987']);
  });

  it('counts for the application that does not occupy the property', () => {
    const applicants = [
      { aPresRent: '1500.00', aOccT: '0' },
      { aPresRent: '900.00', aOccT: '2' },
    ];
    expect(lines({ ...investment, sOccTPe: '0', applicants })).toEqual(['900.00']);
  });

  it('is the rent of the address if no current rent is entered, once for borrowers of the same home', () => {
    const couple = { aBAddrT: '1', aBAddrRent: '2000.00', aBAddr: '4 Elm', aCAddrT: '1', aCAddrRent: '2000.00' };
    expect(lines({ ...investment, applicants: [{ ...couple, aCAddr: '4 elm ' }] })).toEqual(['2000.00']);
    expect(lines({ ...investment, applicants: [{ ...couple, aCAddr: '9 Oak' }] })).toEqual(['2000.00', '2000.00']);
  });

  describe('that the borrower owns', () => {
    const owned = { aPres1stM: '1400.00', aPresRealETx: '250.00', aPresHazIns: '90.00', aPresHoAssocDues: '60.00' };
    const home: ReoRecord = { id: 'r1', owners: ['0B'], currentUsage: '0', status: '0' };
    const mortgage: LiabilityRecord = { id: 'l1', owners: ['0B'], type: '0', payment: '1400.00', reoId: 'r1' };
    const owner = { ...investment, applicants: [owned] };

    it('counts as entered while no record states it', () => {
      expect(lines(owner)).toEqual(['1400.00', '90.00', '250.00', '60.00']);
    });

    // Debts 1,400 and upkeep 400; nothing twice.
    it('does not repeat the mortgage and the upkeep among the debts', () => {
      const loan = { ...owner, reos: [{ ...home, monthlyExpenses: '400.00' }], liabilities: [mortgage] };
      expect(lines(loan)).toEqual(['1400.00 (inDebts)', '90.00 (inDebts)', '250.00 (inDebts)', '60.00 (inDebts)']);
      expect(calculationsOf(loan).debts.value).toBe('1800.00');
      expect(calculationsOf(loan).dtiBottom.value).toBe('39.987');
    });

    it('does not repeat taxes and insurance that the mortgage payment includes', () => {
      const loan = { ...owner, reos: [home], liabilities: [{ ...mortgage, paymentIncludesEscrow: true }] };
      expect(lines(loan)).toEqual(['1400.00 (inDebts)', '90.00 (inDebts)', '250.00 (inDebts)', '60.00']);
    });

    it('counts beside the mortgage that is paid off on the property of this loan', () => {
      const loan = { ...owner, liabilities: [{ ...mortgage, reoId: null, payoff: true }] };
      expect(lines(loan)[0]).toBe('1400.00');
    });
  });
});
