import { isDate } from '../../format/date';
import type { LarField, LarRow } from '../lar-fields';

/** Whether a row is as it should be. */
export type Check = (row: LarRow) => boolean;

/** A published edit that reads one row, and the fields that it is about, the one to correct first. */
export interface Edit {
  readonly id: string;
  readonly fields: readonly [LarField, ...LarField[]];
  readonly passes: Check;
}

export const edit = (id: string, fields: Edit['fields'] | LarField, passes: Check): Edit => ({
  id,
  fields: typeof fields === 'string' ? [fields] : fields,
  passes,
});

/** Codes as a text: `'1 2 31'`; `_` is blank. */
export const codesOf = (codes: string): readonly string[] => codes.split(' ').map((code) => (code === '_' ? '' : code));

/** The field has one of the codes. */
export const is = (field: LarField, codes: string): Check => {
  const list = codesOf(codes);
  return (row) => list.includes(row[field]);
};

export const isNot = (field: LarField, codes: string): Check => not(is(field, codes));

export const not =
  (check: Check): Check =>
  (row) =>
    !check(row);

export const all =
  (...checks: readonly Check[]): Check =>
  (row) =>
    checks.every((check) => check(row));

export const any =
  (...checks: readonly Check[]): Check =>
  (row) =>
    checks.some((check) => check(row));

/** If the first applies, the other must, too. */
export const when =
  (condition: Check, then: Check): Check =>
  (row) =>
    !condition(row) || then(row);

/** Both or neither. */
export const both =
  (one: Check, other: Check): Check =>
  (row) =>
    one(row) === other(row);

export const each = (fields: readonly LarField[], codes: string): Check =>
  all(...fields.map((field) => is(field, codes)));

export const blank = (...fields: readonly LarField[]): Check => each(fields, '_');

export const matches =
  (field: LarField, pattern: RegExp): Check =>
  (row) =>
    pattern.test(row[field]);

/** A plain number of the file; undefined for a code such as NA. */
export const numberIn = (row: LarRow, field: LarField): number | undefined =>
  /^-?\d+(\.\d+)?$/.test(row[field]) ? Number(row[field]) : undefined;

/** A number that passes a test. */
export const number =
  (field: LarField, test: (value: number) => boolean = () => true): Check =>
  (row) => {
    const value = numberIn(row, field);
    return value !== undefined && test(value);
  };

/** A number passes the test; what is no number is left to other edits. */
export const ifNumber =
  (field: LarField, test: (value: number, row: LarRow) => boolean): Check =>
  (row) => {
    const value = numberIn(row, field);
    return value === undefined || test(value, row);
  };

export const integer = (field: LarField, test: (value: number) => boolean = () => true): Check =>
  number(field, (value) => Number.isInteger(value) && test(value));

export const notApplicable = (field: LarField): Check => is(field, 'NA Exempt');

/** A day as YYYYMMDD. */
export const day = (field: LarField): Check => {
  const iso = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return (row) => /^\d{8}$/.test(row[field]) && isDate(iso(row[field]));
};

/** Each code that is not blank occurs once. */
export const distinct =
  (fields: readonly LarField[]): Check =>
  (row) => {
    const codes = fields.map((field) => row[field]).filter(Boolean);
    return new Set(codes).size === codes.length;
  };
