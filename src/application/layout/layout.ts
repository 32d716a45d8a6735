import type { RecordListName } from '../../../domain/loan/document';
import type { FieldKind } from '../../../domain/loan/fields/field';

/** A field, or a field with how many of the twelve columns it takes. */
export type LaidField = string | readonly [name: string, span: number];

/** Fields that stand together under one title: `application.groups.<key>`. */
export interface FieldGroup {
  readonly key: string;
  readonly fields: readonly LaidField[];
  /** Each field is a question with its answer at the end of the line. */
  readonly questions?: true;
}

/** How a list of records is shown: closed as one line each, open as groups of fields. */
export interface ListLayout {
  readonly list: RecordListName;
  /** Fields that say what the record is, in its closed line. */
  readonly says: readonly string[];
  /** The amount at the end of the line. */
  readonly amount?: string;
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

export const fieldOf = (laid: LaidField): string => (typeof laid === 'string' ? laid : laid[0]);

/** How many of the twelve columns a field takes. */
export function spanOf(laid: LaidField, kind: FieldKind | undefined): number {
  return typeof laid === 'string' ? ((kind && spans[kind]) ?? 4) : laid[1];
}
