import type { Edoc, EdocJoin, EdocSplit } from '../../domain/documents/document.schemas';
import type { LoanFile, SeenFile } from '../../domain/documents/loan-file.schemas';
import { pdfFileName } from '../../domain/files/file-name';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { type AppError, refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { writeLos } from '../loan/gateway.service';
import { runOnThread, ThreadLimitError, type ThreadLimits } from '../threads/run-on-thread';
import { edocFor } from './documents.service';
import { type FiledFile, type Filing, storeFiled } from './file-document';
import { keptDocumentsOf } from './kept-documents';
import type { Problem } from './pdf-pages.thread';
import { bytesOf } from './read-content';
import { assertMayFile, assertNotKept, changeableDocuments } from './visible-documents';

/** New documents may repeat what pages of the old ones share, such as fonts, but not without end. */
const MAX_MADE_BYTES = 4 * MAX_UPLOAD_BYTES;

/** Twice what 30 MB of scanned pages need. A file that unpacks to more is refused before the portal lacks memory. */
const LIMITS: ThreadLimits = { memoryMb: 192, milliseconds: 30_000 };

type PagesModule = typeof import('./pdf-pages.thread');
type Wanted = Parameters<PagesModule['runTask']>[0]['documents'];

function refusalOf(problem: Problem, sources: readonly LoanFile[]): AppError {
  const name = sources[problem.source]?.name ?? '';
  if (problem.kind === 'large') return refuse('invalid', 'pdf-too-complex');
  if (problem.kind === 'pages') {
    return refuse('invalid', message('pdf-pages', { name, pages: problem.pages }));
  }
  return refuse('invalid', message(problem.kind === 'protected' ? 'pdf-protected' : 'pdf-damaged', { name }));
}

/** Documents made of pages of others, on a thread of their own. */
async function rearranged(portal: AppContext, sources: readonly LoanFile[], documents: Wanted): Promise<Uint8Array[]> {
  // A larger document could not have been uploaded either. Nothing is read before.
  if (sources.reduce((sum, { size }) => sum + size, 0) > MAX_UPLOAD_BYTES) {
    throw refuse('too-large', message('pdf-join-too-large', { most: MAX_UPLOAD_BYTES / 1024 / 1024 }));
  }
  const contents: Buffer[] = [];
  for (const source of sources) contents.push(await bytesOf(portal, source));
  const module = new URL('./pdf-pages.thread.ts', import.meta.url);
  const task = { sources: contents, documents, maxTotal: MAX_MADE_BYTES, now: portal.clock().toISOString() };
  const answer = await runOnThread<PagesModule>(module, task, LIMITS).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? refuse('invalid', 'pdf-too-complex', { cause: error }) : error;
  });
  if ('problem' in answer) throw refusalOf(answer.problem, sources);
  return [...answer.documents];
}

const fileOf = (bytes: Uint8Array, name: string): UploadedFile => ({
  name: pdfFileName(name),
  size: bytes.byteLength,
  contentType: 'application/pdf',
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

interface Rearrangement {
  readonly action: 'documents.join' | 'documents.split';
  readonly loanNum: string;
  readonly detail: Record<string, unknown>;
  readonly replaced: readonly SeenFile[];
}

async function replaceBy(
  portal: AppContext,
  caller: Caller,
  { replaced, ...write }: Rearrangement,
  files: readonly FiledFile[],
): Promise<Edoc[]> {
  const added = await storeFiled(portal, files, (facts) =>
    writeLos(portal, caller, { ...write, event: 'documents' }, (operation) =>
      portal.los.replaceFiles(operation, write.loanNum, { replaced: [...replaced], added: [...facts] }),
    ),
  );
  return added.map(edocFor(caller.actor));
}

/** Joins documents in their order to a new one, which takes their place. They are kept as its earlier versions. */
export async function joinDocuments(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { name, folderName, docType, documents }: EdocJoin,
): Promise<Edoc> {
  assertMayFile(caller.actor, [docType]);
  const seen = [...new Map(documents.map(({ docId, version }) => [docId, { id: docId, version }])).values()];
  const sources = await changeableDocuments(
    portal,
    caller.actor,
    loanNum,
    seen.map(({ id }) => id),
  );
  const kept = await keptDocumentsOf(portal, loanNum);
  for (const source of sources) assertNotKept(source, kept);
  const [bytes = new Uint8Array()] = await rearranged(portal, sources, 'all');
  const lenderOnly = sources.some((source) => source.lenderOnly);
  const detail = { name, folderName, docType, joined: sources.map(({ id, name: joined }) => ({ id, name: joined })) };
  const [made] = await replaceBy(portal, caller, { action: 'documents.join', loanNum, detail, replaced: seen }, [
    { file: fileOf(bytes, name), filing: { loanNum, folderName, docType, lenderOnly } },
  ]);
  if (made === undefined) throw new Error('The LOS added no document.');
  return made;
}

/** Splits a document into new ones, which take its place. It is kept as their earlier version. */
export async function splitDocument(
  portal: AppContext,
  caller: Caller,
  { loanNum, docId }: { readonly loanNum: string; readonly docId: string },
  { version, parts }: EdocSplit,
): Promise<Edoc[]> {
  assertMayFile(
    caller.actor,
    parts.map((part) => part.docType),
  );
  const sources = await changeableDocuments(portal, caller.actor, loanNum, [docId]);
  const [source] = sources;
  if (source) assertNotKept(source, await keptDocumentsOf(portal, loanNum));
  const documents = parts.map(({ first, last }) => [{ source: 0, first, last }]);
  const contents = await rearranged(portal, sources, documents);
  const base = source?.name.replace(/\.pdf$/i, '') ?? '';
  const filed = contents.map((bytes, index): FiledFile => {
    const { name, folderName = '', docType = '' } = parts[index] ?? {};
    const filing: Filing = { loanNum, folderName, docType, lenderOnly: source?.lenderOnly };
    return { file: fileOf(bytes, name ?? `${base} (${index + 1})`), filing };
  });
  const detail = { id: docId, name: source?.name, parts };
  const replaced = [{ id: docId, version }];
  return replaceBy(portal, caller, { action: 'documents.split', loanNum, detail, replaced }, filed);
}
