import { z } from 'zod';
import type { PrintedClosing } from '../../../domain/disclosure/closing/printed-closing';
import type { DocumentTemplate } from '../engine/document-template';
import { closingSample } from './closing-disclosure-sample';

/** The form is made by the domain alone, never read from outside. */
const printed = z.custom<PrintedClosing>((value) => typeof value === 'object' && value !== null);

/**
 * The Closing Disclosure, form H-25 of 12 CFR 1026, Appendix H, for the borrower: standard, or without a seller. The form exists in
 * English, in every language of the portal.
 */
export const closingDisclosure: DocumentTemplate<PrintedClosing> = {
  id: 'closing-disclosure',
  schema: printed,
  sample: closingSample,
  language: 'en',
  title: (texts) => texts['closing-disclosure'].title,
  loanNum: ({ loanId }) => loanId,
  view: (form) => form,
};

/** The Closing Disclosure of the seller, form H-25(I). */
export const sellerDisclosure: DocumentTemplate<PrintedClosing> = {
  ...closingDisclosure,
  id: 'seller-disclosure',
  title: (texts) => texts['closing-disclosure'].sellerTitle,
};
