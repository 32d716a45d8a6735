import { closingForm } from '../../../domain/disclosure/closing/closing-form';
import { sampleFacts, samplePurchase } from '../../../domain/disclosure/closing/closing-sample';
import { type PrintedClosing, printedClosing } from '../../../domain/disclosure/closing/printed-closing';

/** Sample form H-25(B) of 12 CFR 1026, Appendix H. */
export function closingSample(): PrintedClosing {
  const facts = sampleFacts(samplePurchase);
  return printedClosing(samplePurchase, closingForm(samplePurchase, facts), facts);
}
