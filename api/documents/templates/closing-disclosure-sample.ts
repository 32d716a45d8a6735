import { closingForm } from '../../../domain/disclosure/closing/closing-form';
import { sampleFacts, samplePurchase } from '../../../domain/disclosure/closing/closing-sample';
import { printedClosing } from '../../../domain/disclosure/closing/printed-closing';

/** Sample form H-25(B) of 12 CFR 1026, Appendix H. */
export const closingSample = printedClosing(
  samplePurchase,
  closingForm(samplePurchase, sampleFacts(samplePurchase)),
  sampleFacts(samplePurchase),
);
