import type { OutputOf } from '../../domain/contract/contract';
import type { Edoc } from '../../domain/documents/document.schemas';
import type { DocumentsContract } from '../../domain/documents/documents.contract';
import type { FileChange } from '../../domain/documents/loan-file.schemas';
import { pdfFileName } from '../../domain/files/file-name';
import type { AppContext } from '../app-context';
import { notAuthorized, refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { writeLos } from '../loan/gateway.service';
import { edocFor, uploadFiled } from './documents.service';
import { withStoredFiles } from './file-document';
import { keptDocumentsOf } from './kept-documents';
import { assertMayFile, assertNotKept, changeableDocuments } from './visible-documents';

type Changes = OutputOf<DocumentsContract['PUT /lqb/edocs/{loanNum}'], 'body'>['changes'];
type Upload = OutputOf<DocumentsContract['POST /lqb/edocs/{loanNum}'], 'body'>;

const changesItself = ({ name, folderName, docType }: Changes[number]): boolean =>
  [name, folderName, docType].some((each) => each !== undefined);

/** What is absent stays absent. */
const changeOf = ({ docId, version, name, folderName, docType, lenderOnly }: Changes[number]): FileChange => ({
  id: docId,
  version,
  ...(name !== undefined && { name: pdfFileName(name) }),
  ...(folderName !== undefined && { folderName }),
  ...(docType !== undefined && { docType }),
  ...(lenderOnly !== undefined && { lenderOnly }),
});

/** Changes type, folder, name or visibility of documents, all or none. */
export async function changeDocuments(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  changes: Changes,
): Promise<Edoc[]> {
  const { actor } = caller;
  if (actor.isPml && changes.some(({ lenderOnly }) => lenderOnly !== undefined)) throw notAuthorized();
  assertMayFile(
    actor,
    changes.map(({ docType = '' }) => docType),
  );
  const before = await changeableDocuments(
    portal,
    actor,
    loanNum,
    changes.map(({ docId }) => docId),
  );
  const kept = await keptDocumentsOf(portal, loanNum);
  // Who may see it is no part of the evidence.
  const moved = new Set(changes.filter(changesItself).map(({ docId }) => docId));
  for (const file of before) if (moved.has(file.id)) assertNotKept(file, kept);
  const wanted = changes.map(changeOf);
  const detail = {
    before: before.map(({ id, name, folderName, docType, lenderOnly }) => ({
      id,
      name,
      folderName,
      docType,
      lenderOnly,
    })),
    changes: wanted,
  };
  const changed = await writeLos(
    portal,
    caller,
    { action: 'documents.change', loanNum, detail, event: 'documents' },
    (operation) => portal.los.changeFiles(operation, loanNum, wanted),
  );
  return changed.map(edocFor(actor, kept));
}

/** Adds documents, or one that takes the place of another, which is kept as its earlier version. */
export async function addDocuments(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { folderName, docType, filings, lenderOnly, replaces, version }: Upload,
  files: readonly UploadedFile[],
): Promise<Edoc[]> {
  const { actor } = caller;
  if (actor.isPml && lenderOnly === 'true') throw notAuthorized();
  if (filings && filings.length !== files.length) throw refuse('invalid', 'document-filing-each');
  assertMayFile(actor, [docType]);
  const filing = { loanNum, folderName, docType, lenderOnly: lenderOnly === 'true' };
  if (replaces === undefined) {
    const filed = files.map((file, index) => ({ file, filing: { ...filing, ...filings?.[index] } }));
    return uploadFiled(portal, caller, loanNum, filed);
  }
  if (files.length > 1) throw refuse('too-many-files', 'document-one-file');
  const [old] = await changeableDocuments(portal, actor, loanNum, [replaces]);
  if (old) assertNotKept(old, await keptDocumentsOf(portal, loanNum));
  // A hidden document stays hidden unless its author says otherwise.
  const isHidden = lenderOnly === undefined ? old?.lenderOnly : lenderOnly === 'true';
  const detail = { folderName, docType, replaces, names: files.map(({ name }) => name) };
  const write = { action: 'documents.replace', loanNum, detail, event: 'documents' } as const;
  const replaced = [{ id: replaces, version: version ?? old?.version ?? 1 }];
  const added = await withStoredFiles(portal, files, { ...filing, lenderOnly: isHidden }, (facts) =>
    writeLos(portal, caller, write, (operation) =>
      portal.los.replaceFiles(operation, loanNum, { replaced, added: [...facts] }),
    ),
  );
  return added.map(edocFor(actor));
}
