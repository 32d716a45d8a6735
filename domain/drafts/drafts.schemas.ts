import { z } from 'zod';

/** Names a form by the path of its page. */
const form = z
  .string()
  .max(300)
  .regex(/^\/[^?\s]*$/);

const values = z.record(z.string(), z.unknown());

export const draftParams = z.object({ id: z.uuid() });
export const draftQuery = z.object({ form });

/** What a user typed into a form and has not saved. */
export const draftBody = z.object({
  form,
  /** The version of the record that it changes; null if there is none. */
  version: z.int32().min(0).nullable(),
  /** The changed values, as they were before. */
  base: values,
  values,
  /** What the values refer to by its position, such as the names of the borrowers. */
  about: z.record(z.string(), z.string()).optional(),
});

/** A draft as it is offered, without its values. */
const offeredDraft = z.object({
  id: z.uuid(),
  savedAt: z.string(),
  version: z.int().nullable(),
});
export type OfferedDraft = Readonly<z.output<typeof offeredDraft>>;

export const offeredDrafts = z.array(offeredDraft).readonly();
export const draftAnswer = z.object({ ...draftBody.shape, id: z.uuid(), savedAt: z.string() });
export type DraftAnswer = Readonly<z.output<typeof draftAnswer>>;
