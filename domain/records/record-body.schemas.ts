import { z } from 'zod';
import { type RecordFields, type RecordValues, readRecordField } from './record-fields';

/** A record to save: a complete new one, or the changes to one with the version that was read. */
export type RecordSave<F extends RecordFields> =
  | { readonly id: null; readonly values: RecordValues<F> }
  | { readonly id: string; readonly version: number | undefined; readonly values: Partial<RecordValues<F>> };

/** The values sent to save a record, in stored form or as users type them. */
export type RecordInput<F extends RecordFields> = {
  readonly [Name in keyof F]?: RecordValues<F>[Name] | string | number | null;
} & { readonly id?: string | null; readonly version?: number };

/** The fields of each body that saves a record, from which tests make one. */
export const savedFields = z.registry<RecordFields>();

/**
 * The body of a call that saves a record: a change with `id`, otherwise a new record. Values are accepted as users type them
 * and converted to stored form; unknown fields are ignored.
 */
export function recordBody<const F extends RecordFields>(fields: F): z.ZodType<RecordSave<F>, RecordInput<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { kind, required }]) => [
      name,
      z
        .unknown()
        .optional()
        .describe(required ? `${kind}, required` : kind),
    ]),
  );
  const known = z.looseObject({ id: z.uuid().nullish(), version: z.int().optional(), ...shape });
  const save = known.transform((body, context): RecordSave<F> => {
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      if (body.id && !Object.hasOwn(body, name)) continue;
      const read = readRecordField(field, body[name]);
      if ('problem' in read)
        context.addIssue({ code: 'custom', message: read.problem, path: [name], input: body[name] });
      else values[name] = read.value;
    }
    const { id, version } = body;
    return id
      ? { id, version, values: values as Partial<RecordValues<F>> }
      : { id: null, values: values as RecordValues<F> };
  });
  save.register(savedFields, fields);
  // The field names are values here, so types cannot express them.
  return save as z.ZodType as z.ZodType<RecordSave<F>, RecordInput<F>>;
}
