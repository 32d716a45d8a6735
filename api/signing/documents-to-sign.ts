import { packageFilings } from '../../domain/documents/document-types';
import type { LoanFile } from '../../domain/documents/loan-file.schemas';
import { pdfFileName } from '../../domain/files/file-name';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { contentId, fileDocument, readDocument } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import type { LosAuthor } from '../loan/gateway.service';
import { sha256Of } from '../ports/files/digest';
import type { DocumentToSign, PackageToSign } from './package-to-sign';
import { inspectPdf } from './signed-copy';
import type { SigningDocumentRow } from './signing.tables';

/** A document whose content can't change any more for its signers. */
export interface PinnedDocument {
  readonly title: string;
  readonly signers: readonly number[] | undefined;
  readonly pinned: Pick<
    SigningDocumentRow,
    | 'file_id'
    | 'file_name'
    | 'folder_name'
    | 'doc_type'
    | 'lender_only'
    | 'storage_key'
    | 'size'
    | 'sha256'
    | 'choice_kind'
  >;
}

const filings = {
  'initial-disclosures': packageFilings.initial,
  redisclosure: packageFilings.initial,
  'closing-disclosure': packageFilings['initial-cd'],
  other: packageFilings.initial,
} as const;

/** The ID of a document of the package; a PDF that was just made is filed under one that follows from the package's key. */
export const placedFileId = async (wanted: PackageToSign, document: DocumentToSign, place: number): Promise<string> =>
  'bytes' in document ? contentId(['signing', wanted.key, String(place)]) : document.documentId;

/** Files a PDF that was just made, once for the package's key. */
async function filedId(
  portal: AppContext,
  caller: Caller<LosAuthor>,
  loanNum: string,
  {
    wanted,
    document,
    place,
  }: { wanted: PackageToSign; document: Extract<DocumentToSign, { bytes: Buffer }>; place: number },
): Promise<string> {
  const id = await placedFileId(wanted, document, place);
  const file = { id, name: pdfFileName(document.title), bytes: document.bytes };
  return fileDocument(portal, caller, { loanNum, ...filings[wanted.kind] }, file);
}

function assertSignable({ name, contentType, replacedTime }: LoanFile): void {
  if (replacedTime !== null) throw refuse('stale', message('document-changed', { name }));
  if (contentType !== 'application/pdf') throw refuse('invalid', message('pdf-damaged', { name }));
}

/** Reads and pins the documents of a package, which only the lender's users send. Throws 422 unless all of them are PDFs that can be signed. */
export async function documentsToSign(
  portal: AppContext,
  caller: Caller<LosAuthor>,
  loanNum: string,
  wanted: PackageToSign,
): Promise<PinnedDocument[]> {
  const pinned: PinnedDocument[] = [];
  let total = 0;
  for (const [place, document] of wanted.documents.entries()) {
    const fileId =
      'bytes' in document ? await filedId(portal, caller, loanNum, { wanted, document, place }) : document.documentId;
    const { facts, bytes } = await readDocument(portal, { isPml: false }, loanNum, fileId);
    assertSignable(facts);
    total += facts.size;
    if (total > MAX_UPLOAD_BYTES)
      throw refuse('too-large', message('pdf-join-too-large', { most: MAX_UPLOAD_BYTES / 1024 / 1024 }));
    await inspectPdf(bytes, facts.name);
    pinned.push({
      title: document.title,
      signers: document.signers,
      pinned: {
        ...{ file_id: facts.id, file_name: facts.name, folder_name: facts.folderName, doc_type: facts.docType },
        ...{ lender_only: facts.lenderOnly, storage_key: facts.storageKey, size: bytes.length },
        ...{ sha256: await sha256Of(bytes), choice_kind: document.choiceKind ?? null },
      },
    });
  }
  return pinned;
}
