import { z } from 'zod';
import type { PrintedClosing } from '../../../domain/disclosure/closing/printed-closing';
import type { DocumentTemplate } from '../engine/document-template';
import { closingSample } from './closing-disclosure-sample';

/** The form is made by the domain alone, never read from outside. */
const printed = z.custom<PrintedClosing>((value) => typeof value === 'object' && value !== null);

const shared = {
  schema: printed,
  language: 'en',
  loanNum: ({ loanId }: PrintedClosing) => loanId,
  view: (form: PrintedClosing) => form,
} as const;

/**
 * The Closing Disclosure, form H-25 of 12 CFR 1026, Appendix H, for the borrower: standard, or without a seller. The form exists in
 * English, in every language of the portal.
 */
export const closingDisclosure: DocumentTemplate<PrintedClosing> = {
  ...shared,
  id: 'closing-disclosure',
  title: (texts) => texts['closing-disclosure'].title,
  // Calculated when it is read: a start has no time for it.
  get sample() {
    return closingSample();
  },
};

/** The Closing Disclosure of the seller, form H-25(I). */
export const sellerDisclosure: DocumentTemplate<PrintedClosing> = {
  ...shared,
  id: 'seller-disclosure',
  title: (texts) => texts['closing-disclosure'].sellerTitle,
  get sample() {
    return closingSample();
  },
};
