import { extendedDocumentationCodes, losDocumentationCodes } from './documentation-codes';

/** Mortgage insurance option of the scenario: 0, 1 and 2 count as 0 (rule PRICING-15). */
export const scenarioInsuranceOption = (option: string): string =>
  option === '0' || option === '1' || option === '2' ? '0' : option;

/** Citizenship names of the forms to their codes (rule PRICING-13, decision PRICING-14). */
const citizenships: Readonly<Record<string, string>> = {
  'us citizen': '0',
  'permanent resident': '1',
  'permanent resident alien': '1',
  'non-permanent resident': '2',
  'non-permanent resident alien': '2',
  'foreign national': '3',
  itin: '4',
};

/** Code of a citizenship given as a code or a name; undefined where it is neither. */
export function citizenshipCode(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  if (/^[0-4]$/.test(name)) return name;
  return Object.hasOwn(citizenships, name) ? citizenships[name] : undefined;
}

const TERMS: readonly number[] = [10, 15, 20, 25, 30];

/** The scenario's term: the years where it is 10, 15, 20, 25 or 30, else 'Other' (rule PRICING-10). */
export function scenarioTerm(months: number): string {
  const years = months / 12;
  return TERMS.includes(years) ? String(years) : 'Other';
}

/** Names of the documentation types by their code, the portal's own codes first. */
export const documentationNames: Readonly<Record<string, string>> = {
  ...losDocumentationCodes,
  ...extendedDocumentationCodes,
};

/** LOS numbers whose own meaning is another code of the portal. */
const losMeaning: ReadonlyMap<string, string> = new Map([['19', '__16']]);

/**
 * The portal's documentation code of a loan. The LOS keeps a number that several types share, and the portal's own name
 * beside it (`sCustomField2Notes`), which decides.
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
