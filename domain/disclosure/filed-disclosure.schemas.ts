import { z } from 'zod';
import { newLoanFile } from '../documents/loan-file.schemas';
import { closingChange } from '../fees/closing-records.schemas';

const date = z.iso.date().nullable();

/** Dates of the loan that disclosures set. */
export const disclosureDates = z
  .object({
    ...{ sInitialLoanEstimateIssuedD: date, sInitialLoanEstimateReceivedD: date, sInitialLoanEstimateSignedD: date },
    ...{ sLastDisclosedLoanEstimateIssuedD: date, sLastDisclosedLoanEstimateSignedD: date },
    ...{ sInitialClosingDisclosureIssuedD: date, sInitialClosingDisclosureReceivedD: date },
    ...{ sInitialClosingDisclosureSignedD: date, sIntentToProceedD: date },
  })
  .partial();
export type DisclosureDates = Readonly<z.output<typeof disclosureDates>>;

/** What a disclosure does to a loan, as sent to the LOS: lists that it replaces, dates that it sets, and its document. */
export const filedDisclosure = closingChange.omit({ values: true }).extend({
  dates: disclosureDates,
  files: z.array(newLoanFile).readonly(),
});
export type FiledDisclosure = Readonly<z.output<typeof filedDisclosure>>;
