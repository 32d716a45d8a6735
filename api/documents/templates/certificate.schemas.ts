import { z } from 'zod';
import { conditionStates } from '../../../domain/underwriting/condition-moves';

const text = z.string();
const maybe = z.string().nullable();

/** The facts of a loan that the certificates print; codes by their LOS code, dates and decimals as stored. */
export const certificateData = z.object({
  loanNum: text,
  /** The loan waits, such as for its borrower: it may be approved. */
  isOnHold: z.boolean(),
  decidedD: maybe,
  /** The last day to answer a suspense notification. */
  respondByD: maybe,
  /** Why the loan is suspended or denied; `text` is a reason that the list does not have. */
  reasons: z.array(z.object({ list: z.enum(['sSuspenseReasonsT', 'sDenialReasonsT']), code: text, text: maybe })),
  documentsExpireD: maybe,
  underwriter: maybe,
  borrowers: z.array(text),
  property: maybe,
  program: maybe,
  amount: maybe,
  rate: maybe,
  termMonths: z.number().nullable(),
  sLPurposeT: maybe,
  sOccTPe: maybe,
  sProdSpT: maybe,
  ltv: maybe,
  cltv: maybe,
  dti: maybe,
  score: z.number().nullable(),
  /** The score is demo data, not of a bureau. */
  isDemoScore: z.boolean(),
  sProd3rdPartyUwResultT: maybe,
  duCaseId: maybe,
  lpaKey: maybe,
  /** The last day of the rate lock; null if the rate is not locked. */
  lockExpiresD: maybe,
  /** In the order in which they are printed. */
  conditions: z.array(
    z.object({ number: z.int(), cat: text, description: text, state: z.enum(conditionStates), doneD: maybe }),
  ),
});
export type CertificateData = Readonly<z.infer<typeof certificateData>>;
