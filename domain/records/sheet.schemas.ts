import { z } from 'zod';

/** An invalid cell of an uploaded file, as returned. */
export const wrongCell = z.object({
  sheet: z.string().optional(),
  cell: z.string(),
  code: z.string(),
  value: z.string(),
  expected: z.string().optional(),
});
export type WrongCell = Readonly<z.output<typeof wrongCell>>;
