import { describe, expect, it } from 'vitest';
import { missingForLender } from '../../domain/application/requirements/lender-requirements';
import type { LoanDocument } from '../../domain/loan/document';
import { emptyMissing, enteredRequirements, mergeMissing, missingChange } from './missing-items';

const loan: LoanDocument = {
  version: 4,
  sLNm: '2611000001',
  sStatusT: '0',
  applicants: [{ aBFirstNm: 'Ann' }],
  employments: [],
  incomes: [],
  assets: [],
  liabilities: [],
  reos: [],
  residences: [],
  vestings: [],
};
const missing = ['aBLastNm', 'sLTotI', 'sSpZip', 'sLpTemplateNm'] as const;
const form = {
  ...emptyMissing(loan, missing),
  aBLastNm: 'Lee',
  employment: { employer: 'Acme', monthlyIncome: '9000.00' },
};

describe('the items that the lender still needs', () => {
  it('are entered one by one, but the computed income and the chosen program', () => {
    expect(enteredRequirements(missing)).toEqual(['aBLastNm', 'sSpZip']);
  });

  it('are sent with the version, a job for the income, and nothing that was left empty', () => {
    expect(missingChange(loan, missing, form, 'job-1')).toEqual({
      version: 4,
      aBLastNm: 'Lee',
      employments: [{ id: 'job-1', owners: ['0B'], employer: 'Acme', monthlyIncome: '9000.00' }],
    });
  });

  it('keep the jobs that are there, and send none where no income was entered', () => {
    const previous = { id: 'old', owners: ['0B' as const], status: '1', employer: 'Before' };
    const withJob = { ...loan, employments: [previous] };
    expect(missingChange(withJob, missing, form, 'job-1').employments).toHaveLength(2);
    const unpaid = { ...form, employment: { employer: 'Acme', monthlyIncome: null } };
    expect(missingChange(withJob, missing, unpaid, 'job-1')).not.toHaveProperty('employments');
  });

  it('fill in the income of a job that is there instead of adding a second one', () => {
    const withJob = {
      ...loan,
      employments: [{ id: 'j', owners: ['0B' as const], employer: 'Acme', position: 'Nurse' }],
    };
    expect(emptyMissing(withJob, missing).employment.employer).toBe('Acme');
    expect(missingChange(withJob, missing, form, 'job-1').employments).toEqual([
      { id: 'j', owners: ['0B'], employer: 'Acme', position: 'Nurse', monthlyIncome: '9000.00' },
    ]);
  });

  it('conflict only where somebody else entered another value', () => {
    const base = emptyMissing(loan, missing);
    const entered = (aBLastNm: string) => {
      const current = { ...loan, version: 5, applicants: [{ aBFirstNm: 'Ann', aBLastNm }] };
      return emptyMissing(current, missingForLender(current));
    };
    expect(mergeMissing(base, form, entered('Leigh')).conflicts).toEqual([
      { path: 'aBLastNm', mine: 'Lee', theirs: 'Leigh' },
    ]);
    expect(mergeMissing(base, form, entered('Lee')).conflicts).toEqual([]);
    expect(mergeMissing(base, form, base)).toEqual({ merged: form, conflicts: [] });
  });

  it('are not sent where the loan holds the same value', () => {
    const current = { ...loan, version: 5, applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] };
    expect(missingChange(current, missing, form, 'job-1')).not.toHaveProperty('aBLastNm');
  });
});
