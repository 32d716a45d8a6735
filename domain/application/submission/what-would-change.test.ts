import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../loan/document';
import { withComputed } from '../change/computed';
import { completeApplicant, completeLoan } from '../requirements/complete-loan.test-support';
import { ausFactsOf } from './aus-facts';
import { underwrite } from './underwrite';
import { whatWouldChange } from './what-would-change';

const options = { catalog: { programs: [], rateSheets: [] }, today: '2026-11-21' };

const car = {
  ...{ id: 'car', owners: ['0B' as const], type: '3', holder: 'Meridian Auto Finance', accountNumber: '1' },
  ...{ balance: '11240.00', remainingMonths: 38 },
};
/** Income 12,500.00, housing about 4,950: with the car's payment, DTI is above 50%. */
const loanWith = (payment: string, assets = '400000.00'): LoanDocument =>
  withComputed({
    ...completeLoan,
    applicants: [{ ...completeApplicant, aCrOd: '2026-11-16' }],
    assets: completeLoan.assets.map((asset) => ({ ...asset, value: assets })),
    liabilities: [...completeLoan.liabilities, { ...car, payment }],
  });

describe('what would change the result', () => {
  const loan = loanWith('1800.00');
  const trial = whatWouldChange(loan, 'DU', options);

  it('is asked of a loan that is referred', () => {
    expect(trial.outcome.recommendation).toBe('refer-caution');
    expect(trial.isSimulation).toBe(true);
  });

  it('names the debt whose payoff alone improves it', () => {
    const payoff = trial.changes.find(({ kind }) => kind === 'payoff');
    expect(payoff).toMatchObject({ by: '11240.00', debt: { id: 'car', creditor: 'Meridian Auto Finance' } });
    expect(payoff?.outcome.recommendation).toBe('approve');
  });

  it('finds the least income that improves it: five dollars less does not', () => {
    const income = trial.changes.find(({ kind }) => kind === 'income');
    const withMore = (less: number) =>
      withComputed({
        ...loan,
        incomes: [
          ...loan.incomes,
          {
            ...{ id: 'more', owners: ['0B' as const], type: '21', description: 'x' },
            monthlyAmount: (Number(income?.by) - less).toFixed(2),
          },
        ],
      });
    expect(underwrite(withMore(0), 'DU', options).report.recommendation).toBe('approve');
    expect(underwrite(withMore(5), 'DU', options).report.recommendation).toBe('refer-caution');
  });

  it('finds the least that the amount must fall, with the figures of the changed loan', () => {
    const amount = trial.changes.find(({ kind }) => kind === 'amount');
    const changed = withComputed({ ...loan, sLAmtCalc: amount?.to ?? '' });
    expect(ausFactsOf(changed, 'DU').dtiBottom).toBe(amount?.dtiBottom);
    expect(Number(amount?.by) % 50).toBe(0);
    expect(Number(amount?.dtiBottom)).toBeLessThanOrEqual(50);
  });

  it('changes nothing of the loan, and counts its runs', () => {
    expect(loan.liabilities.some(({ payoff }) => payoff === true)).toBe(false);
    expect(trial.runs).toBeGreaterThan(trial.changes.length);
  });

  it('is nothing for the best result, after one run', () => {
    expect(whatWouldChange(loanWith('100.00'), 'DU', options)).toMatchObject({ changes: [], runs: 1 });
  });
});

describe('the facts of a loan', () => {
  it('follow the rules of the agency whose system it is, whatever its program', () => {
    const loan = withComputed({
      ...loanWith('100.00'),
      sLpInvestorNm: 'Freddie Mac',
      liabilities: [{ ...car, payment: '0.00', studentLoan: true, balance: '40000.00' }, ...completeLoan.liabilities],
    });
    const [du, lpa] = [ausFactsOf(loan, 'DU'), ausFactsOf(loan, 'LPA')];
    expect(Number(du.debts) - Number(lpa.debts)).toBe(200);
    expect(ausFactsOf(loan, 'DO')).toEqual(du);
  });

  it('have no investor, no price and no Social Security number', () => {
    const text = JSON.stringify(ausFactsOf({ ...loanWith('100.00'), sLpInvestorNm: 'Fannie Mae' }, 'DU'));
    expect(text).not.toContain('Fannie Mae');
    expect(text).not.toContain('900-12-3456');
  });
});
