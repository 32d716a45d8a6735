/** The type of a field's value. `domain/format` has the format, mask and validation of each kind. */
export type FieldKind =
  | 'money'
  | 'percent'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'instant'
  | 'text'
  | 'note'
  | 'yesno'
  | 'code'
  | 'codes'
  | 'ssn'
  | 'phone'
  | 'email'
  | 'zip'
  /** The last four digits of a ZIP+4, kept from an imported file; users enter and see five digits (FORMAT-14). */
  | 'zipPlus4'
  | 'state';

/** The part of a loan document that carries the field; the last ones are records of a list of the loan. */
export type FieldPlace =
  | 'loan'
  | 'application'
  | 'borrower'
  | 'coborrower'
  | 'asset'
  | 'liability'
  | 'reo'
  | 'employment'
  | 'income'
  | 'residence'
  | 'vesting';

export type FieldUnit = 'months' | 'days' | 'years';

/** How a value of a loan or a record is stored, validated, entered and shown. */
export interface ValueSpec {
  readonly kind: FieldKind;
  /** Decimals of money, percent and decimal fields; by default 2 for money and 3 for percent (decisions FORMAT-12). */
  readonly scale?: number;
  /** Name of the code list in `domain/loan/codes` for kinds `code` and `codes`. */
  readonly codes?: string;
  readonly maxLength?: number;
  /** A text of digits alone, such as an NMLS ID. */
  readonly onlyDigits?: true;
  readonly min?: number;
  readonly max?: number;
  /** The unit of an integer, shown in its input. */
  readonly unit?: FieldUnit;
  /** Negative amounts are shown in parentheses instead of with a minus (FORMAT-10). */
  readonly parentheses?: true;
  /** A date in the past, such as a birthday: inputs accept none after today. */
  readonly past?: true;
}

/** Why no MISMO file contains a field that callers may set; all others are bound in `api/mismo`. */
export const notInMismoReasons = [
  /** Neither ULAD, the DU specification nor MISMO 3.4 has an element for it. */
  'no-element',
  /** It is included in another field. */
  'in-another-field',
  /** A 'does not apply' box: a file expresses it by leaving the data out. */
  'not-applicable',
  /** The placement of a loan is chosen at import. */
  'set-at-import',
  /** The lender's own data or decisions, not part of an application. */
  'lender-only',
  /** A question that only prices. */
  'pricing-only',
  /** Of the time after closing. */
  'servicing-only',
] as const;

/**
 * Users outside the lender never see who buys a loan. Originators, inside or outside, see prices only after the lender's margin.
 */
export type Withheld = 'external' | 'originators';

/**
 * One field of the loan origination system. Its key in the field table is its LOS name; its label is the message
 * `fields.<name>`.
 */
export interface FieldSpec extends ValueSpec {
  /** In English. The labels of status dates and of the people on a loan are made of those in `src/i18n/en/fields-loan.ts`. */
  readonly label?: string;
  readonly notInMismo?: (typeof notInMismoReasons)[number];
  readonly place: FieldPlace;
  /** Computed by the LOS: shown, never accepted from a caller. */
  readonly computed?: true;
  /** Identifies a person or an account: never stored unencrypted, such as in the pipeline index, and never put into an email. */
  readonly private?: true;
  /** Moved only by an operation of the LOS (status, register, lock, disclosure), never by a plain change. */
  readonly guarded?: true;
  /** Who never receives the field (`domain/loan/withheld.ts`). */
  readonly withheldFrom?: Withheld;
}
