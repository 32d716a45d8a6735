import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, maybe, text } from './form-head';
import { payTo, payToSample } from './pay-to';

const coupon = z.object({ dueD: text, payment: text, lateAfterD: text, lateCharge: text, lateTotal: text });

const data = formHead.extend({
  rate: maybe,
  /** Printed for the lender’s own users alone. */
  balance: maybe,
  servicerLoanNum: maybe,
  /** Printed while the loan has no number at a subservicer. */
  notice: maybe,
  servicer: payTo,
  coupons: z.array(coupon).min(1).max(12),
});
export type MortgageCouponData = Readonly<z.infer<typeof data>>;

const sampleCoupons = Array.from({ length: 12 }, (_, index): MortgageCouponData['coupons'][number] => {
  const month = String(index + 1).padStart(2, '0');
  return {
    ...{ dueD: `2027-${month}-01`, payment: '3591.53', lateAfterD: `2027-${month}-16` },
    ...{ lateCharge: '145.83', lateTotal: '3737.36' },
  };
});

/** Coupons for the payments of a year, with what a coupon book has to say (12 CFR 1026.41(e)(3)). */
export const mortgageCoupon: DocumentTemplate<MortgageCouponData> = {
  id: 'mortgage-coupon',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    ...{ rate: '6.125', balance: '478913.22', servicerLoanNum: null, servicer: payToSample, coupons: sampleCoupons },
    notice: 'Not yet available. Please check back after the transfer date.',
  },
  title: () => 'Mortgage Coupons',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, percent, date } = print;
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['Interest rate', percent(values.rate)],
          ['Principal balance', money(values.balance)],
          ['Subservicer loan number', values.servicerLoanNum ?? values.notice, 'wide'],
        ]),
      ],
      servicer: values.servicer,
      coupons: values.coupons.map((each) => ({
        ...{ loanNum: values.loanNum, borrowers: values.borrowers.join(', '), due: date(each.dueD) },
        ...{ payment: money(each.payment), lateAfter: date(each.lateAfterD), lateTotal: money(each.lateTotal) },
        payTo: values.servicer,
      })),
    };
  },
};
