import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { message } from '../../domain/messages/message';
import { keyedHash } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { LosAuthor } from '../loan/gateway.service';
import type { PinnedDocument } from './documents-to-sign';
import type { PackageToSign } from './package-to-sign';
import { packageTitle } from './same-package';
import { addEvent } from './signing.queries';
import { linkHash } from './signing-link';

/** A package as it is stored: what is sent by whom, and when. */
export interface NewRows {
  readonly loanNum: string;
  readonly wanted: PackageToSign;
  readonly documents: readonly PinnedDocument[];
  readonly by: LosAuthor;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly mailBy: string;
}

/** Stores a package with its documents and signers, and that it was sent. Throws 422 for a signer without a document. */
export async function insertRows(
  trx: Transaction<PortalDb>,
  portal: Pick<AppContext, 'secret'>,
  { loanNum, wanted, documents, by, sentAt, expiresAt, mailBy }: NewRows,
) {
  const id = randomUUID();
  await trx
    .insertInto('portal.signing_packages')
    .values({
      ...{ id, loan_num: loanNum, key: wanted.key, title: packageTitle(wanted.title), kind: wanted.kind },
      ...{ sent_at: sentAt, sent_by: by.login, sent_by_name: by.displayName, expires_at: expiresAt },
      mail_by: mailBy,
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
        ...{ id: signerId, package_id: id, position, name, email, language, mailed_at: sentAt },
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
  await addEvent(trx, { package_id: id, at: sentAt, kind: 'sent', by: by.displayName });
  return { id, documents: rows, signers };
}
