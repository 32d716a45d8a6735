import { get } from 'react-hook-form';
import { applies } from '../../../domain/application/follow-ups';
import { isBlank } from '../../../domain/application/follow-ups/condition';
import type { SectionValues } from '../../../domain/application/sections';
import type { Problem } from '../../../domain/format/parsed';
import { placeOfList } from '../../../domain/loan/change/change-checker';
import { type NewLoanDocument, recordLists } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { checkField } from '../../fields/check-field';

/** What React Hook Form keeps of each input. */
interface Form {
  readonly control: { readonly _fields: object };
  readonly getValues: () => SectionValues;
}

/** Whether the input of a path stands on the page now: not so on another borrower's tab, or in a closed record. */
export function isThere({ control }: Pick<Form, 'control'>, path: string): boolean {
  const input: { readonly _f?: { readonly mount?: boolean } } | undefined = get(control._fields, path);
  return input?._f?.mount === true;
}

/** The name of a path's field in the field table: `residence.zip` of `residences.0.zip`. */
function nameOfPath(path: string): string {
  const [part = '', , key] = path.split('.');
  const list = recordLists.find((name) => name === part);
  return key === undefined ? part : list ? `${placeOfList[list]}.${key}` : key;
}

/** Whether a path of the form is a field that the application asks for as things stand. */
export function isAsked(path: string, document: Partial<NewLoanDocument>): boolean {
  const name = nameOfPath(path);
  const holder: unknown = path.includes('.') ? get(document, path.slice(0, path.lastIndexOf('.'))) : document;
  return fieldSpec(name) !== undefined && typeof holder === 'object' && holder !== null
    ? applies(name, holder, document)
    : false;
}

/** Paths of the fields of applications and records, with their values. */
const fieldsIn = (values: SectionValues): [string, unknown][] =>
  (['applicants', ...recordLists] as const).flatMap((part) =>
    (values[part] ?? []).flatMap((holder: object, index: number) =>
      Object.entries(holder).map(([name, value]): [string, unknown] => [`${part}.${index}.${name}`, value]),
    ),
  );

/** What is wrong with values that stand in no input now, of which no input tells. */
export function unseenProblems(
  form: Form,
  document: Partial<NewLoanDocument>,
): readonly { readonly path: string; readonly problem: Problem }[] {
  return fieldsIn(form.getValues()).flatMap(([path, value]) => {
    const spec = fieldSpec(nameOfPath(path));
    if (!spec || spec.computed || spec.guarded || isBlank(value) || isThere(form, path)) return [];
    const problem = checkField(spec, value, false);
    return problem && isAsked(path, document) ? [{ path, problem }] : [];
  });
}
