import { notInMismoReasons } from '../../loan/fields/field';

/** Why a value of a loan differs after a MISMO export and import. */
export const roundTripReasons = [
  ...notInMismoReasons,
  /** Only an operation of the LOS writes it: status, assignment, lock, disclosure. */
  'set-by-los',
  /** The file has present expenses and occupancy once, for the first application. */
  'first-application-only',
  /** A borrower without a name is not exported. */
  'borrower-unnamed',
  /** It belongs to a borrower who is not exported. */
  'owner-not-exported',
  /** A job, income or home belongs to one borrower in the file. */
  'one-owner-only',
  /** It is exported only together with another value, which is missing or contradicts it. */
  'depends-on-another',
  /** MISMO has one value for several values of the portal. */
  'shared-value',
  /** It states that there is none, which a file expresses by leaving it out. */
  'empty-not-exported',
  /** It does not have the format that the file requires. */
  'malformed',
  /** Blanks, line breaks or characters that XML cannot contain were cleaned up. */
  'cleaned-up',
  /** The import derives it from other values. */
  'derived',
  /** The import groups the borrowers into other applications. */
  'regrouped',
  /** It changed, and nothing explains it. */
  'changed',
] as const;

export type RoundTripReason = (typeof roundTripReasons)[number];

/** Reasons inherent in the MISMO format; none of them means that a value was lost that a file can contain. */
const inherent: ReadonlySet<RoundTripReason> = new Set<RoundTripReason>([
  ...notInMismoReasons,
  'set-by-los',
  'empty-not-exported',
  'derived',
]);

/** Whether a difference of this reason is one that no MISMO file could avoid. */
export function isInherent(reason: RoundTripReason): boolean {
  return inherent.has(reason);
}
