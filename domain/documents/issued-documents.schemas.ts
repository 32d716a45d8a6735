import { z } from 'zod';

/** The documents of a move of the status: its certificate and, for a denial, the notice of adverse action. */
export const decisionDocumentsRequest = z.strictObject({
  status: z.string().describe('The status that the loan moved to'),
});

/** The certificate of the loan's status, after a review of its conditions. */
export const reissueRequest = z.strictObject({});

export const issuedDocuments = z.strictObject({
  docIds: z.array(z.string()).describe('The documents, also those that were issued before and have not changed'),
});
export type IssuedDocuments = Readonly<z.infer<typeof issuedDocuments>>;
