import type { RecordListName } from '../../loan/document';
import type { LoanRecords } from '../../loan/records';

/** What an answer is read by while it is decided whether a question applies. */
export interface Reading {
  /** Records of the borrower in question, or of both of the application; none where the question is about no borrower. */
  readonly records: <List extends RecordListName>(list: List, of?: 'application') => LoanRecords[List];
  /**
   * The value of a field by its name in the field table: of the loan, of the borrower or application in question (by the
   * borrower's name), or of the record in question. Undefined where the field itself does not apply.
   */
  readonly value: (name: string) => unknown;
}

/** Whether a question applies, or an answer counts. */
export type Condition = (at: Reading) => boolean;

/** Whether nothing is said: missing, blank, or an empty list. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The code is one of these, or the list of codes has one of them. */
export const is =
  (name: string, ...codes: readonly string[]): Condition =>
  ({ value }) => {
    const stated = value(name);
    return Array.isArray(stated) ? stated.some((code) => codes.includes(code)) : codes.includes(String(stated));
  };

/** It is not one of these; a question that nobody answered yet rules nothing out. */
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
