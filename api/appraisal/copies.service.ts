import type { AppraisalContent, SentCopy } from '../../domain/appraisal/appraisal-order.schemas';
import { isAccepted } from '../../domain/appraisal/appraisal-states';
import { acceptedState, type Progress } from '../../domain/appraisal/completion';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { ReceivedReport } from '../../domain/appraisal/report.schemas';
import type { CopyMethod } from '../../domain/appraisal/valuation-clock';
import { pacificDate } from '../../domain/format/date';
import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { createSigningPackage, signingPackagesOf } from '../signing/signing.service';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';

/** Names of the borrowers, each of whom gets a copy. */
export const namesOf = (loan: Pick<LoanDocument, 'applicants'>): string[] =>
  borrowersOf(loan)
    .map((owner) => borrowerName(loan, owner))
    .filter((name) => name !== '');

/** Whether every borrower was sent a copy of the last version. */
function areCopiesSent({ reports, copies }: AppraisalContent, loan: Pick<LoanDocument, 'applicants'>): boolean {
  const version = reports.at(-1)?.version;
  return namesOf(loan).every((name) =>
    copies.some(({ borrower, reportVersion }) => borrower === name && reportVersion === version),
  );
}

/** How far an accepted appraisal is. */
export const progressOf = (content: AppraisalContent, loan: LoanDocument): Progress => ({
  ...{ loan, ssrs: content.ssrs, reportVersion: content.reports.at(-1)?.version ?? null },
  areCopiesSent: areCopiesSent(content, loan),
});

interface Sending {
  readonly id: string;
  readonly version: number;
  /** Of the package, if copies are sent electronically: sending twice under it sends once. */
  readonly key: string;
  readonly method: CopyMethod;
  readonly sentOn: string;
  readonly borrowers: readonly { readonly name: string; readonly email: string }[];
}

/** Whether these copies were sent under their key. Throws 409 if others were. */
function isKnown({ copies }: AppraisalContent, { key, method, sentOn, borrowers }: Sending): boolean {
  const sent = copies.filter(({ packageKey }) => packageKey === key);
  if (sent.length === 0) return false;
  const isSame =
    sent.length === borrowers.length &&
    sent.every(
      (copy) =>
        copy.method === method &&
        (method === 'electronic' || copy.sentOn === sentOn) &&
        borrowers.some(({ name }) => name === copy.borrower),
    );
  if (!isSame) throw refuse('conflict', 'appraisal-key-used');
  return true;
}

function assertSending(
  portal: AppContext,
  loan: LoanDocument,
  { method, sentOn, borrowers }: Sending,
  report: ReceivedReport,
): void {
  if (sentOn > pacificDate(portal.clock()))
    throw invalid('appraisal-not-ready', { sentOn: 'appraisal-copy-in-future' });
  if (method !== 'electronic' && sentOn < report.receivedOn)
    throw invalid('appraisal-not-ready', { sentOn: 'appraisal-copy-before-report' });
  const names = namesOf(loan);
  const areKnown = borrowers.every(({ name }) => names.includes(name));
  const isMailable = method !== 'electronic' || borrowers.every(({ email }) => email.includes('@'));
  if (!areKnown || !isMailable)
    throw invalid('appraisal-not-ready', { borrowers: areKnown ? 'invalid-email' : 'not-a-code' });
}

interface Electronic {
  readonly sending: Sending;
  readonly report: ReceivedReport;
  readonly number: string | null;
}

/** Sends a package with the report, once for its key; answers the ID of the package. */
async function sendElectronically(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { sending: { key, borrowers }, report, number }: Electronic,
): Promise<string> {
  if (report.documentId === null) throw refuse('conflict', 'appraisal-no-document');
  const { id } = await createSigningPackage(portal, caller, loan.sLNm, {
    ...{ key, title: `Your appraisal ${number ?? ''}`.trim(), kind: 'other' },
    documents: [{ documentId: report.documentId, title: 'Appraisal report' }],
    recipients: borrowers.map(({ name, email }) => ({ name, email, language: 'en', code: null })),
  });
  return id;
}

/**
 * Sends each borrower a copy of the last version of the report, or records that it was mailed or handed over. Electronically, each gets a
 * link by email, identifies with a PIN, consents to electronic documents, and acknowledges the copy.
 */
export async function sendCopies(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  sending: Sending,
): Promise<AppraisalSummary> {
  const { id, version, key, method, borrowers } = sending;
  const held = await appraisalOf(portal, loan.sLNm, id);
  const report = held.content.reports.at(-1);
  if (report === undefined) throw refuse('conflict', 'appraisal-not-received');
  if (isKnown(held.content, sending)) return appraisalView(portal, caller.actor, loan, id);
  if (held.row.version !== version) {
    throw refuse('stale', 'changed-by-other', {
      extra: { current: await appraisalView(portal, caller.actor, loan, id) },
    });
  }
  assertSending(portal, loan, sending, report);
  const packageId =
    method === 'electronic'
      ? await sendElectronically(portal, caller, loan, { sending, report, number: held.row.number })
      : null;
  const sentOn = method === 'electronic' ? pacificDate(portal.clock()) : sending.sentOn;
  const names = borrowers.map(({ name }) => name);
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    const sent = names.map(
      (borrower): SentCopy => ({
        ...{ reportVersion: report.version, borrower, method, sentOn },
        receivedOn: method === 'in-person' ? sentOn : null,
        ...{ packageKey: key, packageId },
      }),
    );
    // A copy that is sent again, such as by mail, adds to those before: the borrower may still open the first.
    const next = { ...content, copies: [...content.copies, ...sent] };
    const progress = progressOf(next, loan);
    await audit(trx, caller, {
      action: 'loan.appraisal-copies',
      subject: `loan:${loan.sLNm}`,
      after: { appraisal: id, reportVersion: report.version, method, sentOn, count: names.length },
    });
    return {
      content: next,
      ...(isAccepted(row.state) && { state: acceptedState(progress) }),
      event: { kind: 'copies', detail: String(names.length) },
    };
  });
  return appraisalView(portal, caller.actor, loan, id);
}

/** The copies with what is known of their receipt: electronically, when the borrower opened the package. */
export async function copiesWithReceipt(
  portal: Pick<AppContext, 'db' | 'clock'>,
  loanNum: string,
  copies: readonly SentCopy[],
): Promise<SentCopy[]> {
  if (!copies.some(({ packageId }) => packageId !== null)) return [...copies];
  const packages = await signingPackagesOf(portal, { isPml: false }, loanNum);
  return copies.map((copy) => {
    const sent = packages.find(({ id }) => id === copy.packageId);
    const received = sent?.signers.find(({ name }) => name === copy.borrower)?.receivedAt;
    return received ? { ...copy, receivedOn: pacificDate(received) } : copy;
  });
}
