import { randomUUID } from 'node:crypto';
import type { Edoc, LoanFileItem } from '../../domain/documents/document.schemas';
import { SUBMISSION_FOLDER } from '../../domain/documents/document-types';
import type { LoanFile, LoanFileFilter, NewLoanFile, SeenFile } from '../../domain/documents/loan-file.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { AppError, refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { isRefusal, type LosAuthor, readLos, writeLos } from '../loan/gateway.service';
import { sha256Of } from '../ports/files/digest';
import { auditOpening, contentOf } from './read-content';
import { assertMayFile, attachableDocument, mayChange, visibleDocument, visibleDocuments } from './visible-documents';

export { borrowersOf } from './loan-facts';
export { rateQuoteFile } from './rate-quote';
export type { QuotedOption, RateQuoteData } from './templates/rate-quote.schemas';
export { assertMayFile, attachableDocument };

/** Where uploaded documents are filed. */
export interface Filing {
  readonly loanNum: string;
  readonly folderName: string;
  readonly docType: string;
  /** Not shown to users outside the lender. */
  readonly lenderOnly?: boolean | undefined;
}

/** The document as the API returns it, without its storage location. */
const toItem = (file: LoanFile): LoanFileItem => ({
  id: file.id,
  name: file.name,
  size: file.size,
  createdTime: file.createdTime,
  createdBy: file.createdBy,
  folderName: file.folderName,
  properties: { docType: file.docType },
});

/** The document as the calls for edocs return it. */
export const edocFor =
  (actor: Pick<Actor, 'isPml' | 'login'>) =>
  (file: LoanFile): Edoc => ({
    ...toItem(file),
    docId: file.id,
    doc_type: file.docType,
    created_date: file.createdTime,
    version: file.version,
    number: file.number,
    madeFrom: file.madeFrom,
    replacedTime: file.replacedTime,
    lenderOnly: file.lenderOnly,
    canChange: mayChange(actor, file),
  });

/** The facts of a file for the LOS. Each attempt has its own place for the bytes, so that one that fails removes only its own. */
async function described(file: UploadedFile, filing: Filing, id?: string): Promise<NewLoanFile> {
  const place = randomUUID();
  return {
    id: id ?? place,
    name: file.name,
    size: file.size,
    contentType: 'application/pdf',
    sha256: await sha256Of(file.bytes),
    storageKey: `loans/${filing.loanNum}/${place}.pdf`,
    folderName: filing.folderName,
    docType: filing.docType,
    ...(filing.lenderOnly ? { lenderOnly: true } : {}),
  };
}

/** A file and where it goes. */
export interface FiledFile {
  readonly file: UploadedFile;
  readonly filing: Filing;
  /** Default: a new ID. */
  readonly id?: string;
}

/**
 * Stores the bytes, then runs the write to the LOS that names them. If the write is refused, the bytes are deleted, so that a
 * document is stored completely or not at all. After any other failure they stay, because the LOS may have stored the document.
 */
export async function storeFiled<T>(
  portal: AppContext,
  files: readonly FiledFile[],
  write: (described: readonly NewLoanFile[]) => Promise<T>,
): Promise<T> {
  const named = await Promise.all(
    files.map(async ({ file, filing, id }) => ({ file, facts: await described(file, filing, id) })),
  );
  let isSent = false;
  try {
    for (const { file, facts } of named) await portal.files.put(facts.storageKey, file.bytes, facts.contentType);
    isSent = true;
    return await write(named.map(({ facts }) => facts));
  } catch (error) {
    if (!isSent || isRefusal(error)) {
      await Promise.allSettled(named.map(({ facts }) => portal.files.remove(facts.storageKey)));
    }
    throw error;
  }
}

/** Stores files that all go to the same place; see {@link storeFiled}. */
export const withStoredFiles = <T>(
  portal: AppContext,
  files: readonly UploadedFile[],
  filing: Filing,
  write: (described: readonly NewLoanFile[]) => Promise<T>,
): Promise<T> =>
  storeFiled(
    portal,
    files.map((file) => ({ file, filing })),
    write,
  );

/** Adds PDF documents to a folder of the loan. */
export async function uploadDocuments(
  portal: AppContext,
  caller: Caller,
  filing: Filing,
  files: readonly UploadedFile[],
): Promise<Edoc[]> {
  const { loanNum, ...place } = filing;
  assertMayFile(caller.actor, [filing.docType]);
  const write = {
    action: 'documents.upload',
    loanNum,
    detail: { ...place, names: files.map(({ name }) => name) },
    event: 'documents',
  } as const;
  const added = await withStoredFiles(portal, files, filing, (facts) =>
    writeLos(portal, caller, write, (operation) => portal.los.addFiles(operation, loanNum, facts)),
  );
  return added.map(edocFor(caller.actor));
}

/**
 * Adds a document that the portal made, once for its ID, also in the place of an earlier version; answers the ID. If another
 * request was faster with the same document, it is stored.
 */
export async function fileDocument(
  portal: AppContext,
  author: Caller<LosAuthor>,
  filing: Filing,
  { id, name, bytes }: { readonly id: string; readonly name: string; readonly bytes: Buffer },
  earlier?: SeenFile,
): Promise<string> {
  const { loanNum, folderName, docType } = filing;
  const detail = { folderName, docType, names: [name], ...(earlier && { replaces: earlier.id }) };
  const write = { action: 'documents.make', loanNum, detail, event: 'documents' } as const;
  const file = { name, bytes, size: bytes.length, contentType: 'application/pdf' };
  const replaced = earlier && [{ id: earlier.id, version: earlier.version }];
  try {
    await storeFiled(portal, [{ file, filing, id }], (facts) =>
      writeLos(portal, author, write, (operation) =>
        replaced
          ? portal.los.replaceFiles(operation, loanNum, { replaced, added: [...facts] })
          : portal.los.addFiles(operation, loanNum, facts),
      ),
    );
  } catch (error) {
    if (!(error instanceof AppError && (error.code === 'conflict' || error.code === 'stale'))) throw error;
    const stored = await readLos(() => portal.los.files(loanNum, { docType, replaced: true }));
    if (!stored.some((one) => one.id === id)) throw error;
  }
  return id;
}

/** Removes a submission file of an unregistered loan. Its bytes stay in the file store, where only the audit leads to them. */
export async function removeDocument(
  portal: AppContext,
  caller: Caller,
  { loanNum, docId }: { readonly loanNum: string; readonly docId: string },
): Promise<void> {
  const { actor } = caller;
  const facts = await visibleDocument(portal, actor, loanNum, docId);
  if (actor.isPml && facts.createdByLogin !== actor.login) throw refuse('not-authorized', 'not-your-document');
  if (facts.folderName !== SUBMISSION_FOLDER) throw refuse('conflict', 'not-a-submission-file');
  const detail = { id: docId, name: facts.name, folderName: facts.folderName, docType: facts.docType };
  await writeLos(portal, caller, { action: 'documents.remove', loanNum, detail, event: 'documents' }, (operation) =>
    portal.los.removeFile(operation, loanNum, docId),
  );
}

/** Documents of the loan that the actor may see, newest first, optionally of one folder or type. */
export async function listDocuments(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  filter: { folderName?: string | undefined; docType?: string | undefined },
): Promise<LoanFileItem[]> {
  const wanted: LoanFileFilter = {
    ...(filter.folderName ? { folderName: filter.folderName } : {}),
    ...(filter.docType ? { docType: filter.docType } : {}),
  };
  return (await visibleDocuments(portal, actor, loanNum, wanted)).map(toItem);
}

/** One document with its content. Who opened it is in the audit. */
export async function openDocument(portal: AppContext, caller: Caller, loanNum: string, fileId: string) {
  const facts = await visibleDocument(portal, caller.actor, loanNum, fileId);
  const stream = await contentOf(portal, facts);
  await auditOpening(portal, caller, loanNum, facts);
  return { facts, stream };
}
