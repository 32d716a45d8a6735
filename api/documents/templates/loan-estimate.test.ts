import { describe, expect, it } from 'vitest';
import { estimateForm } from '../../../domain/disclosure/estimate/estimate-form';
import { armFacts, fixedFacts } from '../../../domain/disclosure/estimate/estimate-samples.test-support';
import { armEstimateSample } from './arm-estimate-sample';
import { fixedEstimateSample } from './fixed-estimate-sample';

describe('the Loan Estimate, from fees and terms', () => {
  it('is sample form H-24(B)', () => {
    expect(estimateForm(fixedFacts)).toEqual(fixedEstimateSample);
  });

  it('is the sample of an interest-only adjustable loan', () => {
    expect(estimateForm(armFacts)).toEqual(armEstimateSample);
  });
});
