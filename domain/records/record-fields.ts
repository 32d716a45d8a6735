import { accepted, type Parsed, type Problem, refused } from '../format/parsed';
import type { FieldJson } from '../loan/document';
import { parseField } from '../loan/field-value';
import type { ValueSpec } from '../loan/fields/field';

/** A field of a portal record. Its label is the message `resources.<resource>.fields.<name>`. */
export interface RecordField extends ValueSpec {
  readonly required?: true;
  /** All allowed values, if there is no code list; labels are `resources.<resource>.options.<field>.<value>`. */
  readonly options?: readonly string[];
  /** What a yes or no means that is not stated; no by default. */
  readonly unstated?: true;
  /** A web address that emails and pages link to: only an encrypted one, which can be neither a script nor a file. */
  readonly link?: true;
}

/** The fields of a record as data: checks of the API, inputs, displays, lists and histories read it. */
export type RecordFields = Readonly<Record<string, RecordField>>;

type Plain<F extends RecordField> = F extends { kind: 'yesno' }
  ? boolean
  : F extends { kind: 'integer' }
    ? number
    : F extends { kind: 'codes' }
      ? readonly string[]
      : F extends { options: readonly (infer Option)[] }
        ? Option
        : string;

/** The values of a record. An empty text is null; yes or no is never missing. */
export type RecordValues<F extends RecordFields> = {
  readonly [Name in keyof F]: F[Name] extends { required: true } | { kind: 'yesno' }
    ? Plain<F[Name]>
    : Plain<F[Name]> | null;
};

/** A record as returned by the API: fields, ID and version; `uses` if it is read alone. */
export type RecordOf<F extends RecordFields> = RecordValues<F> & {
  readonly id: string;
  readonly version: number;
  /** How often others refer to the record, such as `{ users: 3 }`. A record in use cannot be removed. */
  readonly uses?: Readonly<Record<string, number>> | undefined;
};

const isSecureAddress = (text: string): boolean => /^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);

/** Several of the options of a field. */
function parseOptions(options: readonly string[], input: unknown): Parsed<FieldJson> {
  if (!Array.isArray(input)) return refused('not-a-list');
  const chosen = [...new Set(input.map(String))];
  return chosen.every((one) => options.includes(one)) ? accepted(chosen) : refused('not-a-code');
}

/** A value in its stored form, or the problem with it. */
export function readRecordField(
  field: RecordField,
  input: unknown,
): { readonly value: FieldJson } | { readonly problem: Problem } {
  const isList = field.kind === 'codes' && field.options !== undefined && input !== null && input !== undefined;
  const parsed = isList ? parseOptions(field.options, input) : parseField(field, input);
  if (!parsed.ok) return { problem: parsed.problem };
  const { value } = parsed;
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  if (field.required && isEmpty) return { problem: 'required' };
  if (field.link && value !== null && !isSecureAddress(String(value))) return { problem: 'address-not-secure' };
  if (field.options && value !== null && !isList && !field.options.includes(String(value)))
    return { problem: 'not-a-code' };
  return { value: field.kind === 'yesno' ? (value ?? field.unstated) === true : value };
}
