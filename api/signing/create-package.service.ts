import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { statusGroup } from '../../domain/loan/status';
import { message } from '../../domain/messages/message';
import { heldDisclosure } from '../../domain/signing/held-disclosure';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { keyedHash } from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { notAuthorized, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { type LosAuthor, readLos } from '../loan/gateway.service';
import { settingOf } from '../reference/reference.service';
import { documentsToSign, type PinnedDocument } from './documents-to-sign';
import type { PackageToSign } from './package-to-sign';
import { packageView } from './package-view';
import { assertSame, packageTitle } from './same-package';
import { addEvent, packageOfKey } from './signing.queries';
import { placeDateOrder } from './signing-date-order';
import { placeMailOrder } from './signing-email-order';
import { linkHash } from './signing-link';
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

interface Insert {
  readonly portal: AppContext;
  readonly caller: Caller<LosAuthor>;
  readonly loanNum: string;
  readonly wanted: PackageToSign;
  readonly documents: readonly PinnedDocument[];
  readonly expiresAt: Date;
}

async function insertPackage(trx: Transaction<PortalDb>, insert: Insert): Promise<string> {
  const { portal, caller, loanNum, wanted, documents, expiresAt } = insert;
  const { actor } = caller;
  const [id, now] = [randomUUID(), portal.clock()];
  await trx
    .insertInto('portal.signing_packages')
    .values({
      ...{ id, loan_num: loanNum, key: wanted.key, title: packageTitle(wanted.title), kind: wanted.kind },
      ...{ sent_at: now, sent_by: actor.login, sent_by_name: actor.displayName, expires_at: expiresAt },
    })
    .execute();
  const rows = documents.map((document, position) => ({
    ...{ id: randomUUID(), package_id: id, position, title: packageTitle(document.title), copy_id: randomUUID() },
    ...document.pinned,
  }));
  await trx.insertInto('portal.signing_documents').values(rows).execute();
  const signers = wanted.recipients.map((recipient, position) => ({ ...recipient, id: randomUUID(), position }));
  for (const { id: signerId, position, name, email, language, code } of signers) {
    await trx
      .insertInto('portal.signing_signers')
      .values({
        ...{ id: signerId, package_id: id, position, name, email, language, mailed_at: now },
        ...{ link_expires_at: expiresAt, token_hash: linkHash(portal, { id: signerId, link_no: 1 }) },
        code_hash: code === null ? null : keyedHash(portal.secret, 'signing-code', signerId, code),
      })
      .execute();
    const own = rows.filter((_, at) => documents[at]?.signers?.includes(position) ?? true);
    if (own.length === 0) throw refuse('invalid', message('signer-without-documents', { name }));
    await trx
      .insertInto('portal.signing_turns')
      .values(own.map((document) => ({ signer_id: signerId, document_id: document.id })))
      .execute();
  }
  await addEvent(trx, { package_id: id, at: now, kind: 'sent', by: actor.displayName });
  for (const signer of signers)
    await placeMailOrder(portal, trx, caller, loanNum, { ...signer, link_no: 1 }, 'invitation');
  await placeDateOrder(portal, trx, caller, { id, loan_num: loanNum, kind: wanted.kind }, 'issued', pacificDate(now));
  await placeWatchOrder(portal, trx, caller, { id, loan_num: loanNum });
  await audit(trx, caller, {
    action: 'signing.send',
    subject: `loan:${loanNum}`,
    after: {
      ...{ package: id, title: packageTitle(wanted.title), kind: wanted.kind, to: signers.map(({ email }) => email) },
      documents: rows.map(({ file_id, sha256 }) => ({ id: file_id, sha256 })),
    },
  });
  return id;
}

/** Sends what a user chose. Throws 403 for users outside the lender, and for a disclosure without the right to issue it. */
export async function createSigningPackage(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  wanted: PackageToSign,
): Promise<SigningPackage> {
  assertSender(caller);
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
  const days = await settingOf(portal.db, 'signingDays');
  const expiresAt = new Date(portal.clock().getTime() + days * DAY_MS);
  const insert = { portal, caller, loanNum, wanted, documents, expiresAt };
  await portal.db
    .transaction()
    .execute((trx) => insertPackage(trx, insert))
    .catch((error: unknown) => {
      // Another request with the same key was faster.
      if (!isUniqueViolation(error)) throw error;
    });
  const sent = await packageOfKey(portal.db, loanNum, wanted.key);
  if (sent === undefined) throw refuse('internal');
  await assertSame(portal, sent, wanted);
  return packageView(portal, sent);
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '23505';
