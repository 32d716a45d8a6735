import { describe, expect, it } from 'vitest';
import { alertCondition, needsCondition } from './alert-condition';
import { alertEffect, stopsFor, stopsOf } from './alerts';

describe('the effect of an alert', () => {
  it.each([
    ['FACTAFraudVictimInitial', 'verify-identity'],
    ['FACTAFraudVictimExtended', 'verify-identity'],
    ['FraudVictim', 'verify-identity'],
    ['FACTAActiveDuty', 'verify-identity'],
    ['FACTAAddressDiscrepancy', 'explain-address'],
    ['CreditFileSuppressed', 'no-score'],
    ['DeathClaim', 'underwriter'],
    ['DemographicsVerification', 'underwriter'],
    ['FACTARiskScoreValue', 'note'],
    ['RecentlyAddedAuthorizedUserAlert', 'note'],
    ['SomethingNew', 'note'],
    ['constructor', 'note'],
  ] as const)('%s: %s', (category, effect) => {
    expect(alertEffect({ category, text: 'Call the consumer.' })).toBe(effect);
  });

  it.each([
    ['Possible match with the SDN list', 'compliance'],
    ['OFAC: 1 match', 'compliance'],
    ['OFAC: Clear', 'note'],
    ['OFAC: no match found', 'note'],
    ['The applicant works for Sofacare', 'note'],
  ] as const)('of a text about sanctions, %s: %s', (text, effect) => {
    expect(alertEffect({ category: 'Other', text })).toBe(effect);
  });
});

describe('the condition of an alert', () => {
  const loan = { applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist' }] };
  const alert = (category: string) => ({ owner: '0B' as const, bureau: null, category, text: 'Call (626) 555-0142.' });

  it('says what is asked, of whom, and the words of the alert', () => {
    expect(alertCondition(loan, alert('FraudVictim'))).toBe(
      'Verify the identity of Ruta Lindqvist. Credit report: Call (626) 555-0142.',
    );
  });

  it.each([
    ['FACTAActiveDuty', true],
    ['FACTAAddressDiscrepancy', true],
    ['CreditFileSuppressed', false],
    ['DeathClaim', false],
    ['FACTARiskScoreValue', false],
  ])('is needed for %s: %s', (category, needed) => {
    expect(needsCondition(alert(category))).toBe(needed);
  });
});

describe('what stops a report', () => {
  const alert = (category: string, text = '') => ({ owner: '0B' as const, bureau: null, category, text });
  const dead = { alerts: [alert('DeathClaim')], files: [] };
  const matched = { alerts: [alert('Other', 'OFAC: 1 match')], files: [] };
  const wrongPerson = {
    alerts: [],
    files: [
      { owner: '0B' as const, bureau: 'Equifax' as const, state: 'ssn-mismatch' as const, text: '', variations: [] },
    ],
  };

  it('is decided by an underwriter or by compliance', () => {
    expect(stopsOf(dead)).toEqual(['underwriter']);
    expect(stopsOf(matched)).toEqual(['compliance']);
    expect(stopsOf(wrongPerson)).toEqual(['underwriter']);
    expect(stopsOf({ alerts: [alert('FraudVictim')], files: [] })).toEqual([]);
  });

  it.each([
    [['Underwriter'], false, dead, []],
    [['Underwriter'], true, dead, ['underwriter']],
    [['Loan Officer'], false, dead, ['underwriter']],
    [['Underwriter'], false, matched, ['compliance']],
    [['QC Compliance'], false, matched, []],
  ] as const)('lets %j pass (external: %s)', (roles, isPml, report, left) => {
    expect(stopsFor({ roles, isPml }, report)).toEqual(left);
  });
});
