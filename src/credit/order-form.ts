import type { CreditSummary } from '../../domain/credit/credit.contract';
import { needsConsent } from '../../domain/credit/credit-order';
import type { CreditAction } from '../../domain/credit/credit-order.schemas';
import { type Bureau, bureaus } from '../../domain/loan/credit-score';
import { borrowersOf, type LoanDocument } from '../../domain/loan/document';
import { type Owner, owners } from '../../domain/loan/records';
import type { CreditOrderInput } from './credit-calls';

/** What an order starts from: an earlier report, and the account of it that is asked about. */
export interface OrderStart {
  readonly action: CreditAction;
  readonly from?: CreditSummary;
  readonly line?: { readonly id: string; readonly text: string };
}

/** The inputs of an order. */
export interface OrderValues {
  agency: string;
  action: CreditAction;
  /** The borrowers as one value: `0B` or `0B,0C`. */
  who: string;
  bureaus: string[];
  pull: string;
  consents: Partial<Record<Owner, string>>;
  reportNumber: string;
  line: string;
  comment: string;
}

const isOwner = (text: string): text is Owner => owners.some((owner) => owner === text);
export const ownersOf = (who: string): Owner[] => who.split(',').filter(isOwner);

/** Who can be ordered for: both of an application, and each alone. */
export function choicesOfBorrowers(loan: Pick<LoanDocument, 'applicants'>): Owner[][] {
  const known = borrowersOf(loan);
  return [0, 1].flatMap((application) => {
    const own = known.filter((owner) => Number(owner[0]) === application);
    const alone = own.map((owner) => [owner]);
    return own.length === 2 ? [own, ...alone] : alone;
  });
}

const isBureau = (text: string): text is Bureau => bureaus.some((bureau) => bureau === text);

/** The order as it is sent, under the ID that the dialog has for it. */
export function orderOf(values: OrderValues, id: string, version: number): CreditOrderInput {
  const borrowers = ownersOf(values.who);
  const { agency, action, reportNumber, line, comment } = values;
  const consents = needsConsent(action)
    ? borrowers.flatMap((borrower) => {
        const date = values.consents[borrower];
        return date ? [{ borrower, date }] : [];
      })
    : [];
  return {
    ...{ id, version, agency, action, borrowers, consents },
    pull: values.pull === 'soft' ? 'soft' : 'hard',
    bureaus: values.bureaus.filter(isBureau),
    ...(action !== 'new' && { reportNumber: reportNumber.trim() }),
    ...(action === 'supplement' && { line, comment: comment.trim() }),
  };
}

/** Whether everything is there that can be asked for in the dialog. */
export function isComplete(values: OrderValues): boolean {
  const { action, agency, who, reportNumber, line, comment } = values;
  const hasConsents = ownersOf(who).every((owner) => Boolean(values.consents[owner]));
  return (
    agency !== '' &&
    who !== '' &&
    values.bureaus.length > 0 &&
    (!needsConsent(action) || hasConsents) &&
    (action === 'new' || reportNumber.trim() !== '') &&
    (action !== 'supplement' || (line !== '' && comment.trim() !== ''))
  );
}
