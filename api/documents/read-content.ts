import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LoanFile } from '../../domain/documents/loan-file.schemas';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { forEachConcurrently } from '../for-each-concurrently';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import type { ByteRange } from '../ports/files/file-store';

/** The content of a document, or a part of it. */
export async function contentOf(portal: AppContext, facts: LoanFile, range?: ByteRange): Promise<Readable> {
  const { files } = portal;
  const stored = await (range ? files.getPart(facts.storageKey, range) : files.get(facts.storageKey));
  if (stored === null) throw notFound(message('no-content', { name: facts.name }));
  return stored.stream;
}

export const bytesOf = async (portal: AppContext, facts: LoanFile): Promise<Buffer> =>
  buffer(await contentOf(portal, facts));

/** Ranges that are read at the same time. */
const READS = 8;

/** Several parts of a document, one after the other. */
export async function rangesOf(portal: AppContext, facts: LoanFile, ranges: readonly ByteRange[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  await forEachConcurrently(READS, [...ranges.entries()], async ([index, range]) => {
    parts[index] = await buffer(await contentOf(portal, facts, range));
  });
  return Buffer.concat(parts);
}

/** Records that a user read a document. */
export const auditOpening = (portal: AppContext, caller: Caller, loanNum: string, facts: LoanFile): Promise<void> =>
  portal.db.transaction().execute((trx) =>
    audit(trx, caller, {
      action: 'documents.open',
      subject: `loan:${loanNum}`,
      after: { id: facts.id, name: facts.name, folderName: facts.folderName, docType: facts.docType },
    }),
  );

/** A preview reads a document in many parts. Its opening is recorded once in this time. */
const ONE_READING_MS = 15 * 60_000;

const readings = new WeakMap<AppContext, Map<string, number>>();

/** Whether this is the first part that the user reads of the document in a while. */
export function isNewReading(portal: AppContext, { actor }: Caller, fileId: string): boolean {
  const known = readings.get(portal) ?? new Map<string, number>();
  readings.set(portal, known);
  const now = portal.clock().getTime();
  for (const [key, at] of known) {
    if (now - at < ONE_READING_MS) break;
    known.delete(key);
  }
  const key = `${actor.login} ${fileId}`;
  if (known.has(key)) return false;
  known.set(key, now);
  return true;
}
