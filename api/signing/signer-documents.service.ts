import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notFound, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { sha256Of } from '../ports/files/digest';
import { recordOpened } from './sign.service';
import { signerOfSession } from './signer-session.service';
import { ownDocuments } from './signer-view';
import { addRepeatedEvent, lockPackage, packageById } from './signing.queries';

interface Asked {
  readonly signerId: string;
  readonly documentId: string;
  readonly request: RequestFacts;
}

/** A document that this signer signs; for anything else 404. */
async function ownDocument(portal: AppContext, { signerId, documentId, request }: Asked) {
  const signer = await signerOfSession(portal, signerId, request);
  const whole = await packageById(portal.db, signer.package_id);
  const own = whole && ownDocuments(whole, signer.id).find(({ document }) => document.id === documentId);
  if (!own || whole === undefined) throw notFound('no-document');
  return { ...own, signer, row: whole.row };
}

async function contentOf({ files }: AppContext, key: string): Promise<Buffer> {
  const stored = await files.get(key);
  if (stored === null) throw notFound('no-document');
  return buffer(stored.stream);
}

const pdfOf = (bytes: Buffer, name: string) => ({
  stream: Readable.from([bytes]),
  contentType: 'application/pdf',
  name,
});

/** The document as it was sent, once its signer has agreed to electronic documents. That they opened it is recorded. */
export async function documentToRead(portal: AppContext, asked: Asked) {
  const { document, signer, row } = await ownDocument(portal, asked);
  if (signer.consented_at === null) throw refuse('conflict', 'signing-needs-consent');
  if (row.state === 'voided' || row.state === 'expired') throw refuse('conflict', 'signing-closed');
  const bytes = await contentOf(portal, document.storage_key);
  if ((await sha256Of(bytes)) !== document.sha256) throw new Error(`The content of ${document.file_id} has changed.`);
  if (row.state === 'open') await recordOpened(portal, asked, document.id);
  return pdfOf(bytes, document.file_name);
}

/** The signed copy with its evidence, once it is filed. */
export async function copyToKeep(portal: AppContext, asked: Asked) {
  const { document, signer, row } = await ownDocument(portal, asked);
  if (document.copy_key === null || signer.signed_at === null) throw notFound('no-document');
  const bytes = await contentOf(portal, document.copy_key);
  await portal.db.transaction().execute(async (trx) => {
    await lockPackage(trx, row.id);
    const event = {
      ...{ package_id: row.id, signer_id: signer.id, document_id: document.id },
      ...{ at: portal.clock(), kind: 'downloaded' as const, by: signer.name },
    };
    if (!(await addRepeatedEvent(trx, event, asked.request))) return;
    await audit(trx, callerOf(null, asked.request), {
      action: 'signing.download',
      subject: `loan:${row.loan_num}`,
      after: { package: row.id, signer: signer.id, document: document.id },
    });
  });
  return pdfOf(bytes, `${document.title} SIGNED.pdf`);
}
