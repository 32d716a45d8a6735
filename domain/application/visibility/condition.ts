import type { RecordListName } from '../../loan/document';
import type { LoanRecords } from '../../loan/records';

/** How conditions read the values that decide whether a field applies. */
export interface Reading {
  /** The records of the borrower, or of both borrowers of the application; none if the field belongs to no borrower. */
  readonly records: <List extends RecordListName>(list: List, of?: 'application') => LoanRecords[List];
  /**
   * The value of a field by its name in the field table: of the loan, the borrower or application (by the borrower's name), or
   * the record. Undefined if that field itself does not apply.
   */
  readonly value: (name: string) => unknown;
}

/** Whether a question applies, or an answer counts. */
export type Condition = (at: Reading) => boolean;

/** Whether there is no answer: missing, blank, or an empty list. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The text of a value; none if it is no text. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The code is one of these, or the list of codes has one of them. */
export const is =
  (name: string, ...codes: readonly string[]): Condition =>
  ({ value }) => {
    const stated = value(name);
    return Array.isArray(stated) ? stated.some((code) => codes.includes(code)) : codes.includes(String(stated));
  };

/** The value is not one of these; an unanswered question excludes nothing. */
export const unless = (name: string, ...codes: readonly string[]): Condition => not(is(name, ...codes));

export const yes =
  (name: string): Condition =>
  ({ value }) =>
    value(name) === true;

export const no =
  (name: string): Condition =>
  ({ value }) =>
    value(name) === false;

export const filled =
  (name: string): Condition =>
  ({ value }) =>
    !isBlank(value(name));

/** A number above zero. */
export const positive =
  (name: string): Condition =>
  ({ value }) =>
    Number(value(name)) > 0;

export const not =
  (condition: Condition): Condition =>
  (at) =>
    !condition(at);

export const any =
  (...conditions: readonly Condition[]): Condition =>
  (at) =>
    conditions.some((condition) => condition(at));

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (at) =>
    conditions.every((condition) => condition(at));

/** One condition for several fields. */
export const each = (condition: Condition, ...names: readonly string[]): Readonly<Record<string, Condition>> =>
  Object.fromEntries(names.map((name) => [name, condition]));
