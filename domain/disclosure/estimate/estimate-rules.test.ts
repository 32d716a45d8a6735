import { describe, expect, it } from 'vitest';
import { sampleTerms } from '../../fees/sample-form.test-support';
import { unsupportedFeature } from './estimate-rules';

describe('a prepayment penalty (12 CFR 1026.43(g)(1) and (2))', () => {
  it('is disclosed for the first three years of a fixed rate, and no other is', () => {
    const feature = (more: object) => unsupportedFeature({ ...sampleTerms, sPrepmtPenaltyT: '1', ...more });
    expect(feature({ sPrepmtPeriodMonths: 36 })).toBeUndefined();
    expect(feature({ sPrepmtPeriodMonths: 37 })).toBe('prepayment-penalty');
    expect(feature({ sPrepmtPeriodMonths: null })).toBe('prepayment-penalty');
    expect(feature({ sPrepmtPeriodMonths: 12, sFinMethT: '1' })).toBe('prepayment-penalty');
    expect(unsupportedFeature({ ...sampleTerms, sPrepmtPenaltyT: '2', sFinMethT: '1' })).toBeUndefined();
  });
});
