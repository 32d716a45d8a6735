import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';

const signingConsentData = z.object({ name: z.string(), code: z.string() });
type SigningConsentData = z.infer<typeof signingConsentData>;

/** The document with which borrowers show that they can read PDFs, before they agree to get documents electronically. */
export const signingConsent: DocumentTemplate<SigningConsentData> = {
  id: 'signing-consent',
  schema: signingConsentData,
  sample: { name: 'Ruta Lindqvist', code: '7KM4P' },
  title: (texts) => texts['signing-consent'].title,
  loanNum: () => null,
  view: ({ name, code }, { texts, sentence }) => ({
    lead: sentence(texts['signing-consent'].lead, { name }),
    code,
  }),
};
