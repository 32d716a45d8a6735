import { rescissionEnds } from '../../../domain/disclosure/calendar/disclosure-clock';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { formatCents } from '../../../domain/numbers/fixed';
import { escrowYear } from '../../../domain/packages/escrow-statement';
import { monthlyPaymentOf } from '../../../domain/packages/monthly-payment';
import { packageTemplates, renderDocument } from '../../documents/documents.service';
import { refuse } from '../../http/app-error';
import { paymentLetterFile } from '../../servicing/servicing.service';
import { headOf, titleHolders } from './loan-data';
import type { PackageForm } from './package-form';

const language = 'en';

/** The rescission period begins with the last of transaction, disclosures and notice; the package has the notice for the closing. */
export const cancelForm: PackageForm = {
  render: (portal, loan, context) => {
    const transactionD = loan.sConsummationD ?? loan.sEstCloseD;
    if (!transactionD) throw refuse('conflict', 'package-incomplete');
    const data = {
      ...headOf(loan),
      owners: titleHolders(loan),
      transactionD,
      lastD: rescissionEnds(transactionD).date,
    };
    return renderDocument(portal, packageTemplates.rightToCancel, data, { language, ...context });
  },
};

export const escrowForm: PackageForm = {
  render: (portal, loan, context) => {
    const year = escrowYear(loan, worksheetOf(loan));
    if (year === undefined) throw refuse('conflict', 'package-incomplete');
    const { principalAndInterest, insurance, total } = monthlyPaymentOf(loan);
    const paid = (entries: typeof year.early) =>
      entries.map(({ what, amount }) => ({ what, amount: formatCents(amount) }));
    const data = {
      ...headOf(loan),
      principalAndInterest: formatCents(principalAndInterest),
      insurance: insurance > 0 ? formatCents(insurance) : null,
      ...{ escrowPayment: formatCents(year.payment), total: formatCents(total), cushion: formatCents(year.cushion) },
      ...{ deposit: formatCents(year.deposit), early: paid(year.early), afterEarly: formatCents(year.afterEarly) },
      months: year.months.map((month) => ({
        ...{ due: month.due, payment: formatCents(month.payment), paid: paid(month.paid) },
        balance: formatCents(month.balance),
      })),
    };
    return renderDocument(portal, packageTemplates.escrowStatement, data, { language, ...context });
  },
};

export const paymentForm: PackageForm = { render: paymentLetterFile };
