import { XmlProblem } from '../../../ports/vendors/xml';
import { losSaid } from '../los-said';
import type { Call } from '../soap/client';
import { findAll } from '../soap/envelope';
import { checkedResult } from '../soap/result';

/** A document of EDocs. */
export interface EDoc {
  readonly id: string;
  readonly docType: string;
  readonly folder: string;
  readonly description: string;
  readonly created: string;
}

export async function listDocuments(call: Call, loanNum: string): Promise<readonly EDoc[]> {
  const { root } = await call('ListEdocsByLoanNumber', [loanNum], checkedResult);
  return findAll(root, 'edoc').map(({ attributes }) => ({
    id: attributes.docid ?? '',
    docType: attributes.doc_type ?? '',
    folder: attributes.folder_name ?? '',
    description: attributes.description ?? '',
    created: attributes.created_date ?? '',
  }));
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of base64, which may have line breaks. Throws what the LOS says instead. */
export function bytesOf(text: string): Buffer {
  const packed = text.replace(/\s+/g, '');
  if (BASE64.test(packed) && packed.length % 4 === 0) return Buffer.from(packed, 'base64');
  if (/^\s*(<|&lt;)/.test(text)) checkedResult(text);
  if (packed === '') throw new XmlProblem('The document is empty.');
  throw losSaid(text);
}

export const downloadDocument = (call: Call, docId: string): Promise<Buffer> =>
  call('DownloadEdocsPdfById', [docId], bytesOf);

export interface NewEDoc {
  readonly loanNum: string;
  readonly docType: string;
  readonly notes: string;
  readonly pdf: Buffer;
}

/** Uploads a PDF. Without an answer, the list of documents tells whether it arrived: notes name it. */
export async function uploadDocument(
  call: Call,
  { loanNum, docType, notes, pdf }: NewEDoc,
): Promise<readonly string[]> {
  const content = pdf.toString('base64');
  return (await call('UploadPDFDocument', [loanNum, docType, notes, content], checkedResult)).warnings;
}
