import { z } from 'zod';
import { companyStates } from '../../../domain/appraisal/appraisal-states';
import { ssrSchema } from '../../../domain/appraisal/report.schemas';

const text = z.string().max(1000);

/** The answers of an appraisal company, as far as the portal reads them. */
export const companyStatus = z.object({
  number: text.min(1).max(60),
  state: z.enum(companyStates),
  events: z
    .array(
      z.object({
        id: text.min(1).max(80),
        at: z.iso.datetime(),
        state: z.enum(companyStates),
        text: text.nullable().default(null),
      }),
    )
    .max(200),
  dueOn: z.iso.date().nullable().default(null),
  inspectionAt: text.nullable().default(null),
  appraiser: z
    .object({ name: text, licenseNumber: text.nullable().default(null), licenseState: text.nullable().default(null) })
    .nullable()
    .default(null),
  delivered: z.int().min(0).default(0),
  answers: text.nullable().default(null),
  ssrs: z.array(ssrSchema).max(20).default([]),
});

export const companyRefusal = z.object({ message: text });
