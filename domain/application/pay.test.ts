import { describe, expect, it } from 'vitest';
import { emptyDocument, type NewLoanDocument } from '../loan/document';
import type { EmploymentRecord } from '../loan/records';
import { applyLoanChange, validateLoanChange } from './change/loan-change';
import { payTotal, withPayTotal } from './pay';

describe('the pay of a job', () => {
  it('is the sum of its pay parts, to the cent, or null without any', () => {
    expect(payTotal({ basePay: '5000.10', overtimePay: '0.20', otherPay: null })).toBe('5000.30');
    expect(payTotal({ monthlyIncome: '10.00' })).toBeNull();
  });

  it.each<[string, Partial<EmploymentRecord>, Partial<EmploymentRecord>, string | null]>([
    ['follows a pay that changes', { basePay: '10.00', monthlyIncome: '99.00' }, { basePay: '20.00' }, '20.00'],
    ['follows the first pay', {}, { bonusPay: '5.00' }, '5.00'],
    ['stays where it was changed itself', { basePay: '10.00' }, { basePay: '20.00', monthlyIncome: '25.00' }, '25.00'],
    ['stays where no pay changes', { basePay: '10.00', monthlyIncome: '99.00' }, { employer: 'A' }, '99.00'],
    ['goes with the last pay', { basePay: '10.00', monthlyIncome: '10.00' }, { basePay: null }, null],
    ['stays without pays where it was more', { basePay: '10.00', monthlyIncome: '12.00' }, { basePay: null }, '12.00'],
    ['may be a loss', { selfEmployed: true }, { monthlyIncome: '-800.00' }, '-800.00'],
  ])('%s', (_, before, change, income) => {
    expect(withPayTotal(before, { ...before, ...change }).monthlyIncome).toBe(income);
  });
});

describe('a change of a loan', () => {
  const loan: NewLoanDocument = {
    ...emptyDocument(),
    employments: [{ id: 'e1', owners: ['0B'], basePay: '4000.00', monthlyIncome: '4000.00' }],
    reos: [{ id: 'r1', owners: ['0B'], address: '1 Elm St' }],
    liabilities: [{ id: 'l1', owners: ['0B'], type: '0', reoId: 'r1' }],
  };
  const changed = (input: object): NewLoanDocument =>
    applyLoanChange(loan, validateLoanChange({ ...input }, loan).changes);

  it('brings the pay of a job along', () => {
    const employments = [{ ...loan.employments[0], overtimePay: '500' }];
    expect(changed({ employments }).employments[0]?.monthlyIncome).toBe('4500.00');
    expect(changed({ employments }).sLTotI).toBe('4500.00');
  });

  it('unlinks debts from a removed property', () => {
    expect(changed({ reos: [] }).liabilities[0]).not.toHaveProperty('reoId');
    expect(changed({ reos: [], liabilities: loan.liabilities }).liabilities[0]).not.toHaveProperty('reoId');
    expect(changed({ sTerm: 360 }).liabilities[0]?.reoId).toBe('r1');
  });
});

describe('military entitlements by type', () => {
  it('make up the total, and with it the income of the job', () => {
    const job = withPayTotal(
      {},
      { basePay: '1000.00', militaryBasePay: '2500.00', militaryRationsAllowance: '460.25' },
    );
    expect(job).toMatchObject({ militaryPay: '2960.25', monthlyIncome: '3960.25' });
    expect(withPayTotal(job, { ...job, militaryPay: '3000.00' })).toMatchObject({ monthlyIncome: '4000.00' });
  });
});
