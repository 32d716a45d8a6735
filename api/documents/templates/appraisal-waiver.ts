import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';

const maybe = z.string().nullable();

const appraisalWaiverData = z.object({
  loanNum: z.string(),
  borrowers: z.array(z.string()),
  property: maybe,
  amount: maybe,
  value: maybe,
  price: maybe,
  sLPurposeT: maybe,
  sOccTPe: maybe,
});
export type AppraisalWaiverData = Readonly<z.infer<typeof appraisalWaiverData>>;

/** The form on which borrowers accept or decline a property inspection waiver. */
export const appraisalWaiver: DocumentTemplate<AppraisalWaiverData> = {
  id: 'appraisal-waiver',
  schema: appraisalWaiverData,
  sample: {
    loanNum: '2600000142',
    borrowers: ['Ruta Lindqvist', 'İlker Öztürk'],
    property: '41 Larkspur Lane, Unit 3, Pasadena, CA 91101',
    amount: '480000.00',
    value: '605000.00',
    price: '600000.00',
    sLPurposeT: '0',
    sOccTPe: '0',
  },
  title: (texts) => texts['appraisal-waiver'].title,
  loanNum: ({ loanNum }) => loanNum,
  view: (data, { texts, facts, money, code }) => {
    const { facts: label } = texts['appraisal-waiver'];
    return {
      borrowers: data.borrowers,
      facts: facts([
        [label.borrowers, data.borrowers.join(', '), 'wide'],
        [label.property, data.property, 'wide'],
        [label.loanNumber, data.loanNum],
        [label.amount, money(data.amount)],
        [label.value, money(data.value)],
        [label.price, money(data.price)],
        [label.purpose, code('sLPurposeT', data.sLPurposeT)],
        [label.occupancy, code('sOccTPe', data.sOccTPe)],
      ]),
    };
  },
};
