import { ownValue } from '../../tables/own-value';
import { extendedDocumentationCodes, losDocumentationCodes } from './documentation-codes';

/** Mortgage insurance option of the scenario: 0, 1 and 2 count as 0 (rule PRICING-15). */
export const scenarioInsuranceOption = (option: string): string =>
  option === '0' || option === '1' || option === '2' ? '0' : option;

/** Codes of the citizenship names used on forms (rule PRICING-13, decision PRICING-14). */
const citizenships: Readonly<Record<string, string>> = {
  'us citizen': '0',
  'permanent resident': '1',
  'permanent resident alien': '1',
  'non-permanent resident': '2',
  'non-permanent resident alien': '2',
  'foreign national': '3',
  itin: '4',
};

/** The code of a citizenship given as code or name; undefined if it is neither. */
export function citizenshipCode(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  if (/^[0-4]$/.test(name)) return name;
  return ownValue(citizenships, name);
}

const TERMS: readonly number[] = [10, 15, 20, 25, 30];

/** The scenario's term: 10, 15, 20, 25 or 30 years, otherwise 'Other' (rule PRICING-10). */
export function scenarioTerm(months: number): string {
  const years = months / 12;
  return TERMS.includes(years) ? String(years) : 'Other';
}

/** Names of the documentation types by code, the portal's own codes first. */
export const documentationNames: Readonly<Record<string, string>> = {
  ...losDocumentationCodes,
  ...extendedDocumentationCodes,
};

/** LOS numbers whose own meaning is another code of the portal. */
const losMeaning: ReadonlyMap<string, string> = new Map([['19', '__16']]);

/**
 * The portal's documentation code of a loan. The LOS stores a number shared by several types; the portal's name next to it
 * (`sCustomField2Notes`) decides.
 */
export function documentationCode(code: string, note: string | undefined): string {
  if (note) {
    for (const [portalCode, name] of Object.entries(extendedDocumentationCodes)) {
      if (name === note && sharesNumber(portalCode, code)) return portalCode;
    }
  }
  return losMeaning.get(code) ?? code;
}

const sharesNumber = (portalCode: string, code: string): boolean =>
  portalCode.startsWith('c-') || portalCode.replaceAll('_', '') === code;

/** Housing history of the last 12 months (sHousingHistoryT), best first: late payments by 30, 60 and 90 days. */
export const housingHistoryCodes = {
  '0': '0x30x12',
  '1': '1x30x12',
  '2': '0x60x12',
  '3': '1x60x12',
  '4': '0x90x12',
} as const;
