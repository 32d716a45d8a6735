import { z } from 'zod';
import { loanDocument } from '../loan/loan-document.schemas';

/** A credit report for the borrowers of a loan. */
export const creditOrder = z.object({
  /** The version of the loan that the user saw. */
  version: z.int().min(1),
  /** Reissue the existing report instead of ordering a new one. */
  reissue: z.boolean(),
});
export type CreditOrder = Readonly<z.infer<typeof creditOrder>>;

export const creditReport = z.object({
  loan: loanDocument,
  /** Sample data replaced a credit bureau: no bureau was contacted, and nothing in the report is about a real person. */
  isStandIn: z.boolean(),
});
export type CreditReport = Readonly<z.infer<typeof creditReport>>;

/** The order as the user sends it. */
export const creditOrderBody = z.strictObject({
  version: z.int().min(1),
  reissue: z.boolean().default(false),
});

/** The content of a report: names and scores of the borrowers, and the debts of the loan. */
export const creditReportAnswer = z.object({
  version: z.int(),
  isStandIn: z.boolean(),
  applicants: z.array(z.looseObject({})),
  liabilities: z.array(z.looseObject({ id: z.string() })),
});
