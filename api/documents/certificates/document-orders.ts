import type { IssuedDocuments } from '../../../domain/documents/issued-documents.schemas';
import { isCounteroffer } from '../../../domain/loan/denial';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Outcome } from '../../../domain/orders/next-step';
import { orderKinds } from '../../../domain/orders/orders.schemas';
import type { AppContext } from '../../app-context';
import { readLos } from '../../loan/gateway.service';
import { offeredByLos } from '../../los/offered';
import type { Operation } from '../../los/operation';
import { defineOrderType } from '../../orders/orders.service';
import { fileAdverseNotice } from './adverse-notice';
import { issueCertificate } from './certificates.service';
import { fileLockConfirmations } from './lock-confirmation';

const DENIED = '10';
const COUNTEROFFER = '47';
export const CANCELED = '9';
const HOUR_MS = 3_600_000;
/** A review has ended when no one has decided on a condition for this long. */
const QUIET_MS = 60_000;
/** What underwriters do to conditions; answers to conditions are no part of a review. */
const reviewSteps = ['add', 'edit', 'clear', 'reject', 'waive', 'reopen'];

const shared = {
  action: 'documents.issue',
  pages: ['documents'],
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 5 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  // The same content is stored once.
  isRepeatable: () => true,
} as const;

/** The user who caused the documents is their author. */
const authorOf = ({ by, byName }: Operation) => ({
  actor: { login: by, displayName: byName },
  requestId: null,
  address: null,
});

const ordered = (portal: AppContext, loanNum: string | null): Promise<LoanDocument> => {
  if (loanNum === null) throw new Error('The documents of a decision are about a loan.');
  return readLos(() => portal.los.loadLoan(loanNum));
};

const completed = (docIds: readonly (string | undefined)[]): Outcome<IssuedDocuments> => ({
  kind: 'completed',
  result: { docIds: docIds.filter((id) => id !== undefined) },
});

/** The certificate of a status that a loan moved to and, for a denial, the notice of adverse action. */
export const decisionDocumentsOrder = defineOrderType({
  kind: 'decision-documents',
  ...orderKinds['decision-documents'],
  ...shared,
  async submit(portal, { loanNum, operation, request: { status } }): Promise<Outcome<IssuedDocuments>> {
    const loan = await ordered(portal, loanNum);
    const author = authorOf(operation);
    const certificate = await issueCertificate(portal, author, loan, { status, language: 'en' });
    const notice = status === DENIED ? await fileAdverseNotice(portal, author, loan, DENIED) : undefined;
    return completed([certificate, notice]);
  },
});

/** Milliseconds until the review of the loan's conditions counts as ended. */
async function reviewLeftMs(portal: AppContext, loanNum: string): Promise<number> {
  if (!(await offeredByLos(portal.los)).includes('conditions')) return 0;
  const conditions = await readLos(() => portal.los.conditions(loanNum));
  const steps = conditions.flatMap((condition) => condition.steps);
  const times = steps.filter(({ kind }) => reviewSteps.includes(kind)).map(({ at }) => Date.parse(at));
  return Math.max(0, ...times) + QUIET_MS - portal.clock().getTime();
}

async function afterReview(
  portal: AppContext,
  { loanNum, operation }: { readonly loanNum: string | null; readonly operation: Operation },
): Promise<Outcome<IssuedDocuments>> {
  const loan = await ordered(portal, loanNum);
  const leftMs = await reviewLeftMs(portal, loan.sLNm);
  if (leftMs > 0) return { kind: 'waiting', pollInMs: leftMs };
  const status = loan.sStatusT;
  return completed([await issueCertificate(portal, authorOf(operation), loan, { status, language: 'en' })]);
}

/** A new version of the certificate after a review of conditions, once the underwriter is done. */
export const reissueOrder = defineOrderType({
  kind: 'certificate-reissue',
  ...orderKinds['certificate-reissue'],
  ...shared,
  submit: afterReview,
  polling: { wait: { firstMs: QUIET_MS, factor: 1, mostMs: QUIET_MS }, ask: afterReview },
});

/** The notice of adverse action about a counteroffer that was not accepted: the loan was canceled after it. */
export const counterofferNoticeOrder = defineOrderType({
  kind: 'counteroffer-notice',
  ...orderKinds['counteroffer-notice'],
  ...shared,
  async submit(portal, { loanNum, operation }): Promise<Outcome<IssuedDocuments>> {
    const loan = await ordered(portal, loanNum);
    // Someone may have taken the cancellation back since.
    if (loan.sStatusT !== CANCELED || !isCounteroffer(loan)) return completed([]);
    return completed([await fileAdverseNotice(portal, authorOf(operation), loan, COUNTEROFFER)]);
  },
});

/** The confirmation of what the lock desk decided, or the portal itself where locks are confirmed at once. */
export const lockConfirmationOrder = defineOrderType({
  kind: 'lock-confirmation',
  ...orderKinds['lock-confirmation'],
  ...shared,
  async submit(portal, { loanNum, operation }): Promise<Outcome<IssuedDocuments>> {
    const loan = await ordered(portal, loanNum);
    return completed(await fileLockConfirmations(portal, authorOf(operation), loan));
  },
});
