import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { englishText } from '../../../domain/messages/english-text';
import { readMismo } from '../read-mismo';

const read = (name: string) =>
  readMismo(readFileSync(path.join(import.meta.dirname, '../../../tests/mismo', name)), { today: '2026-11-23' });

const saidIn = (name: string) => new Map(read(name).said.map(({ place, ...said }) => [place, said]));

describe('what a file says about a value', () => {
  it('is quoted with its place where the portal has other words for it', () => {
    const said = saidIn('conventional-couple.xml');
    expect(said.get('sFinMethT')).toMatchObject({ text: 'Fixed', line: 200, imported: true });
    expect(said.get('sFinMethT')?.path).toMatch(/\/AmortizationType$/);
    expect(said.get('applicants.0.aCInterviewMethodT')).toMatchObject({ text: 'Internet', imported: true });
    expect(said.get('residences.residence-1.basis')).toMatchObject({ text: 'LivingRentFree' });
  });

  it('is left out where it is the value itself, whatever its notation', () => {
    const said = saidIn('conventional-couple.xml');
    for (const place of ['sLAmtCalc', 'sLPurposeT', 'sSpZip', 'applicants.0.aBFirstNm', 'applicants.0.aBZip']) {
      expect(said.has(place), place).toBe(false);
    }
  });

  it('is quoted for a value that could not be imported', () => {
    const said = saidIn('looks-wrong.xml');
    expect(said.get('applicants.0.aBMaritalStatT')).toMatchObject({ text: 'Perplexed', imported: false, line: 157 });
    expect(said.get('liabilities.liability-1.payment')).toMatchObject({ text: 'twenty', imported: false });
  });

  it('never quotes a private value', () => {
    const places = read('looks-wrong.xml').said.map(({ place }) => place);
    expect(places.filter((place) => /Ssn|Dob|accountNumber/.test(place))).toEqual([]);
  });
});

describe('a finding about a file', () => {
  it('names its field by label and what it is about', () => {
    const [finding] = read('looks-wrong.xml').report.warnings.filter(({ line }) => line === 157);
    expect(finding && englishText(finding.message)).toBe(
      'Marital status: “Perplexed” is not a known value. It was not imported.',
    );
    expect(finding?.message.values.element).toEqual({ text: 'Marital status', key: 'fields.aBMaritalStatT' });
    expect(finding?.subject).toEqual({ borrower: '0B' });
    const debt = read('looks-wrong.xml').report.warnings.find(({ line }) => line === 73);
    expect(debt?.subject).toEqual({ record: 'liabilities.liability-1' });
  });
});
