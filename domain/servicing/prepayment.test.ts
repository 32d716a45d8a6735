import { expect, it } from 'vitest';
import type { LoanDocument } from '../loan/document';
import { penaltyThrough } from './prepayment';
import { sampleTerms } from './sample-terms.test-support';

it('runs from closing for the months of the note, and as long as the loan if they are unknown', () => {
  const through = (loan: Partial<LoanDocument>) => penaltyThrough(loan as LoanDocument, sampleTerms);
  expect(through({ sPrepmtPenaltyT: '2', sPrepmtPeriodMonths: 36 })).toBeNull();
  const note = { sPrepmtPenaltyT: '1', sPrepmtPeriodMonths: 36 };
  expect(through({ ...note, sClosedD: '2026-01-10', sFundD: '2026-01-15' })).toBe('2029-01-10');
  expect(through({ ...note, sFundD: '2026-01-15' })).toBe('2029-01-15');
  expect(through({ sPrepmtPenaltyT: '1' })).toBe('2056-02-01');
});
