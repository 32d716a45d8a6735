/** Why a value of a loan does not come back from a MISMO file as it went out. */
export const roundTripReasons = [
  /** Neither ULAD, the DU specification nor MISMO 3.4 has an element for it. */
  'no-element',
  /** It goes along in the place of another field. */
  'told-by-another',
  /** A box 'Does not apply': a file says it by leaving out what does not apply. */
  'box-not-asked',
  /** Where a loan belongs is settled where it is imported. */
  'placed-anew',
  /** What the lender works with or decides; no part of an application. */
  'lender-only',
  /** A question that only prices. */
  'pricing-only',
  /** Of the time after closing. */
  'servicing-only',
  /** Only an operation of the LOS writes it: status, assignment, lock, disclosure. */
  'set-by-los',
  /** The file has present expenses and occupancy once, for the first application. */
  'first-application-only',
  /** A borrower without a name is not written. */
  'borrower-not-named',
  /** It belongs to a borrower who is not written. */
  'owner-not-written',
  /** A job, income or home stands under one borrower in the file. */
  'one-owner-only',
  /** It is written together with another value only, and that one is missing or says otherwise. */
  'part-missing',
  /** MISMO has one word for several values of the portal. */
  'word-shared',
  /** It says that there is none, and a file says that by leaving it out. */
  'none-not-written',
  /** It does not have the form that the file asks for. */
  'malformed',
  /** Blanks, line breaks or characters that XML cannot carry were tidied. */
  'tidied',
  /** The import concludes it from other values. */
  'concluded',
  /** The import groups the borrowers into other applications. */
  'regrouped',
  /** It came back otherwise, and nothing explains it. */
  'changed',
] as const;

export type RoundTripReason = (typeof roundTripReasons)[number];

/** Reasons that lie in what a MISMO file is; none of them says that anything was lost that a file could carry. */
const inherent: ReadonlySet<RoundTripReason> = new Set<RoundTripReason>([
  'no-element',
  'told-by-another',
  'box-not-asked',
  'placed-anew',
  'lender-only',
  'pricing-only',
  'servicing-only',
  'set-by-los',
  'none-not-written',
  'concluded',
]);

/** Whether a difference of this reason is one that no MISMO file could avoid. */
export function isInherent(reason: RoundTripReason): boolean {
  return inherent.has(reason);
}
