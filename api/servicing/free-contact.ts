import type { Settings } from '../../domain/lender/settings.schemas';
import { message } from '../../domain/messages/message';
import { isTollFree } from '../../domain/servicing/toll-free';
import { refuse } from '../http/app-error';
import type { LoanServicer } from './loan-servicer';

/**
 * Throws 409 unless the letter can name the address of who services a loan and a number that borrowers call free of charge, toll-free or
 * collect (12 CFR 1024.33(b)(4)(ii) and (iii); for coupons 12 CFR 1026.41(d)(6)). `undefined` is the lender itself.
 */
export function assertFreeContact(servicer: LoanServicer | undefined, { servicingPhone }: Settings): void {
  if (servicer === undefined) {
    if (!servicingPhone) throw refuse('conflict', 'no-servicing-phone');
    return;
  }
  const { name, phone, paymentAddress, takesCollect } = servicer;
  if (!paymentAddress || !phone || !(takesCollect || isTollFree(phone))) {
    throw refuse('conflict', message('servicer-no-free-phone', { name }));
  }
}
