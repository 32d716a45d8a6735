import { randomUUID } from 'node:crypto';
import type { NewLoanFile, SeenFile } from '../../domain/documents/loan-file.schemas';
import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { isRefusal, type LosAuthor, readLos, writeLos } from '../loan/gateway.service';
import { sha256Of } from '../ports/files/digest';

/** Where uploaded documents are filed. */
export interface Filing {
  readonly loanNum: string;
  readonly folderName: string;
  readonly docType: string;
  /** Not shown to users outside the lender. */
  readonly lenderOnly?: boolean | undefined;
}

/** The facts of a file for the LOS. Each attempt has its own place for the bytes, so that one that fails removes only its own. */
async function described({ file, filing, id }: FiledFile, place: string): Promise<NewLoanFile> {
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
  // The LOS lists documents of the same moment by ID, so ascending IDs keep files, such as the parts of a split, in their order.
  const places = files.map(() => randomUUID()).toSorted();
  const named = await Promise.all(
    files.map(async (filed, index) => ({
      file: filed.file,
      facts: await described(filed, places[index] ?? randomUUID()),
    })),
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

/** Stores documents that the portal made, each under its own ID, with the write that names them; see {@link storeFiled}. */
export const withMadeFiles = <T>(
  portal: AppContext,
  filing: Filing,
  made: readonly { readonly id: string; readonly name: string; readonly bytes: Buffer }[],
  write: (described: readonly NewLoanFile[]) => Promise<T>,
): Promise<T> =>
  storeFiled(
    portal,
    made.map(({ id, name, bytes }) => ({
      ...{ id, filing },
      file: { name, bytes, size: bytes.length, contentType: 'application/pdf' },
    })),
    write,
  );

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
