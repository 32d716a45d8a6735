import { z } from 'zod';

/** The facts of an originating company that `GET /oc` offers. */
export const companyFacts = ['name', 'nmlsId', 'channel', 'address', 'city', 'state', 'zip', 'phone', 'email'] as const;
export type CompanyFact = (typeof companyFacts)[number];

const isFact = (name: string): name is CompanyFact => companyFacts.some((fact) => fact === name);

const fields = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .pipe(z.array(z.custom<CompanyFact>((name) => typeof name === 'string' && isFact(name), 'not-a-code')));

export const companyQuery = z.object({
  fields: fields.optional().describe(`Separated by commas, of: ${companyFacts.join(', ')}. Default: all`),
});

/** An originating company with the requested facts. */
export const originatingCompany = z.object({
  id: z.string(),
  ...(Object.fromEntries(companyFacts.map((fact) => [fact, z.string().nullable().optional()])) as Record<
    CompanyFact,
    z.ZodOptional<z.ZodNullable<z.ZodString>>
  >),
});
export type OriginatingCompany = Readonly<z.output<typeof originatingCompany>>;

export const companyNamed = z.object({ name: z.string().trim().min(1, 'required').max(100) });

/** Where a loan would belong. */
export const placeQuery = z.object({
  isRetail: z.enum(['true', 'false']),
  companyName: z.string().max(100).optional(),
  branchName: z.string().max(100).optional(),
});
