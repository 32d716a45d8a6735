import { z } from 'zod';
import type { RecordField, RecordFields } from '../../domain/records/record-fields';
import type { Stored } from './record-table';

function shapeOf({ kind, required }: RecordField): z.ZodType {
  if (kind === 'yesno') return z.boolean();
  const shape = kind === 'integer' ? z.int() : kind === 'codes' ? z.array(z.string()) : z.string();
  return required ? shape : shape.nullable();
}

/** The shape of a record as it is answered: its fields, `id` and `version`; `uses` where one alone is asked for. */
export function recordAnswer<const F extends RecordFields>(fields: F): z.ZodType<Stored<F> & { uses?: object }> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]));
  return z.object({
    id: z.string(),
    version: z.int(),
    ...shape,
    uses: z.record(z.string(), z.number()).optional(),
  }) as unknown as z.ZodType<Stored<F> & { uses?: object }>;
}
