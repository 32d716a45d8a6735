import { z } from 'zod';
import type { RecordField, RecordFields, RecordOf } from './record-fields';

function shapeOf({ kind, required }: RecordField): z.ZodType {
  if (kind === 'yesno') return z.boolean();
  const shape = kind === 'integer' ? z.int() : kind === 'codes' ? z.array(z.string()) : z.string();
  return required ? shape : shape.nullable();
}

/** The schema of a record as returned: its fields, `id` and `version`; `uses` if it is read alone. */
export function recordAnswer<const F extends RecordFields>(fields: F): z.ZodType<RecordOf<F>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]));
  const record = z.object({
    id: z.string(),
    version: z.int(),
    ...shape,
    uses: z.record(z.string(), z.number()).optional(),
  });
  // The field names are values here, so types cannot express them.
  return record as z.ZodType as z.ZodType<RecordOf<F>>;
}
