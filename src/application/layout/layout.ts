import type { RecordListName } from '../../../domain/loan/document';
import type { FieldKind } from '../../../domain/loan/fields/field';
import type { LoanRecord } from '../../../domain/loan/records';

/** A field that an answer above it asks for: it stands under it, one or two steps in. */
export interface FollowingField {
  readonly name: string;
  readonly depth: 1 | 2;
}

/** A field, a field with how many of the twelve columns it takes, or one that follows from the answer above it. */
export type LaidField = string | readonly [name: string, span: number] | FollowingField;

/** Fields that stand together under one title: `application.groups.<key>`. */
export interface FieldGroup {
  readonly key: string;
  readonly fields: readonly LaidField[];
  /** Each field is a question with its answer at the end of the line. */
  readonly questions?: true;
  /** Whatever is not answered yet may be answered with no at once. */
  readonly quickNo?: true;
  /** The title says what the first field is: its label is for who hears the page. */
  readonly titled?: true;
}

/** How a list of records is shown: closed as one line each, open as groups of fields. */
export interface ListLayout {
  readonly list: RecordListName;
  /** Fields that say what the record is, in its closed line. */
  readonly summary: readonly string[];
  /** The amount at the end of the line. */
  readonly amount?: string;
  /** It is one of each month. */
  readonly monthly?: true;
  /** Another amount, before it. */
  readonly balance?: string;
  /** Smaller, in its second line: words, the time from one date to another, and answers that are yes. */
  readonly notes?: readonly string[];
  readonly period?: readonly [from: string, to: string];
  readonly marks?: readonly string[];
  /** Answers that a key gives and takes back in the closed line, by the code of the key. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Records in this order, which rests while one is open. */
  readonly compare?: (a: LoanRecord, b: LoanRecord) => number;
  readonly groups: readonly FieldGroup[];
  /** A record has one owner: a job, a former home. */
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

const isSpanned = (laid: LaidField): laid is readonly [string, number] => Array.isArray(laid);

export const fieldOf = (laid: LaidField): string =>
  typeof laid === 'string' ? laid : isSpanned(laid) ? laid[0] : laid.name;

/** How far a field stands in under the question that it follows; 0 for one that follows none. */
export const depthOf = (laid: LaidField): 0 | 1 | 2 => (typeof laid === 'string' || isSpanned(laid) ? 0 : laid.depth);

/** How many of the twelve columns a field takes. */
export function spanOf(laid: LaidField, kind: FieldKind | undefined): number {
  return isSpanned(laid) ? laid[1] : ((kind && spans[kind]) ?? 4);
}
