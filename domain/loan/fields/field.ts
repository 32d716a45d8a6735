/** What a field holds. Formats, masks and checks of each kind stand in `domain/format`. */
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

/** How a value is kept, checked, entered and shown, wherever it stands: in a loan or in a record of the portal. */
export interface ValueSpec {
  readonly kind: FieldKind;
  /** Decimals of money, percent and decimal fields; money has 2 and percent 3 where none is given (decisions FORMAT-12). */
  readonly scale?: number;
  /** Name of the coded list in `domain/loan/codes` for kinds `code` and `codes`. */
  readonly codes?: string;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** What an integer counts; stands inside its input. */
  readonly unit?: FieldUnit;
  /** Negative amounts stand in parentheses instead of behind a minus (FORMAT-10). */
  readonly parentheses?: true;
  /** A date that has already been, such as a birthday: none after today is taken from a person. */
  readonly past?: true;
}

/**
 * One field of the loan origination system as the portal knows it. The key in the field table is its LOS name;
 * its label is the message `fields.<name>`.
 */
export interface FieldSpec extends ValueSpec {
  readonly place: FieldPlace;
  /** Computed by the LOS: shown, never accepted from a caller. */
  readonly computed?: true;
  /** Moved only by an operation of the LOS (status, register, lock, disclosure), never by a plain change. */
  readonly guarded?: true;
}
