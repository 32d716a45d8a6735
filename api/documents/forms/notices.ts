import type { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { type FormHead, formHead, headFacts, headSample, maybe, text } from './form-head';

const shared = { language: 'en', loanNum: ({ loanNum }: FormHead) => loanNum } as const;

/** A notice that says nothing of its own about the loan. */
const notice = (id: string, title: string): DocumentTemplate<FormHead> => ({
  ...{ id, ...shared, schema: formHead, sample: headSample, title: () => title },
  view: (data, print) => ({ facts: headFacts(data, print), borrowers: data.borrowers }),
});

/** Right to receive a copy of appraisals (Regulation B, 12 CFR 1002.14(a)(2), sample form C-9). */
export const appraisalNotice = notice('appraisal-notice', 'Notice of Right to Receive a Copy of Appraisals');
/** Customer identification (31 CFR 1020.220(a)(5)). */
export const identityNotice = notice('identity-notice', 'Important Information About Identification');
export const certification = notice('certification', 'Borrower’s Certification and Authorization');
export const occupancyStatement = notice('occupancy-statement', 'Occupancy Statement');

const equalCreditData = formHead.extend({ equalCreditAgency: text });
/** The Equal Credit Opportunity Act notice (12 CFR 1002.9(b)(1)). */
export const equalCreditNotice: DocumentTemplate<z.infer<typeof equalCreditData>> = {
  ...{ id: 'equal-credit-notice', ...shared, schema: equalCreditData },
  sample: {
    ...headSample,
    equalCreditAgency:
      'Federal Trade Commission, Equal Credit Opportunity, 600 Pennsylvania Avenue NW, Washington, DC 20580',
  },
  title: () => 'Equal Credit Opportunity Act Notice',
  view: (data, print) => ({ facts: headFacts(data, print), equalCreditAgency: data.equalCreditAgency }),
};

const intentData = formHead.extend({ estimateD: maybe });
/** The borrowers’ intent to proceed with the loan that the Loan Estimate describes (12 CFR 1026.19(e)(2)(i)(A)). */
export const intentToProceed: DocumentTemplate<z.infer<typeof intentData>> = {
  ...{ id: 'intent-to-proceed', ...shared, schema: intentData },
  sample: { ...headSample, estimateD: '2026-11-19' },
  title: () => 'Intent to Proceed',
  view: (data, print) => ({
    facts: [...headFacts(data, print), ...print.facts([['Loan Estimate issued', print.date(data.estimateD)]])],
    borrowers: data.borrowers,
  }),
};
