import { z } from 'zod';
import { inJson, severalTexts } from '../contract/list-parameters.schemas';
import { bookTypes } from './contact-book';

const text = z.string().max(200);
const maybe = z.string().nullable();

/** A contact of the lender's book as users of loans see it: in use, and without the administrators' notes. */
export const bookContact = z.object({
  id: z.string(),
  name: z.string(),
  company: maybe,
  role: z.string(),
  phone: maybe,
  email: maybe,
  address: maybe,
  city: maybe,
  state: maybe,
  zip: maybe,
  licenseNum: maybe,
});
export type BookContact = Readonly<z.output<typeof bookContact>>;

const filters = z.strictObject({
  q: text.optional(),
  name: text.optional(),
  company: text.optional(),
  email: text.optional(),
  city: text.optional(),
  role: severalTexts.optional(),
  state: severalTexts.optional(),
});
export type BookFilters = Readonly<z.output<typeof filters>>;

export const bookTypeParam = z.object({ type: z.enum(bookTypes) });

export const bookQuery = z.object({
  filters: inJson(filters)
    .optional()
    .describe('Filters as JSON; names: q (each word in any field), name, company, email, city, role, state'),
  type: z.enum(bookTypes).optional().describe('Only contacts of title or closing companies'),
});
