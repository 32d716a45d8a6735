import { formatDate } from '../format/date';
import type { LoanValues } from '../loan/document';
import { isRegistrationStage } from '../loan/status';
import { type Message, message } from '../messages/message';

/** The progress of a loan's eDisclosure. */
export const eDisclosureSteps = ['none', 'requested', 'uploaded', 'issued', 'sent', 'signed'] as const;

export type EDisclosureStep = (typeof eDisclosureSteps)[number];

export interface EDisclosure {
  readonly status: EDisclosureStep;
  /** Null if there is no message. */
  readonly message: Message | null;
}

/** Who prepares the disclosure: the originator, or the lender for them. */
export type Preparer = 'self' | 'lender';

type DisclosureValues = Pick<
  LoanValues,
  | 'sStatusT'
  | 'sU1LStatD'
  | 'sU1LStatDesc'
  | 'sInitialLoanEstimateIssuedD'
  | 'sInitialLoanEstimateReceivedD'
  | 'sInitialLoanEstimateSignedD'
>;

const mentions = (description: string | null | undefined, word: string) =>
  (description ?? '').toLowerCase().includes(word);

function requestedMessage(description: string | null | undefined) {
  if (mentions(description, 'self')) return 'edisclosure-requested-self';
  return mentions(description, 'lender') ? 'edisclosure-requested-lender' : 'edisclosure-requested';
}

/**
 * Progress of the eDisclosure from the loan's dates, the latest step first (EDISC-01 to -09). Without dates, a loan past the
 * registration stage is shown as submitted, which does not count as an eDisclosure message.
 */
export function eDisclosureOf(loan: DisclosureValues): EDisclosure {
  const on = (date: string) => ({ date: formatDate(date, 'long') });
  const signed = loan.sInitialLoanEstimateSignedD;
  if (signed) return { status: 'signed', message: message('edisclosure-signed', on(signed)) };
  const sent = loan.sInitialLoanEstimateReceivedD;
  if (sent) return { status: 'sent', message: message('edisclosure-sent', on(sent)) };
  const issued = loan.sInitialLoanEstimateIssuedD;
  if (issued) return { status: 'issued', message: message('edisclosure-issued', on(issued)) };
  const requested = loan.sU1LStatD;
  if (requested) {
    if (mentions(loan.sU1LStatDesc, 'broker')) return { status: 'uploaded', message: message('edisclosure-uploaded') };
    return { status: 'requested', message: message(requestedMessage(loan.sU1LStatDesc), on(requested)) };
  }
  const past = loan.sStatusT && !isRegistrationStage(loan.sStatusT);
  return { status: 'none', message: past ? message('loan-submitted') : null };
}

/** A request can be cancelled only until it has been acted on (decisions EDISC-13). */
export function mayCancelEDisclosure(status: EDisclosureStep): boolean {
  return status === 'requested' || status === 'uploaded';
}

/** Whether a message of the eDisclosure itself exists: it turns the menu title into View Loan Estimate (MENU-06, -30). */
export function hasEDisclosureMessage(eDisclosure: EDisclosure): boolean {
  return eDisclosure.status !== 'none';
}

/**
 * The changes of a request on a Pacific day (EDISC-10). A self-prepared one with the signed package counts as uploaded by the
 * broker.
 */
export function eDisclosureRequestFields(
  preparedBy: Preparer,
  signedPackage: boolean,
  today: string,
): { sU1LStatD: string; sU1LStatDesc: string } {
  const description =
    preparedBy === 'lender'
      ? 'Prepared by lender'
      : signedPackage
        ? 'Self-prepared, uploaded by broker'
        : 'Self-prepared';
  return { sU1LStatD: today, sU1LStatDesc: description };
}

type Application = Pick<LoanValues, 'sAppSubmittedD' | 'sAppReceivedD'>;

/**
 * The day of the application once the lender is asked to prepare the disclosures: the request has all that makes an application
 * (12 CFR 1026.2(a)(3)(ii)), so it was received by then at the latest. That day starts the three business days of the Loan Estimate.
 */
export const requestedApplication = ({ sAppSubmittedD, sAppReceivedD }: Application, today: string): string =>
  sAppSubmittedD ?? (sAppReceivedD && sAppReceivedD < today ? sAppReceivedD : today);

/** The changes of cancelling a request. */
export const eDisclosureCancelFields = { sU1LStatD: null, sU1LStatDesc: null } as const;
