import { z } from 'zod';
import { noticeKinds } from '../../../domain/servicing/transfer.schemas';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, maybe, text } from './form-head';
import { newServicerSample, payTo, payToSample } from './pay-to';

const data = formHead.extend({
  kind: z.enum(noticeKinds),
  effectiveD: text,
  /** The last day on which the old servicer takes payments. */
  lastD: text,
  /** The first day on which the new one does. */
  firstD: text,
  protectedThroughD: text,
  newLoanNum: maybe,
  old: payTo,
  new: payTo,
});
export type TransferNoticeData = Readonly<z.infer<typeof data>>;

/** The notice of a transfer of servicing (12 CFR 1024.33(b)(4), after appendix MS-2). */
export const transferNotice: DocumentTemplate<TransferNoticeData> = {
  id: 'servicing-transfer-notice',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    ...{ kind: 'goodbye', effectiveD: '2027-03-01', lastD: '2027-02-28', firstD: '2027-03-01' },
    ...{ protectedThroughD: '2027-04-29', newLoanNum: '7600000142', old: payToSample, new: newServicerSample },
  },
  title: () => 'Notice of Servicing Transfer',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const date = (day: string): string => print.date(day) ?? '';
    const [oldName, newName] = [values.old.name, values.new.name];
    const { sentence } = print;
    const signers = { goodbye: [oldName], hello: [newName], joint: [oldName, newName] }[values.kind];
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['Effective date', date(values.effectiveD)],
          ['Loan number at the new servicer', values.newLoanNum],
        ]),
      ],
      lead: sentence(
        'The servicing of your mortgage loan is being transferred, effective {{date}}. This means that after this date, a new servicer will be collecting your mortgage loan payments from you. Nothing else about your mortgage loan will change.',
        { date: date(values.effectiveD) },
      ),
      stops: sentence(
        '{{old}} is now collecting your payments. {{old}} will stop accepting payments received from you after {{date}}.',
        {
          ...{ old: oldName, date: date(values.lastD) },
        },
      ),
      starts: sentence(
        '{{new}} will collect your payments going forward. Your new servicer will start accepting payments received from you on {{date}}.',
        { new: newName, date: date(values.firstD) },
      ),
      sendTo: sentence('Send all payments due on or after {{date}} to:', { date: date(values.effectiveD) }),
      contact: sentence(
        'If you have any questions for either your present servicer, {{old}}, or your new servicer, {{new}}, about your mortgage loan or this transfer, please contact them using the information below:',
        { old: oldName, new: newName },
      ),
      law: sentence(
        'Under Federal law, during the 60-day period following the effective date of the transfer of the loan servicing, which ends on {{date}}, a loan payment received by your old servicer on or before its due date may not be treated by the new servicer as late, and a late fee may not be imposed on you.',
        { date: date(values.protectedThroughD) },
      ),
      old: values.old,
      new: values.new,
      signers,
    };
  },
};
