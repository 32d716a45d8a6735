import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { receivedOn } from '../../domain/disclosure/calendar/disclosure-clock';
import type { FiledDisclosure } from '../../domain/disclosure/filed-disclosure.schemas';
import { closingDisclosureRecord, estimateRecord } from '../../domain/fees/closing-records.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { dateOfDisclosure, heldDisclosure } from '../../domain/signing/held-disclosure';
import type { signingDateRequest } from '../../domain/signing/signing.schemas';
import { type DisclosureStep, dateField } from '../../domain/signing/signing-kinds';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { AppError } from '../http/app-error';
import { followOrder, readLos, writeLos } from '../loan/gateway.service';
import { defineOrderType, type OrderCaller, placeOrder } from '../orders/orders.service';
import { dayOfStep, heldDocument } from './day-of-step';
import { withMailing, withReceipt, withSignature } from './disclosure-receipt';
import { packageById, type StoredPackage, type WholePackage } from './signing.queries';

const DAY_MS = 86_400_000;

/** An error of the gateway: a loan that was changed meanwhile, or an LOS that could not be reached, is tried again. */
function outcomeOf(error: unknown): Outcome<null> {
  if (!(error instanceof AppError)) throw error;
  const isTemporary = ['stale', 'los-unavailable', 'los-timeout'].includes(error.code);
  return isTemporary
    ? { kind: 'not-reached', problem: engineProblem('not-sent') }
    : { kind: 'failed', problem: { code: error.code, message: error.message } };
}

type DateRequest = z.output<typeof signingDateRequest>;

/** The disclosures of the loan with what became known of the one that the package contained. */
function listsOf(loan: LoanDocument, whole: WholePackage, { step, isKnown }: DateRequest, date: string) {
  const { row } = whole;
  const held = heldDocument(loan, whole);
  const mailed = isKnown ? null : row.paper_mailed_on;
  const opened = { date: mailed ?? date, fileIds: held ? [held.file_id] : [] };
  const withReached = mailed === null ? withReceipt : withMailing;
  const { loanEstimates = [], closingDisclosures = [] } = loan;
  if (row.kind === 'closing-disclosure') {
    const found =
      step === 'signed' ? withSignature(closingDisclosures, opened) : withReached(closingDisclosures, opened);
    return found && { closingDisclosures: found.map((each) => closingDisclosureRecord.parse(each)) };
  }
  const found = step === 'received' ? withReached(loanEstimates, opened) : undefined;
  return found && { loanEstimates: found.map((each) => estimateRecord.parse(each)) };
}

/** When a package that was mailed counts as received. */
const presumedOf = ({ paper_mailed_on: sent }: StoredPackage): string | undefined =>
  sent === null ? undefined : receivedOn({ sent, method: 'mail' }).date;

/** What is left to write: the date, and in the disclosure that the package contained the evidence of its receipt, or its signature. */
function changeOf(
  loan: LoanDocument,
  whole: WholePackage,
  request: DateRequest,
): Pick<FiledDisclosure, 'dates' | 'lists'> | undefined {
  const { row, documents } = whole;
  const { step, isKnown } = request;
  const date = step === 'issued' || !isKnown ? request.date : dayOfStep(loan, whole, step);
  // A mailing that was recorded with another day since has an order of its own.
  if (!isKnown && presumedOf(row) !== date) return undefined;
  if (date === undefined) return undefined;
  const fileIds = documents.map(({ file_id }) => file_id);
  const field = dateOfDisclosure(row.kind, loan, heldDisclosure(row.kind, loan, fileIds), step);
  const stored = field && loan[field.name];
  const isReplaced = stored !== undefined && stored === request.replaces;
  const isDated = field === undefined || (!isReplaced && stored && (field.first ? stored <= date : stored >= date));
  const lists = step !== 'issued' ? listsOf(loan, whole, request, date) : undefined;
  if (isDated && lists === undefined) return undefined;
  return { dates: isDated ? {} : { [field.name]: date }, lists: lists ?? {} };
}

/**
 * Writes a date of the eDisclosure into the loan (EDISC-02 to -04). Of a first disclosure the earliest date stays: an earlier try of
 * this order may have written it, or another package.
 */
export const signingDateOrder = defineOrderType({
  kind: 'signing-date',
  ...orderKinds['signing-date'],
  action: 'signing.work',
  pages: ['edisclosure'],
  cancels: 'no-one',
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 7 * DAY_MS,
  isRepeatable: () => true,
  async submit(portal, { request, operation }): Promise<Outcome<null>> {
    const whole = await packageById(portal.db, request.package);
    if (whole === undefined) return { kind: 'completed', result: null };
    const { loan_num: loanNum } = whole.row;
    try {
      const loan = await readLos(() => portal.los.loadLoan(loanNum));
      const change = changeOf(loan, whole, request);
      if (change === undefined) return { kind: 'completed', result: null };
      const author = { login: operation.by, displayName: operation.byName };
      const caller = { actor: author, requestId: null, address: null };
      const detail = { ...request, fields: Object.keys(change.dates) };
      const write = { action: 'signing.date', loanNum, detail, event: 'disclosure' } as const;
      const saved = await writeLos(portal, caller, write, (own) =>
        portal.los.disclose(own, loanNum, { version: loan.version, ...change, files: [] }),
      );
      await followOrder(portal, operation, saved);
      return { kind: 'completed', result: null };
    } catch (error) {
      return outcomeOf(error);
    }
  },
});

/**
 * Orders a date of the loan in the caller's transaction, if packages of this kind have one. After a mailing it is only presumed, and takes
 * the place of the day that was presumed of the mailing as it was recorded before.
 */
export async function placeDateOrder(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  caller: OrderCaller,
  { id, loan_num, kind }: Pick<StoredPackage, 'id' | 'loan_num' | 'kind'>,
  step: DisclosureStep,
  date: string,
  mailing?: { readonly replaces: string | undefined },
): Promise<void> {
  if (kind === 'other' || (dateField(kind, step) === undefined && step !== 'received')) return;
  const request = { package: id, step, date, isKnown: mailing === undefined, ...mailing };
  await placeOrder(portal, trx, signingDateOrder, { loanNum: loan_num, caller, request, detail: request });
}
