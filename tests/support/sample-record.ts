import { codeLists } from '../../domain/loan/codes/code-lists';
import type { RecordField, RecordFields } from '../../domain/records/record-fields';

const codesOf = (list = ''): readonly string[] => Object.keys(new Map(Object.entries(codeLists)).get(list) ?? {});

function sampleOf(
  { kind, options, codes, link, min = 1, maxLength = 40, scale = 0 }: RecordField,
  mark: string,
): unknown {
  if (link) return `https://sample-${mark}.example.com/pay`;
  switch (kind) {
    case 'text':
    case 'note':
      return options ? options[0] : `Sample ${mark}`.slice(0, maxLength);
    case 'code':
      return codesOf(codes)[0];
    case 'codes':
      return (options ?? codesOf(codes)).slice(0, 1);
    case 'email':
      return `sample-${mark}@example.com`;
    case 'date':
      return '2026-01-02';
    case 'yesno':
      return true;
    case 'state':
      return 'CA';
    case 'zip':
      return '91101';
    case 'money':
      return min.toFixed(2);
    case 'decimal':
      return min.toFixed(scale);
    case 'phone':
      return '(530) 555-0100';
    default:
      return kind === 'integer' ? min : String(min);
  }
}

/** A value for every field of a record. The mark distinguishes samples. */
export const sampleRecord = (fields: RecordFields, mark: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, mark)]));
