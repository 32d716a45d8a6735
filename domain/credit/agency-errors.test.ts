import { describe, expect, it } from 'vitest';
import { type AgencyErrorKind, agencyErrorEffect, agencyErrors } from './agency-errors';

const couple = ['0B', '0C'] as const;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `E${String(from + index).padStart(3, '0')}`);

const published: readonly (readonly [AgencyErrorKind, readonly string[]])[] = [
  ['retry', ['E001']],
  ['data', range(2, 35)],
  ['account', ['E036', 'E037', 'E046', 'E051']],
  ['mismatch', ['E061']],
  ['ours', ['E101', 'E102']],
  ['other', ['E999']],
];

describe('the errors of an agency', () => {
  it.each(published.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)))('%s: %s', (code, kind) => {
    expect(agencyErrorEffect(code, couple).kind).toBe(kind);
  });

  it('are all in the table, and nothing else is', () => {
    expect([...agencyErrors.keys()]).toEqual(published.flatMap(([, codes]) => codes));
  });

  it('are retried for E001 only', () => {
    expect([...agencyErrors].filter(([, { kind }]) => kind === 'retry').map(([code]) => code)).toEqual(['E001']);
  });

  it.each([
    ['E002', ['applicants[0].aBFirstNm']],
    ['E004', ['applicants[0].aBSsn']],
    ['E009', ['applicants[0].aBZip']],
    ['E011', ['applicants[0].aCFirstNm']],
    ['E013', ['applicants[0].aCSsn']],
    ['E019', ['applicants[0].aCDob']],
    ['E020', []],
  ])('%s names the field to correct', (code, fields) => {
    expect(agencyErrorEffect(code, couple).fields).toEqual(fields);
  });

  it('name the field of the borrower who was ordered alone', () => {
    expect(agencyErrorEffect('E004', ['1C']).fields).toEqual(['applicants[1].aCSsn']);
    expect(agencyErrorEffect('E013', ['1C']).fields).toEqual([]);
  });

  it('leave a code that is not published to a person', () => {
    expect(agencyErrorEffect('E777', couple)).toEqual({ kind: 'other', fields: [] });
  });
});
