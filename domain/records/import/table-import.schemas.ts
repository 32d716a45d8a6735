import { z } from 'zod';
import type { CallShapes } from '../../contract/contract';
import { MAX_TABLE_BYTES } from '../../loan/upload-limits';
import { type RecordFields, type RecordValues, readRecordField } from '../record-fields';
import { wrongCell } from '../sheet.schemas';
import type { TableImport } from './table-import';

const row = z.record(z.string(), z.string());

/** The changes a file would make to a table, or its invalid cells. */
export const tableCheck = z.object({
  /** The table that the file was compared with, such as its year; empty if there is none yet. */
  comparedWith: z.string(),
  rows: z.int(),
  /** The first of them. */
  problems: z.array(wrongCell).readonly(),
  problemCount: z.int(),
  /** The values of the form that differ from those of the compared table. */
  form: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })).readonly(),
  added: z.array(row).readonly(),
  changed: z.array(z.object({ before: row, after: row })).readonly(),
  removed: z.array(row).readonly(),
  same: z.int(),
  /** The digest of the compared table, with the values of its form. Applying the file sends it back, so that newer changes are not overwritten. */
  seen: z.string(),
});

export type TableCheck = z.output<typeof tableCheck>;

/** The values of an import's form, and the digest that its check returned. */
export interface ImportForm<Form extends RecordFields> {
  readonly values: RecordValues<Form>;
  readonly seen: string | undefined;
}

type FormOf<Form extends RecordFields> = Pick<TableImport<string, Form>, 'form' | 'checkForm'>;

/** The form as it is sent: texts of a multipart body. */
export type ImportFormInput<Form extends RecordFields> = { readonly [Name in keyof Form]?: string | number | null } & {
  readonly seen?: string;
};

function importForm<const Form extends RecordFields>({
  form: fields,
  checkForm,
}: FormOf<Form>): z.ZodType<ImportForm<Form>, ImportFormInput<Form>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { kind, required }]) => [
      name,
      z
        .unknown()
        .optional()
        .describe(required ? `${kind}, required` : kind),
    ]),
  );
  const known = z.object({ ...shape, seen: z.string().max(100).optional() });
  const read = known.transform(({ seen, ...body }: Record<string, unknown>, context) => {
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const value = readRecordField(field, body[name]);
        if (!('problem' in value)) return [name, value.value];
        context.addIssue({ code: 'custom', message: value.problem, path: [name], input: body[name] });
        return [name, null];
      }),
    );
    if (context.issues.length > 0) return z.NEVER;
    // Every field has been read.
    const problems = checkForm?.(values as RecordValues<Form>) ?? {};
    for (const [name, message] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', message: String(message), path: [name], input: body[name] });
    }
    return { values, seen };
  });
  // The field names are values here, so types cannot express them.
  return read as z.ZodType as z.ZodType<ImportForm<Form>, ImportFormInput<Form>>;
}

/** The input and output of the calls that check and apply a file. */
function importShapes<const Form extends RecordFields>(table: FormOf<Form>) {
  return {
    body: importForm(table),
    upload: { field: 'files', maxTotal: MAX_TABLE_BYTES, maxFiles: 1 },
    answer: tableCheck,
  } as const satisfies CallShapes;
}

export type ImportShapes<Form extends RecordFields> = ReturnType<typeof importShapes<Form>>;

/** The calls of an import: `check` returns what a file would change, `apply` replaces the table. */
export type ImportContract<Form extends RecordFields, Path extends `/${string}`> = {
  readonly [K in `POST ${Path}/check` | `POST ${Path}/apply`]: ImportShapes<Form>;
};

export function importContract<const Form extends RecordFields, Path extends `/${string}`>(
  path: Path,
  table: FormOf<Form>,
): ImportContract<Form, Path> {
  const shapes = importShapes(table);
  // Types cannot express names that are values.
  return { [`POST ${path}/check`]: shapes, [`POST ${path}/apply`]: shapes } as unknown as ImportContract<Form, Path>;
}
