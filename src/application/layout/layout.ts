import type { RecordListName } from '../../../domain/loan/document';
import type { FieldKind } from '../../../domain/loan/fields/field';
import type { LoanRecord } from '../../../domain/loan/records';

/** A follow-up field, indented by one or two levels under the answer that reveals it. */
export interface FollowingField {
  readonly name: string;
  readonly depth: 1 | 2;
}

/** A field, a field with its column span out of twelve, or a follow-up field. */
export type PlacedField = string | readonly [name: string, span: number] | FollowingField;

/** Fields under one title: `application.groups.<key>`. */
export interface FieldGroup {
  readonly key: string;
  readonly fields: readonly PlacedField[];
  /** Lays out fields as questions with the answer at the end of the line. */
  readonly questions?: true;
  /** Offers to answer all open questions with No. */
  readonly quickNo?: true;
  /** The title also labels the first field, whose own label is for screen readers only. */
  readonly titled?: true;
  /** In a record: collapsed under its title until one of its fields has a value or the user opens it. */
  readonly onDemand?: true;
  /** What to enter, above its fields: `application.notes.<key>`. */
  readonly noted?: true;
}

/** Layout of a list of records: one row each when collapsed, groups of fields when expanded. */
export interface ListLayout {
  readonly list: RecordListName;
  /** Fields that identify the record in its row. */
  readonly summary: readonly string[];
  /** The amount at the end of the row. */
  readonly amount?: string;
  /** The amount is per month. */
  readonly monthly?: true;
  /** Incomes and debts, whose amount by the rules may differ from the entered one. */
  readonly qualifies?: true;
  /** A second amount before it. */
  readonly balance?: string;
  /** Second line of the row, in small text: values, a period and the labels of Yes answers. */
  readonly notes?: readonly string[];
  readonly period?: readonly [from: string, to: string];
  readonly marks?: readonly string[];
  /** Fields that a key toggles in the row, by key code. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Sort order, suspended while a record is open. */
  readonly compare?: (a: LoanRecord, b: LoanRecord) => number;
  readonly groups: readonly FieldGroup[];
  /** Each record has exactly one owner, such as a job or a previous home. */
  readonly single?: true;
}

const spans: Partial<Record<FieldKind, number>> = {
  money: 3,
  percent: 3,
  decimal: 3,
  integer: 3,
  date: 3,
  state: 3,
  zip: 2,
  phone: 3,
  ssn: 3,
  note: 12,
  codes: 12,
};

const isSpanned = (placed: PlacedField): placed is readonly [string, number] => Array.isArray(placed);

export const fieldOf = (placed: PlacedField): string =>
  typeof placed === 'string' ? placed : isSpanned(placed) ? placed[0] : placed.name;

/** Indentation of a follow-up field; 0 for all others. */
export const depthOf = (placed: PlacedField): 0 | 1 | 2 =>
  typeof placed === 'string' || isSpanned(placed) ? 0 : placed.depth;

/** Column span of a field, out of twelve. */
export function spanOf(placed: PlacedField, kind: FieldKind | undefined): number {
  return isSpanned(placed) ? placed[1] : ((kind && spans[kind]) ?? 4);
}
