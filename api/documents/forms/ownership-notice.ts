import { z } from 'zod';
import { partialPayments, recordings } from '../../../domain/servicing/notice-options';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, text } from './form-head';
import { payTo, payToSample } from './pay-to';

const data = formHead.extend({
  /** Where the notice is mailed. */
  address: z.array(text),
  soldD: text,
  owner: payTo,
  /** Who resolves issues about payments, for the owner. */
  agent: payTo,
  recorded: z.enum(recordings),
  partialPayment: z.enum(partialPayments),
});
export type OwnershipNoticeData = Readonly<z.infer<typeof data>>;

const recordingTexts: Readonly<Record<(typeof recordings)[number], string>> = {
  county:
    'The transfer of ownership of your loan is recorded, or may be recorded, in the land records of the county in which the property is located.',
  'not-recorded': 'The transfer of ownership of your loan has not been recorded in public records.',
};

const policyTexts: Readonly<Record<(typeof partialPayments)[number], string>> = {
  apply:
    'Your new lender may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
  hold: 'Your new lender may hold payments that are less than the full amount due (partial payments) in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
  refuse: 'Your new lender does not accept payments that are less than the full amount due (partial payments).',
};

/** The notice that a loan has a new owner (12 CFR 1026.39(d)). */
export const ownershipNotice: DocumentTemplate<OwnershipNoticeData> = {
  id: 'ownership-transfer-notice',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    address: ['41 Larkspur Lane, Unit 3', 'Pasadena, CA 91101'],
    soldD: '2027-03-01',
    owner: { name: 'Lantern Bay Mortgage Fund', lines: ['80 Harbor Street, Boston, MA 02110', '(800) 555-0177'] },
    ...{ agent: payToSample, recorded: 'not-recorded', partialPayment: 'hold' },
  },
  title: () => 'Notice of Sale or Transfer of Ownership of Mortgage Loan',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => ({
    facts: [...headFacts(values, print), ...print.facts([['Date of transfer', print.date(values.soldD)]])],
    address: values.address,
    borrowers: values.borrowers,
    lead: print.sentence('Your mortgage loan was sold or transferred to {{owner}} on {{date}}.', {
      ...{ owner: values.owner.name, date: print.date(values.soldD) ?? '' },
    }),
    owner: values.owner,
    agent: values.agent,
    recorded: recordingTexts[values.recorded],
    policy: policyTexts[values.partialPayment],
  }),
};
