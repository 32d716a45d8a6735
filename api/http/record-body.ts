import { z } from 'zod';
import { problemText, type RecordFields, type RecordValues, readRecordField } from '../../domain/records/record-fields';

/** A record to be saved: a new one whole, or what changed of one, with the version that the writer has read. */
export type RecordSave<F extends RecordFields> =
  | { readonly id: null; readonly values: RecordValues<F> }
  | { readonly id: string; readonly version: number | undefined; readonly values: Partial<RecordValues<F>> };

/**
 * The body of a call that saves a record: with `id` a change, without one a new record. Values are taken as people write them
 * and kept in stored form; what the table of fields does not know is passed over.
 */
export function recordBody<const F extends RecordFields>(fields: F): z.ZodType<RecordSave<F>> {
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
  return known.transform((body, context): RecordSave<F> => {
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      if (body.id && !(name in body)) continue;
      const read = readRecordField(field, body[name]);
      if ('problem' in read)
        context.addIssue({ code: 'custom', message: problemText(read.problem), path: [name], input: body[name] });
      else values[name] = read.value;
    }
    const { id, version } = body;
    return id
      ? { id, version, values: values as Partial<RecordValues<F>> }
      : { id: null, values: values as RecordValues<F> };
  });
}
