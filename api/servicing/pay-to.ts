import { formatPhone } from '../../domain/format/phone';
import type { Settings } from '../../domain/lender/settings.schemas';
import { isTollFree } from '../../domain/servicing/toll-free';
import type { PayTo } from '../documents/documents.service';
import type { LoanServicer } from './loan-servicer';

/** A servicer as letters print it, or the lender, who takes payments where there is none. */
export function payToOf(servicer: LoanServicer | undefined, settings: Settings): PayTo {
  if (servicer === undefined) {
    const phone = settings.servicingPhone ?? settings.contactPhone;
    const contact = [phone && formatPhone(phone), settings.contactEmail];
    return { name: settings.lenderName, lines: [settings.lenderAddress, contact.filter(Boolean).join(' · ')] };
  }
  const { name, paymentAddress, phone, takesCollect, hours, email, paymentLink } = servicer;
  const collect = phone && takesCollect && !isTollFree(phone) ? 'collect calls accepted' : null;
  const contact = [phone && formatPhone(phone), collect, hours].filter(Boolean).join(', ');
  return { name, lines: [paymentAddress, contact, email, paymentLink].flatMap((line) => line || []) };
}
