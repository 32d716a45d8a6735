import type { Transaction } from 'kysely';
import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { statusGroup } from '../../domain/loan/status';
import { heldDisclosure } from '../../domain/signing/held-disclosure';
import { mailBy } from '../../domain/signing/paper-mailing';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { notAuthorized, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { type LosAuthor, readLos } from '../loan/gateway.service';
import { lenderSettings } from '../reference/reference.service';
import { documentsToSign } from './documents-to-sign';
import { insertRows, type NewRows } from './package-rows';
import type { PackageToSign } from './package-to-sign';
import { packageView } from './package-view';
import { assertSame, packageTitle } from './same-package';
import { packageOfKey } from './signing.queries';
import { placeDateOrder } from './signing-date-order';
import { placeMailOrder } from './signing-email-order';
import { placeWatchOrder } from './signing-watch-order';

const DAY_MS = 86_400_000;

/** Only the lender's people send documents to sign. */
export function assertSender({ actor }: Caller): void {
  if (actor.isPml) throw notAuthorized();
}

/** A package that sets dates of a disclosure holds the disclosure that was issued, and is sent by who may issue it. */
function assertDisclosure({ actor }: Caller, loan: LoanDocument, { kind, documents }: PackageToSign): void {
  if (kind === 'other') return;
  if (actor.pageLetters.disclose !== 'w') throw notAuthorized();
  const fileIds = documents.flatMap((document) => ('bytes' in document ? [] : document.documentId));
  if (heldDisclosure(kind, loan, fileIds) === undefined) throw refuse('conflict', 'signing-no-disclosure');
}

interface Insert extends NewRows {
  readonly portal: AppContext;
  readonly caller: Caller<LosAuthor>;
}

async function insertPackage(trx: Transaction<PortalDb>, insert: Insert): Promise<void> {
  const { portal, caller, loanNum, wanted } = insert;
  const { id, documents, signers } = await insertRows(trx, portal, insert);
  for (const signer of signers)
    await placeMailOrder(portal, trx, caller, loanNum, { ...signer, link_no: 1 }, 'invitation');
  const issued = pacificDate(insert.sentAt);
  await placeDateOrder(portal, trx, caller, { id, loan_num: loanNum, kind: wanted.kind }, 'issued', issued);
  await placeWatchOrder(portal, trx, caller, { id, loan_num: loanNum });
  await audit(trx, caller, {
    action: 'signing.send',
    subject: `loan:${loanNum}`,
    after: {
      ...{ package: id, title: packageTitle(wanted.title), kind: wanted.kind, to: signers.map(({ email }) => email) },
      documents: documents.map(({ file_id, sha256 }) => ({ id: file_id, sha256 })),
    },
  });
}

/** The notice of a generated package is sent under its ID, which users see while it is made; no one else sends under it. */
async function assertOwnKey({ db }: AppContext, key: string): Promise<void> {
  const made = await db.selectFrom('portal.document_packages').select('id').where('id', '=', key).executeTakeFirst();
  if (made) throw refuse('conflict', 'signing-key-used');
}

/** Sends what a user chose. Throws 403 for users outside the lender, and for a disclosure without the right to issue it. */
export async function createSigningPackage(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  wanted: PackageToSign,
): Promise<SigningPackage> {
  assertSender(caller);
  await assertOwnKey(portal, wanted.key);
  return sendToSign(portal, caller, loanNum, wanted, (loan) => assertDisclosure(caller, loan, wanted));
}

/**
 * Sends documents to borrowers to sign: pins the documents, and orders an email with a link for each of them, the date of issue of
 * the loan, and the watch that reminds them, in one transaction. The same key sends once. Throws 422 for a document that is no
 * readable PDF, and 409 for a loan that has ended.
 */
export async function sendToSign(
  portal: AppContext,
  caller: Caller<LosAuthor>,
  loanNum: string,
  wanted: PackageToSign,
  assertMay: (loan: LoanDocument) => void = () => undefined,
): Promise<SigningPackage> {
  const earlier = await packageOfKey(portal.db, loanNum, wanted.key);
  if (earlier) {
    await assertSame(portal, earlier, wanted);
    return packageView(portal, earlier);
  }
  const loan = await readLos(() => portal.los.loadLoan(loanNum));
  if (statusGroup(loan.sStatusT) === 'ended') throw refuse('conflict', 'signing-loan-ended');
  assertMay(loan);
  const documents = await documentsToSign(portal, caller, loanNum, wanted);
  const settings = await lenderSettings(portal.db);
  const now = portal.clock();
  const expiresAt = new Date(now.getTime() + settings.signingDays * DAY_MS);
  const fileIds = documents.map(({ pinned }) => pinned.file_id);
  const sent = { kind: wanted.kind, sentAt: now.toISOString(), fileIds };
  const insert = {
    ...{ portal, caller, loanNum, wanted, documents, expiresAt, by: caller.actor, sentAt: now },
    mailBy: mailBy(sent, loan, generalCalendar(settings)),
  };
  await portal.db
    .transaction()
    .execute((trx) => insertPackage(trx, insert))
    .catch((error: unknown) => {
      // Another request with the same key was faster.
      if (!isUniqueViolation(error)) throw error;
    });
  const stored = await packageOfKey(portal.db, loanNum, wanted.key);
  if (stored === undefined) throw refuse('internal');
  await assertSame(portal, stored, wanted);
  return packageView(portal, stored);
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '23505';
