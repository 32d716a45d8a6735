import { newLoanOf } from '../../domain/application/change/draft';
import type { NewLoanDocument } from '../../domain/loan/document';
import type { ImportedFile, PreviewedFile } from '../../domain/loan/loan-import.schemas';
import { englishText } from '../../domain/messages/english-text';
import type { CodedMessage } from '../../domain/messages/message';
import { defaultsChannels } from '../../domain/reference/loan-defaults';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { dropFailedImports, linkImport, type MismoImport, readImport, storeImport } from '../mismo/mismo.service';
import { changedOptions, newLoanDefaults } from '../reference/reference.service';
import { repeatedCreation } from './creation/create-once.service';
import type { CreationRequest } from './creation/creation-request';
import type { CreationWrite } from './creation/send-creation';
import { likelyDuplicates } from './likeness/likeness.service';
import { placeImport, storeNewLoan } from './loan-create.service';
import type { Placement } from './loan-placement';
import { placeOfNewLoan } from './property-place';
import { retiredChoices } from './retired-choices';
import { maskLoan } from './ssn-mask';

export interface ImportRequest {
  readonly file: UploadedFile;
  readonly placement: Placement;
  readonly creation?: CreationRequest | undefined;
}

const nowhere = { line: null, path: null, about: null };

/** A warning of the file with its place and what it is about; null where it has none. */
const placed = ({ message, line, path, subject }: MismoImport['report']['warnings'][number]) => ({
  message,
  line: line ?? null,
  path: path ?? null,
  about: subject === undefined ? null : 'borrower' in subject ? subject.borrower : subject.record,
});

async function importedFileOf(
  portal: AppContext,
  { document, report }: MismoImport,
  more: readonly CodedMessage[] = [],
): Promise<ImportedFile> {
  const { read, ignored, warnings } = report;
  const others = [...retiredChoices(document, await changedOptions(portal.db)), ...more].map((message) => ({
    ...nowhere,
    message,
  }));
  const findings = [...warnings.map(placed), ...others].map(({ message, ...at }) => ({
    message: englishText(message),
    ...at,
    wording: message,
  }));
  const lines = findings.map(({ message, line }) => (line === null ? message : `${message} (line ${line})`));
  return { read, ignored, findings, warnings: lines };
}

/** What the loan setup adds to the loan of a file in each channel. */
async function defaultsByChannel(portal: AppContext, document: NewLoanDocument): Promise<PreviewedFile['defaults']> {
  const channels = defaultsChannels.filter((channel) => channel !== 'all');
  const values = await Promise.all(channels.map((channel) => newLoanDefaults(portal.db, channel, document)));
  return Object.fromEntries(channels.map((channel, index) => [channel, values[index] ?? {}]));
}

/** Reads a file without saving anything. Throws `import-refused` (422) with cause and location. */
export async function previewImport(portal: AppContext, caller: Caller, file: UploadedFile): Promise<PreviewedFile> {
  const read = await readImport(portal, file.bytes);
  const place = await placeOfNewLoan(portal, read.document);
  const { duplicates, notCompared } = await likelyDuplicates(portal, caller, read.document);
  return {
    ...(await importedFileOf(portal, read, notCompared === null ? [] : [notCompared])),
    loan: maskLoan(newLoanOf({ ...read.document, ...place })),
    said: read.said,
    duplicates,
    defaults: await defaultsByChannel(portal, read.document),
  };
}

/** Creates a loan from a file, completely or not at all, and stores the file with it. A repeated request gets the loan of the first one. */
export async function importLoan(
  portal: AppContext,
  caller: Caller,
  request: ImportRequest,
): Promise<ImportedFile & { readonly loanNum: string }> {
  const file = await readImport(portal, request.file.bytes);
  const write: CreationWrite = {
    action: 'loan.import',
    detail: { file: request.file.name, size: request.file.size },
    prepare: (operation) =>
      storeImport(portal, caller.actor, operation, { file: request.file, beyond: file.report.ignored }),
    complete: (operation, loanNum) => linkImport(portal, operation, loanNum),
    request: request.creation,
  };
  try {
    const loanNum =
      (await repeatedCreation(portal, caller, write)) ?? (await storeFile(portal, caller, file, request, write));
    return { ...(await importedFileOf(portal, file)), loanNum };
  } catch (error) {
    // After a time-out the LOS may have made the loan all the same: then the change feed links the file.
    await dropFailedImports(portal);
    throw error;
  }
}

async function storeFile(
  portal: AppContext,
  caller: Caller,
  { document }: MismoImport,
  request: ImportRequest,
  write: CreationWrite,
): Promise<string> {
  const placement = await placeImport(portal, caller.actor, request.placement);
  const defaults = await newLoanDefaults(portal.db, placement.sBranchChannelT, document);
  return storeNewLoan(portal, caller, { ...defaults, ...document, ...placement }, write);
}

/** The one file of an import. */
export function importedFile(files: readonly UploadedFile[]): UploadedFile {
  const [file] = files;
  if (file === undefined) throw invalid('no-file-selected');
  return file;
}
