import type { Owner } from '../loan/records';
import type { PlainCode } from '../messages/message';

/**
 * What follows from an error of an agency: `retry` later by itself; correct the borrowers' `data`; enter the `account` again, before the
 * agency locks it; check what is reissued (`mismatch`); report a fault of `ours`; or leave it to a person (`other`).
 */
export type AgencyErrorKind = 'retry' | 'data' | 'account' | 'mismatch' | 'ours' | 'other';

interface AgencyError {
  readonly kind: AgencyErrorKind;
  /** The field of the borrower, without `aB` or `aC`. */
  readonly field?: string;
  /** The borrower of the couple that it is about. */
  readonly who?: 'B' | 'C';
}

/** The fields behind E002 and the codes after it, which repeat for the second borrower from E011. The order is our own. */
const FIELDS = ['FirstNm', 'LastNm', 'Ssn', 'Ssn', 'Addr', 'City', 'State', 'Zip', 'Dob'] as const;
const ACCOUNT = ['E036', 'E037', 'E046', 'E051'];

const code = (number: number): string => `E${String(number).padStart(3, '0')}`;

function dataErrors(): [string, AgencyError][] {
  const first = FIELDS.map((field, index) => [code(2 + index), { kind: 'data', field, who: 'B' }] as const);
  const second = FIELDS.map((field, index) => [code(11 + index), { kind: 'data', field, who: 'C' }] as const);
  const others = Array.from({ length: 16 }, (_, index) => [code(20 + index), { kind: 'data' }] as const);
  return [...first, ...second, ...others].map(([name, error]) => [name, error]);
}

/** Every published code (domain-facts B5). */
export const agencyErrors: ReadonlyMap<string, AgencyError> = new Map<string, AgencyError>([
  ['E001', { kind: 'retry' }],
  ...dataErrors(),
  ...ACCOUNT.map((name) => [name, { kind: 'account' }] as const),
  ['E061', { kind: 'mismatch' }],
  ['E101', { kind: 'ours' }],
  ['E102', { kind: 'ours' }],
  ['E999', { kind: 'other' }],
]);

/** What the portal says about an error. */
export const errorMessages = {
  retry: 'credit-try-later',
  data: 'credit-data-refused',
  account: 'credit-account-refused',
  mismatch: 'credit-reissue-mismatch',
  ours: 'credit-request-refused',
  other: 'credit-order-refused',
} as const satisfies Record<AgencyErrorKind, PlainCode>;

export interface AgencyErrorEffect {
  readonly kind: AgencyErrorKind;
  /** The fields of the loan to correct: `applicants[0].aBSsn`. */
  readonly fields: readonly string[];
}

/** What follows from an error in an order for these borrowers. An unknown code is left to a person. */
export function agencyErrorEffect(name: string, borrowers: readonly Owner[]): AgencyErrorEffect {
  const error = agencyErrors.get(name) ?? { kind: 'other' as const };
  const { kind, field, who } = error;
  // The agency counts the borrowers of the order; an individual order has only a first one.
  const owner = who && borrowers[who === 'B' ? 0 : 1];
  if (field === undefined || owner === undefined) return { kind, fields: [] };
  return { kind, fields: [`applicants[${owner[0]}].a${owner[1]}${field}`] };
}
