import { ownValue } from '../tables/own-value';

/** What is appraised: a single-family home, a condominium or cooperative, or two to four units; `-rs` with a rent schedule (APPR-01). */
export const requestTypes = ['no-sf', 'no-cd', 'no-24', 'no-sf-rs', 'no-cd-rs', 'no-24-rs'] as const;
export type RequestType = (typeof requestTypes)[number];

type Kind = 'no-sf' | 'no-cd' | 'no-24';

/** By property type as priced (`sProdSpT`). */
const kinds: Readonly<Record<string, Kind>> = {
  ...{ '0': 'no-sf', '1': 'no-sf', '4': 'no-sf', '11': 'no-sf', '12': 'no-sf' },
  ...{ '2': 'no-cd', '3': 'no-cd' },
  ...{ '8': 'no-24', '9': 'no-24', '10': 'no-24' },
};

const INVESTMENT = '2';

/** The type of a request by property type and occupancy; undefined while the property type is unknown. */
export function requestTypeOf(
  propertyType: string | null | undefined,
  occupancy: string | null | undefined,
): RequestType | undefined {
  const kind = ownValue(kinds, propertyType);
  if (kind === undefined) return undefined;
  return occupancy === INVESTMENT ? `${kind}-rs` : kind;
}

const descriptions: Readonly<Record<Kind, string>> = {
  'no-sf': 'Single Family',
  'no-cd': 'Condominium',
  'no-24': '2-4 Units',
};

/** The description that an appraisal company gets with the type, the same in every language. */
export function typeDescription(type: RequestType): string {
  const kind = type.replace(/-rs$/, '') as Kind;
  return type === kind ? descriptions[kind] : `${descriptions[kind]} with Rent Schedule`;
}
