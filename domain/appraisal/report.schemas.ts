import { z } from 'zod';
import { appraisalForms } from './forms';

const text = z.string();
const maybe = text.nullable();
const amount = text.regex(/^\d{1,10}\.\d{2}$/);

export const addressSchema = z.object({ street: text, city: text, state: text, zipcode: text });

/** What the data file of a report says. */
export const reportData = z.object({
  form: maybe,
  value: amount,
  effectiveOn: z.iso.date(),
  signedOn: z.iso.date().nullable(),
  appraiser: z.object({
    // As long as the loan can keep them.
    name: text.trim().min(1).max(100),
    licenseNumber: text.trim().max(30).nullable(),
    licenseState: maybe,
    company: maybe,
  }),
  property: addressSchema,
  client: maybe.describe('The lender that the report names as its client'),
  isAsIs: z.boolean().describe('The value does not depend on repairs or completion'),
});
export type ReportData = Readonly<z.infer<typeof reportData>>;

/** A version of the report as it was received. */
export const receivedReport = z.object({
  version: z.int().min(1),
  receivedOn: z.iso.date(),
  documentId: maybe,
  xmlKey: maybe,
  data: reportData.nullable().describe('Null if the data file is missing or cannot be read'),
});
export type ReceivedReport = Readonly<z.infer<typeof receivedReport>>;

/** Where results of a submission come from: UCDP for each GSE, EAD for FHA. */
export const ssrPortals = ['fannie-mae', 'freddie-mac', 'fha'] as const;
export type SsrPortal = (typeof ssrPortals)[number];

/** A Submission Summary Report. */
export const ssrSchema = z.object({
  portal: z.enum(ssrPortals),
  documentFileId: z.string().trim().min(1).max(40),
  submittedOn: z.iso.date(),
  isSuccessful: z.boolean(),
  riskScore: z
    .string()
    .regex(/^(?:[1-4]\.\d|5\.0)$/)
    .nullable()
    .describe('Of Collateral Underwriter, 1.0 to 5.0'),
  note: z.string().trim().max(500).nullable().describe('Messages, or the reason of a manual override'),
});
export type Ssr = Readonly<z.infer<typeof ssrSchema>>;

/** A result as it is kept: it counts for the version of the report that was submitted. */
export const keptSsr = ssrSchema.extend({ reportVersion: z.int().min(1) });
export type KeptSsr = Readonly<z.infer<typeof keptSsr>>;

export const formSchema = z.enum(appraisalForms);
