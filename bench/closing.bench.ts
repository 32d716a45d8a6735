import { closingDisclosure } from '../api/documents/templates/closing-disclosure';
import { closingForm } from '../domain/disclosure/closing/closing-form';
import { sampleFacts, samplePurchase } from '../domain/disclosure/closing/closing-sample';
import { printedClosing } from '../domain/disclosure/closing/printed-closing';
import { measureForm } from './form-times';

/** A Closing Disclosure of a purchase. */
export const run = (): Promise<void> =>
  measureForm('A Closing Disclosure of 5 pages', 300, (sLNm) => {
    const loan = { ...samplePurchase, sLNm };
    const facts = sampleFacts(loan);
    return { ...closingDisclosure, sample: printedClosing(loan, closingForm(loan, facts), facts) };
  });
