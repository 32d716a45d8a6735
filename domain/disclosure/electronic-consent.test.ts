import { describe, expect, it } from 'vitest';
import { type ConsentStep, jointConsent } from './electronic-consent';

const step = (name: string, day: string, isGiven = true): ConsentStep => ({
  ...{ name, isGiven, at: new Date(`2026-11-${day}T18:00:00Z`) },
});
const recorded = { on: '2026-11-02', evidence: 'Consent form' };

describe('the consent to electronic disclosures', () => {
  it('is that of all applicants', () => {
    expect(jointConsent(['Ruta', 'Ann'], undefined, [step('Ruta', '02')])).toBeNull();
    const both = [step('Ruta', '02'), step('Ann', '04')];
    expect(jointConsent(['Ruta', 'Ann'], undefined, both)).toEqual({ on: '2026-11-04', evidence: null });
    expect(jointConsent([], undefined, both)).toBeNull();
  });

  it('stays the one that a disclosure was sent with', () => {
    expect(jointConsent(['Ruta'], recorded, [])).toEqual(recorded);
    expect(jointConsent(['Ruta'], recorded, [step('Ruta', '05')])).toEqual(recorded);
  });

  it('ends with a withdrawal, until the person consents again or states a later consent', () => {
    const withdrawn = [step('Ruta', '02'), step('Ruta', '10', false)];
    expect(jointConsent(['Ruta'], recorded, withdrawn)).toBeNull();
    expect(jointConsent(['Ruta'], recorded, [step('Ruta', '02', false)])).toBeNull();
    const again = [...withdrawn, step('Ruta', '12')];
    expect(jointConsent(['Ruta'], undefined, again)).toEqual({ on: '2026-11-12', evidence: null });
    const later = { on: '2026-11-13', evidence: 'Consent form' };
    expect(jointConsent(['Ruta'], later, withdrawn)).toEqual(later);
  });

  it('does not count for a borrower who was added later', () => {
    const named = { ...recorded, names: ['Ruta'] };
    expect(jointConsent(['Ruta', 'Ann'], named, [])).toBeNull();
    expect(jointConsent(['Ruta', 'Ann'], named, [step('Ann', '09')])).toEqual({ on: '2026-11-09', evidence: null });
    // Recorded before the names were kept.
    expect(jointConsent(['Ruta', 'Ann'], recorded, [])).toEqual(recorded);
  });
});
