import type { LoanDocument } from '../../domain/loan/document';
import type { ImportedFile } from '../../domain/loan/loan-import.schemas';
import { englishText } from '../../domain/messages/english-text';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { dropFailedImports, linkImport, type MismoImport, readImport, storeImport } from '../mismo/mismo.service';
import { changedOptions } from '../reference/reference.service';
import { placeImport, storeNewLoan } from './loan-create.service';
import type { Placement } from './loan-placement';
import { retiredChoices } from './retired-choices';

export interface ImportRequest {
  readonly file: UploadedFile;
  readonly placement: Placement;
}

async function importedFileOf(portal: AppContext, { document, report }: MismoImport): Promise<ImportedFile> {
  const { read, ignored, warnings } = report;
  const retired = retiredChoices(document, await changedOptions(portal.db)).map((message) => ({ message, line: null }));
  const findings = [...warnings, ...retired].map(({ message, line = null }) => ({
    message: englishText(message),
    line,
    wording: message,
  }));
  const lines = findings.map(({ message, line }) => (line === null ? message : `${message} (line ${line})`));
  return { read, ignored, findings, warnings: lines };
}

/** Reads a file without saving anything. Throws `import-refused` (422) with cause and location. */
export async function previewImport(portal: AppContext, file: UploadedFile): Promise<ImportedFile> {
  return importedFileOf(portal, await readImport(portal, file.bytes));
}

/** Creates a loan from a file, completely or not at all, and stores the file with it. */
export async function importLoan(
  portal: AppContext,
  caller: Caller,
  request: ImportRequest,
): Promise<ImportedFile & { readonly loan: LoanDocument }> {
  const file = await readImport(portal, request.file.bytes);
  const placement = await placeImport(portal, caller.actor, request.placement);
  let stored: string | undefined;
  const write = {
    action: 'loan.import' as const,
    detail: { file: request.file.name, size: request.file.size },
    prepare: async (operation: string) => {
      stored = operation;
      await storeImport(portal, caller.actor, operation, { file: request.file, beyond: file.report.ignored });
    },
  };
  try {
    const loan = await storeNewLoan(portal, caller, { ...file.document, ...placement }, write);
    if (stored) await linkImport(portal, stored, loan.sLNm);
    return { ...(await importedFileOf(portal, file)), loan };
  } catch (error) {
    // After a time-out the LOS may have made the loan all the same: then the change feed links the file.
    await dropFailedImports(portal);
    throw error;
  }
}

/** The one file of an import. */
export function importedFile(files: readonly UploadedFile[]): UploadedFile {
  const [file] = files;
  if (file === undefined) throw invalid('no-file-selected');
  return file;
}
