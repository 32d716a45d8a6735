import { placeOfList } from '../../../domain/application/change/change-checker';
import { borrowerFieldPath, type FieldPath, recordFieldPath } from '../../../domain/application/field-path';
import { type RecordListName, recordLists } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import type { LoanRecords, Owner } from '../../../domain/loan/records';
import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { pathOf, type XmlElement } from '../xml/xml-tree';
import { maskDigits } from './mask-digits';
import type { Notes, Source } from './report';
import { saysTheSame } from './says-the-same';

/** What a file says about a field, where the portal's value is not simply that text. */
export interface SaidValue {
  readonly place: FieldPath;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  /** Whether the text became a value; if not, a finding says why. */
  readonly imported: boolean;
}

/** Notes the element from which a field is read; `text` if the file says it in several elements. */
export function noteSource(
  { sources }: Pick<Notes, 'sources'>,
  target: object,
  field: string,
  element: XmlElement,
  text = element.text,
): void {
  const ofTarget = sources.get(target) ?? new Map<string, Source>();
  if (!ofTarget.has(field)) ofTarget.set(field, { element, text });
  sources.set(target, ofTarget);
}

/** The parts of a document as they were read. */
export interface ReadParts {
  readonly values: Target;
  readonly borrowers: readonly { readonly fields: Target; readonly owner: Owner }[];
  readonly records: LoanRecords;
}

/** The sources at their places in the document. A private value is never quoted. */
export function saidValues({ sources }: Notes, { values, borrowers, records }: ReadParts): SaidValue[] {
  const at = (target: object, placeOf: (field: string) => FieldPath, prefix = ''): SaidValue[] =>
    [...(sources.get(target) ?? [])].flatMap(([field, { element, text }]) => {
      const spec = fieldSpec(`${prefix}${field}`);
      const value: unknown = Reflect.get(target, field);
      const imported = value !== undefined;
      if (!spec || spec.private || (imported && saysTheSame(spec, text, value))) return [];
      const quoted = cleanText(maskDigits(text.slice(0, 400)), 80);
      return { place: placeOf(field), text: quoted, path: pathOf(element), line: element.line, imported };
    });
  return [
    ...at(values, (field) => field),
    ...borrowers.flatMap(({ fields, owner }) => at(fields, (field) => borrowerFieldPath(owner, field))),
    ...recordLists.flatMap((list) => ofList(list, records, at)),
  ];
}

function ofList(
  list: RecordListName,
  records: LoanRecords,
  at: (target: object, placeOf: (field: string) => FieldPath, prefix: string) => SaidValue[],
): SaidValue[] {
  return records[list].flatMap((record) =>
    at(record, (field) => recordFieldPath(list, record.id, field), `${placeOfList[list]}.`),
  );
}
