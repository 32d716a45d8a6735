import { ethnicityCodes, raceCodes } from '../../loan/codes/demographic-codes';
import { ownValue } from '../../tables/own-value';
import { ethnicityOptOut, raceOptOut } from './selection';

/** HMDA codes, and free text for groups that have no HMDA code (Regulation C, appendix B). */
interface HmdaEthnicity {
  /** At most five, the first never blank unless there is free text: 1 (11-14), 2, 3. */
  readonly codes: readonly string[];
  readonly otherText?: string;
}

interface HmdaRace {
  /** At most five: 1, 2 (21-27), 3, 4 (41-44), 5, 6. */
  readonly codes: readonly string[];
  readonly tribeText?: string;
  readonly otherAsianText?: string;
  readonly otherPacificText?: string;
}

const hmdaEthnicity: Readonly<Record<string, string>> = { A: '1', AA: '11', AB: '12', AC: '13', B: '2', C: '3' };

const hmdaRace: Readonly<Record<string, string>> = {
  A: '1',
  B: '2',
  BA: '21',
  BB: '22',
  BC: '23',
  BD: '24',
  BE: '25',
  BF: '26',
  C: '3',
  D: '4',
  DA: '41',
  DB: '42',
  DC: '43',
  E: '5',
  F: '6',
};

const otherHispanic = '14';
const otherAsian = '27';
const otherPacific = '44';

/** HMDA's maximum number of codes per person. */
const maxCodes = 5;

/**
 * Converts the portal's ethnicity codes to HMDA's. Groups that HMDA does not list (Argentinean, …) are reported as 'other' with
 * their names as free text (domain facts 6.3).
 */
export function toHmdaEthnicity(selected: readonly string[], otherDescription?: string | null): HmdaEthnicity {
  if (selected.includes(ethnicityOptOut)) return { codes: ['3'] };
  const named = selected
    .filter((code) => code.startsWith('A') && !Object.hasOwn(hmdaEthnicity, code))
    .map(ethnicityName);
  const otherText = joined([...named, otherDescription]);
  const codes = limited([...listed(selected, hmdaEthnicity), ...(otherText ? [otherHispanic] : [])]);
  return { codes, ...(codes.includes(otherHispanic) ? { otherText } : {}) };
}

/** The portal's race codes as HMDA's; groups that HMDA does not list (Hmong, Fijian, …) are its 'other' with free text. */
export function toHmdaRace(
  selected: readonly string[],
  described: { tribe?: string | null; otherAsian?: string | null; otherPacific?: string | null } = {},
): HmdaRace {
  if (selected.includes(raceOptOut)) return { codes: ['6'] };
  const unlisted = (group: string) =>
    selected.filter((code) => code.startsWith(group) && !Object.hasOwn(hmdaRace, code)).map(raceName);
  const asian = joined([...unlisted('B'), described.otherAsian]);
  const pacific = joined([...unlisted('D'), described.otherPacific]);
  const others = [...(asian ? [otherAsian] : []), ...(pacific ? [otherPacific] : [])];
  const codes = limited([...listed(selected, hmdaRace), ...others]);
  return {
    codes,
    ...(described.tribe ? { tribeText: described.tribe } : {}),
    ...(codes.includes(otherAsian) ? { otherAsianText: asian } : {}),
    ...(codes.includes(otherPacific) ? { otherPacificText: pacific } : {}),
  };
}

/** Sex as HMDA codes it: 1 male, 2 female, 3 not provided, 6 both. */
export function toHmdaSex(gender: string | null | undefined): string | undefined {
  const codes: Readonly<Record<string, string>> = { '1': '1', '2': '2', '4': '3', '5': '6' };
  return gender ? ownValue(codes, gender) : undefined;
}

const isAggregate = (code: string): boolean => code.length === 1;

/** At most five codes: every aggregate category, then subcategories (Regulation C, appendix B, instructions 9.i and 9.iii). */
const limited = (codes: readonly string[]): string[] =>
  [...codes.filter(isAggregate), ...codes.filter((code) => !isAggregate(code))].slice(0, maxCodes);

function listed(selected: readonly string[], codes: Readonly<Record<string, string>>): string[] {
  return selected.flatMap((code) => ownValue(codes, code) ?? []);
}

function ethnicityName(code: string): string {
  return Object.hasOwn(ethnicityCodes, code) ? ethnicityCodes[code as keyof typeof ethnicityCodes] : code;
}

function raceName(code: string): string {
  return Object.hasOwn(raceCodes, code) ? raceCodes[code as keyof typeof raceCodes] : code;
}

function joined(texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text?.trim()).join(', ');
}
