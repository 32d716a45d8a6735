import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, maybe, text } from './form-head';
import { payTo, payToSample } from './pay-to';

const coupon = z.object({
  ...{ dueD: text, payment: text, lateAfterD: text, lateCharge: text, lateTotal: text },
  /** Who takes this payment. */
  servicer: payTo,
});

const data = formHead.extend({
  rate: maybe,
  /** Printed for the lender’s own users alone. */
  balance: maybe,
  servicerLoanNum: maybe,
  /** Printed while the loan has no number at a subservicer. */
  notice: maybe,
  coupons: z.array(coupon).min(1).max(12),
});
export type MortgageCouponData = Readonly<z.infer<typeof data>>;

const sampleCoupons = Array.from({ length: 12 }, (_, index): MortgageCouponData['coupons'][number] => {
  const month = String(index + 1).padStart(2, '0');
  return {
    ...{ dueD: `2027-${month}-01`, payment: '3591.53', lateAfterD: `2027-${month}-16` },
    ...{ lateCharge: '145.83', lateTotal: '3737.36', servicer: payToSample },
  };
});

/** The first coupon of each servicer, in the order of their payments. */
const payeesOf = (coupons: MortgageCouponData['coupons']) =>
  coupons.filter(({ servicer }, place) => servicer.name !== coupons[place - 1]?.servicer.name);

/** Coupons for the payments of a year, with what a coupon book has to say (12 CFR 1026.41(e)(3)). */
export const mortgageCoupon: DocumentTemplate<MortgageCouponData> = {
  id: 'mortgage-coupon',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    ...{ rate: '6.125', balance: '478913.22', servicerLoanNum: null, coupons: sampleCoupons },
    notice: 'Not yet available. Please check back after the transfer date.',
  },
  title: () => 'Mortgage Coupons',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, percent, date, sentence } = print;
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['Interest rate', percent(values.rate)],
          ['Principal balance', money(values.balance)],
          ['Subservicer loan number', values.servicerLoanNum ?? values.notice, 'wide'],
        ]),
      ],
      payees: payeesOf(values.coupons).map(({ servicer, dueD }, place) => ({
        from: place === 0 ? null : sentence('Payments due from {{day}} on', { day: date(dueD) ?? '' }),
        to: servicer,
      })),
      coupons: values.coupons.map((each) => ({
        ...{ loanNum: values.loanNum, borrowers: values.borrowers.join(', '), due: date(each.dueD) },
        ...{ payment: money(each.payment), lateAfter: date(each.lateAfterD), lateTotal: money(each.lateTotal) },
        payTo: each.servicer,
      })),
    };
  },
};
