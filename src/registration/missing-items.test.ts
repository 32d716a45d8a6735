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

describe('missing items', () => {
  it('has an input for each, except the calculated income and the program', () => {
    expect(enteredRequirements(missing)).toEqual(['aBLastNm', 'sSpZip']);
  });

  it('sends the version and a job for the income, without empty values', () => {
    expect(missingChange(loan, missing, form, 'job-1')).toEqual({
      version: 4,
      aBLastNm: 'Lee',
      employments: [{ id: 'job-1', owners: ['0B'], employer: 'Acme', monthlyIncome: '9000.00' }],
    });
  });

  it('keeps existing jobs, and sends none without an income', () => {
    const previous = { id: 'old', owners: ['0B' as const], status: '1', employer: 'Before' };
    const withJob = { ...loan, employments: [previous] };
    expect(missingChange(withJob, missing, form, 'job-1').employments).toHaveLength(2);
    const unpaid = { ...form, employment: { employer: 'Acme', monthlyIncome: null } };
    expect(missingChange(withJob, missing, unpaid, 'job-1')).not.toHaveProperty('employments');
  });

  it('fills in the income of an existing job instead of adding another', () => {
    const withJob = {
      ...loan,
      employments: [{ id: 'j', owners: ['0B' as const], employer: 'Acme', position: 'Nurse' }],
    };
    expect(emptyMissing(withJob, missing).employment.employer).toBe('Acme');
    expect(missingChange(withJob, missing, form, 'job-1').employments).toEqual([
      { id: 'j', owners: ['0B'], employer: 'Acme', position: 'Nurse', monthlyIncome: '9000.00' },
    ]);
  });

  it('conflicts only if another user entered a different value', () => {
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

  it('does not send values that the loan already has', () => {
    const current = { ...loan, version: 5, applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] };
    expect(missingChange(current, missing, form, 'job-1')).not.toHaveProperty('aBLastNm');
  });
});
