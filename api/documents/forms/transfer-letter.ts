import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { maybe, text } from './form-head';

const transferLetterData = z.object({
  loanNum: text,
  borrowers: z.array(text),
  property: maybe,
  newLender: text,
  /** Empty lines stay for what is not known. */
  oldLender: z.string(),
  /** Lines under the name of the letterhead. */
  letterhead: z.array(z.string()),
  theirLoanNum: maybe,
  officer: z.string(),
  officerTitle: z.string(),
  letterOn: maybe,
});
type TransferLetterData = Readonly<z.infer<typeof transferLetterData>>;

/** The letter with which a lender transfers an appraisal to another (FHA handbook 4000.1 and common practice; wording of our own). */
export const transferLetter: DocumentTemplate<TransferLetterData> = {
  ...{ id: 'appraisal-transfer-letter', language: 'en', schema: transferLetterData },
  sample: {
    ...{ loanNum: '2600000142', borrowers: ['Ruta Lindqvist', 'İlker Öztürk'] },
    property: '41 Larkspur Lane, Unit 3, Pasadena, CA 91101',
    ...{
      newLender: 'Emet Mortgage',
      oldLender: 'Anchor Gate Bank',
      theirLoanNum: 'AG-20417',
      officer: 'Dana Whitcombe',
    },
    letterhead: ['12 Anchor Street, Boston, MA 02110', '(617) 555-0104', 'NMLS ID 880011'],
    ...{ officerTitle: 'Vice President, Credit Risk', letterOn: '2026-11-18' },
  },
  title: () => 'Appraisal Transfer Letter',
  loanNum: ({ loanNum }) => loanNum,
  view: (data, { facts, date }) => ({
    facts: facts([
      ['Lender that transfers', data.oldLender || '____________________', 'wide'],
      ['Lender that receives', data.newLender, 'wide'],
      ['Borrowers', data.borrowers.join(', '), 'wide'],
      ['Property', data.property, 'wide'],
      ['Loan number of the lender that transfers', data.theirLoanNum],
      ['Loan number of the lender that receives', data.loanNum],
      ['Date', date(data.letterOn) ?? '____________________'],
    ]),
    letterhead: { name: data.oldLender || '____________________', lines: data.letterhead, loanNum: data.theirLoanNum },
    ...{ oldLender: data.oldLender || 'the lender named above', newLender: data.newLender },
    signer: [data.officer, data.officerTitle].filter(Boolean).join(', ') || 'Officer',
  }),
};
