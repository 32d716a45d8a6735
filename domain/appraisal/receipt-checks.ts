import { centsOf } from '../numbers/cents';
import type { ReceivedReport } from './report.schemas';

/** What a received report is checked for. A `stop` must be cleared before the value can be accepted; the others need a reason. */
export const receiptChecks = {
  'excluded-appraiser': 'stop',
  'no-data': 'stop',
  'other-property': 'stop',
  'not-transferring-lender': 'stop',
  'other-client': 'reason',
  'other-form': 'reason',
  'subject-to': 'reason',
  'below-price': 'note',
} as const;
export type ReceiptCheck = keyof typeof receiptChecks;

/** What a report is compared with. */
export interface Expected {
  readonly property: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zipcode: string;
  };
  readonly form: string | null;
  readonly lender: string;
  /** The lender that transfers it, which its report names as the client; null for one that the lender ordered. */
  readonly transferredBy: string | null;
  readonly purchasePrice: string | null;
  readonly isExcluded: boolean;
}

const letters = (text: string | null): string => (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The house number and the ZIP code: streets are spelled in too many ways to compare. */
const placeOf = ({ street, zipcode }: { readonly street: string; readonly zipcode: string }): string =>
  `${/\d+/.exec(street)?.[0] ?? letters(street)} ${zipcode.slice(0, 5)}`;

/** The report itself, without the schedule that comes with it: `1004` of `1004 + 1007`. */
const mainForm = (form: string): string => form.split(' + ')[0] ?? form;

/** What the lender must look at before it accepts the value. */
export function checkReport({ data }: Pick<ReceivedReport, 'data'>, expected: Expected): ReceiptCheck[] {
  if (data === null) return ['no-data'];
  const isOtherClient =
    data.client === null || letters(data.client) !== letters(expected.transferredBy ?? expected.lender);
  const isTransfer = expected.transferredBy !== null;
  const price = centsOf(expected.purchasePrice);
  const found: Readonly<Record<ReceiptCheck, boolean>> = {
    'excluded-appraiser': expected.isExcluded,
    'no-data': false,
    'other-property': placeOf(data.property) !== placeOf(expected.property),
    'not-transferring-lender': isTransfer && isOtherClient,
    'other-client': !isTransfer && isOtherClient,
    'other-form':
      data.form !== null && expected.form !== null && letters(data.form) !== letters(mainForm(expected.form)),
    'subject-to': !data.isAsIs,
    'below-price': price !== undefined && (centsOf(data.value) ?? 0) < price,
  };
  // Only the declared checks are keys.
  return (Object.keys(receiptChecks) as ReceiptCheck[]).filter((check) => found[check]);
}

/** Whether these checks prevent that the value is accepted. */
export const stopsReview = (checks: readonly ReceiptCheck[]): boolean =>
  checks.some((check) => receiptChecks[check] === 'stop');

/** Whether a reviewer must say why the value is accepted anyway. */
export const needsReason = (checks: readonly ReceiptCheck[]): boolean =>
  checks.some((check) => receiptChecks[check] === 'reason');
