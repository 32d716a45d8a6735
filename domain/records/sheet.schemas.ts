import { z } from 'zod';

/** A cell of an uploaded file that is wrong, as it is answered. */
export const wrongCell = z.object({
  sheet: z.string(),
  cell: z.string(),
  code: z.string(),
  value: z.string(),
  expected: z.string().optional(),
});
export type WrongCell = Readonly<z.output<typeof wrongCell>>;
