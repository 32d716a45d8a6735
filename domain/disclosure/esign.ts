import { pacificDate } from '../format/date';
import type { LoanValues } from '../loan/document';
import { englishText } from '../messages/english-text';
import { type MessageData, message } from '../messages/message';
import { eDisclosureStatusOf } from './edisclosure-status';
import type { ESignEntry, ESignStatus, SignedDocument } from './esign.schemas';

type Dates = readonly [
  issued: string | null | undefined,
  received: string | null | undefined,
  signed: string | null | undefined,
];

function documentOf(document: SignedDocument['document'], dates: Dates): SignedDocument {
  const [issued = null, received = null, signed = null] = dates;
  const status = signed ? 'signed' : received ? 'received' : issued ? 'issued' : 'none';
  return { document, status, issued, received, signed };
}

/** The documents that borrowers sign online, by the dates in the LOS. */
export function signedDocuments(loan: LoanValues): SignedDocument[] {
  return [
    documentOf('Loan Estimate', [
      loan.sInitialLoanEstimateIssuedD,
      loan.sInitialLoanEstimateReceivedD,
      loan.sInitialLoanEstimateSignedD,
    ]),
    documentOf('Revised Loan Estimate', [
      loan.sLastDisclosedLoanEstimateIssuedD,
      null,
      loan.sLastDisclosedLoanEstimateSignedD,
    ]),
    documentOf('Closing Disclosure', [
      loan.sInitialClosingDisclosureIssuedD,
      loan.sInitialClosingDisclosureReceivedD,
      loan.sInitialClosingDisclosureSignedD,
    ]),
  ];
}

/** The progress of signing, from the loan's dates (EDISC-01 to -09). */
export const eSignStatus = (loan: LoanValues & { readonly sStatusT: string }): ESignStatus => ({
  ...eDisclosureStatusOf(loan),
  documents: signedDocuments(loan),
});

/** The parts of a status log entry that are used here. */
interface Noted {
  readonly at: string;
  readonly by: string;
  readonly status: string;
  readonly from: string | null;
  readonly description: string;
  readonly wording?: MessageData | undefined;
}

const isAboutSigning = ({ description }: Noted): boolean =>
  /e-?disclosure|e-?sign|signed initial disclosures/i.test(description);

const dayOf = (at: string): string => (at.length > 10 ? pacificDate(at) : at);

/**
 * Signing events, oldest first: requests, uploads and cancellations from the status log, what happened to packages that borrowers
 * sign, and the dates on which documents were issued, received and signed.
 */
export function eSignLog(
  loan: LoanValues,
  statusLog: readonly Noted[],
  signing: readonly ESignEntry[] = [],
): ESignEntry[] {
  const noted = statusLog
    .filter(isAboutSigning)
    .map(({ at, by, description, wording }): ESignEntry => ({ at, by, description, ...(wording ? { wording } : {}) }));
  const dated = signedDocuments(loan).flatMap(({ document, issued, received, signed }) =>
    (
      [
        ['issued', issued],
        ['received', received],
        ['signed', signed],
      ] as const
    ).flatMap(([step, at]): ESignEntry[] => {
      const wording = message(`document-${step}`, { document });
      return at ? [{ at, by: null, description: englishText(wording), wording }] : [];
    }),
  );
  return [...noted, ...signing, ...dated].sort(
    (a, b) => dayOf(a.at).localeCompare(dayOf(b.at)) || a.at.localeCompare(b.at),
  );
}
