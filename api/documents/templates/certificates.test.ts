import { describe, expect, it } from 'vitest';
import { printIn } from '../engine/print';
import { certificateSample } from './certificate-sample';
import { suspenseNotification } from './certificates';

const print = printIn('en', new Date('2026-11-20T18:42:00Z'), 'Emet Mortgage');
const shown = (change: object): string =>
  JSON.stringify(suspenseNotification.view({ ...certificateSample, reasons: [], ...change }, print));

describe('the suspense notification', () => {
  it('says of a suspended loan that it is not approved, and by when to answer', () => {
    const text = shown({});
    for (const part of ['Not approved: suspended', 'can’t approve this loan yet', 'Respond by']) {
      expect(text).toContain(part);
    }
  });

  it('says nothing of that about a loan on hold, which may be approved (CERT-02)', () => {
    for (const conditions of [certificateSample.conditions, []]) {
      const text = shown({ isOnHold: true, conditions });
      expect(text).toContain('On hold');
      expect(text).toContain('has put this loan on hold');
      expect(text).not.toMatch(/approved: suspended|approve this loan|Respond by|is suspended/);
    }
  });
});
