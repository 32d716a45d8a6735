import { z } from 'zod';

const facts = z.object({
  name: z.string(),
  contentType: z.enum(['image/png', 'image/jpeg', 'image/svg+xml']),
  size: z.int(),
  /** In pixels; of an SVG in its own units. */
  width: z.number(),
  height: z.number(),
});
export type LogoFacts = Readonly<z.output<typeof facts>>;

/** The lender's logo on its documents; `logo` is null if there is none. */
export const lenderLogo = z.object({ version: z.int(), logo: facts.nullable() });
export type LenderLogo = Readonly<z.output<typeof lenderLogo>>;

/** The version that was read, as a form field or in the address. */
export const logoVersion = z.object({ version: z.coerce.number<number | string>().int().min(1) });
