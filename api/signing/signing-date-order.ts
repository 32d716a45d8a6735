import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { FiledDisclosure } from '../../domain/disclosure/filed-disclosure.schemas';
import { closingDisclosureRecord, estimateRecord } from '../../domain/fees/closing-records.schemas';
import { applicantName, type LoanDocument } from '../../domain/loan/document';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { heldDisclosure } from '../../domain/signing/held-disclosure';
import type { signingDateRequest } from '../../domain/signing/signing.schemas';
import { allMustReceive, type DisclosureStep, dateField } from '../../domain/signing/signing-kinds';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { AppError } from '../http/app-error';
import { followOrder, readLos, writeLos } from '../loan/gateway.service';
import { defineOrderType, type OrderCaller, placeOrder } from '../orders/orders.service';
import { withReceipt, withSignature } from './disclosure-receipt';
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

/** Whether a package that each consumer must receive went to all borrowers of the loan. */
const leavesOut = ({ applicants }: LoanDocument, { row, signers }: WholePackage): boolean =>
  allMustReceive(row.kind) &&
  signers.length < applicants.flatMap((each) => [applicantName(each), applicantName(each, 'C')].filter(Boolean)).length;

/** The disclosures of the loan with what became known of the one that the package contained. */
function listsOf(loan: LoanDocument, { row }: WholePackage, { step, date }: DateRequest, fileIds: readonly string[]) {
  const opened = { date, fileIds };
  const { loanEstimates = [], closingDisclosures = [] } = loan;
  if (row.kind === 'closing-disclosure') {
    const found =
      step === 'signed' ? withSignature(closingDisclosures, opened) : withReceipt(closingDisclosures, opened);
    return found && { closingDisclosures: found.map((each) => closingDisclosureRecord.parse(each)) };
  }
  const found = step === 'received' ? withReceipt(loanEstimates, opened) : undefined;
  return found && { loanEstimates: found.map((each) => estimateRecord.parse(each)) };
}

/** What is left to write: the date, and in the disclosure that the package contained the evidence of its receipt, or its signature. */
function changeOf(
  loan: LoanDocument,
  whole: WholePackage,
  request: DateRequest,
): Pick<FiledDisclosure, 'dates' | 'lists'> | undefined {
  const { row, documents } = whole;
  const { step, date, isKnown } = request;
  if (step === 'received' && isKnown && leavesOut(loan, whole)) return undefined;
  const fileIds = documents.map(({ file_id }) => file_id);
  const number = heldDisclosure(row.kind, loan, fileIds);
  const known = dateField(row.kind, step);
  // The dates of a first disclosure are those of number 1.
  const field = number === undefined || (known?.first && number > 1) ? undefined : known;
  const stored = field && loan[field.name];
  const isDated = field === undefined || (stored && (field.first ? stored <= date : stored >= date));
  const lists = step !== 'issued' && isKnown ? listsOf(loan, whole, request, fileIds) : undefined;
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

/** Orders a date of the loan in the caller's transaction, if packages of this kind have one. */
export async function placeDateOrder(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  caller: OrderCaller,
  { id, loan_num, kind }: Pick<StoredPackage, 'id' | 'loan_num' | 'kind'>,
  step: DisclosureStep,
  date: string,
  isKnown = true,
): Promise<void> {
  if (dateField(kind, step) === undefined && step !== 'received') return;
  const request = { package: id, step, date, isKnown };
  await placeOrder(portal, trx, signingDateOrder, { loanNum: loan_num, caller, request, detail: request });
}
