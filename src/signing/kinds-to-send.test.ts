import { describe, expect, it } from 'vitest';
import type { EstimateRecord } from '../../domain/loan/fees/closing-lists';
import { kindsToSend } from './kinds-to-send';

const estimate = (number: number, documentId?: string): EstimateRecord => ({
  ...{ id: String(number), number, issued: '2026-11-20', by: 'Ann', lines: [], lenderCredit: '0.00', documentId },
  ...{ cashToClose: null, covers: null, reason: null },
});

describe('what documents are sent for', () => {
  it('is a disclosure once it is issued and its document is there, for who may issue it', () => {
    const loanEstimates = [estimate(1, 'le-1'), estimate(2)];
    expect(kindsToSend({ loanEstimates }, true, ['le-1', 'x'])).toEqual(['initial-disclosures', 'other']);
    expect(kindsToSend({ loanEstimates }, false, ['le-1'])).toEqual(['other']);
    expect(kindsToSend({ loanEstimates }, true, ['x'])).toEqual(['other']);
    expect(kindsToSend({ loanEstimates: [...loanEstimates, estimate(3, 'le-3')] }, true, ['le-1', 'le-3'])).toEqual([
      ...['initial-disclosures', 'redisclosure', 'other'],
    ]);
    expect(kindsToSend({}, true, [])).toEqual(['other']);
  });
});
