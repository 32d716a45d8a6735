import type { PDFDocument } from '@cantoo/pdf-lib';
import { pdfLib } from '../threads/pdf-lib';

/** Pages of one of the sources, by number from 1. */
interface PageRange {
  readonly source: number;
  readonly first: number;
  readonly last: number;
}

interface Task {
  readonly sources: readonly Uint8Array[];
  /** The documents to make: each has its ranges one after the other; `all` of the pages of each source in one. */
  readonly documents: readonly (readonly PageRange[])[] | 'all';
  /** The most bytes that the new documents may have together. */
  readonly maxTotal?: number;
  /** Instant, ISO 8601, for the metadata of the new documents. */
  readonly now: string;
}

export type Problem =
  | { readonly kind: 'damaged' | 'protected'; readonly source: number }
  | { readonly kind: 'large'; readonly source: number }
  | { readonly kind: 'pages'; readonly source: number; readonly pages: number };

export type Answer = { readonly documents: readonly Uint8Array[] } | { readonly problem: Problem };

async function opened(bytes: Uint8Array, source: number): Promise<PDFDocument | Problem> {
  try {
    const pdf = await pdfLib.PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    return pdf.getPageCount() > 0 ? pdf : { kind: 'damaged', source };
  } catch (error) {
    return { kind: error instanceof pdfLib.EncryptedPDFError ? 'protected' : 'damaged', source };
  }
}

async function made(sources: readonly PDFDocument[], ranges: readonly PageRange[], now: Date): Promise<Uint8Array> {
  const pdf = await pdfLib.PDFDocument.create({ updateMetadata: false });
  pdf.setCreationDate(now);
  pdf.setModificationDate(now);
  for (const { source, first, last } of ranges) {
    const from = sources[source];
    if (from === undefined) continue;
    const indices = Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
    for (const page of await pdf.copyPages(from, indices)) pdf.addPage(page);
  }
  return pdf.save();
}

/** Makes documents of pages of others. Scripts and attachments of the sources are left behind. */
export async function runTask({ sources, documents, maxTotal = Number.POSITIVE_INFINITY, now }: Task): Promise<Answer> {
  const pdfs: PDFDocument[] = [];
  for (const [source, bytes] of sources.entries()) {
    const pdf = await opened(bytes, source);
    if ('kind' in pdf) return { problem: pdf };
    pdfs.push(pdf);
  }
  const counts = pdfs.map((pdf) => pdf.getPageCount());
  const wanted = documents === 'all' ? [counts.map((last, source) => ({ source, first: 1, last }))] : documents;
  for (const { source, first, last } of wanted.flat()) {
    const pages = counts[source] ?? 0;
    if (first > last || last > pages) return { problem: { kind: 'pages', source, pages } };
  }
  const answer: Uint8Array[] = [];
  let total = 0;
  for (const ranges of wanted) {
    try {
      const bytes = await made(pdfs, ranges, new Date(now));
      total += bytes.length;
      if (total > maxTotal) return { problem: { kind: 'large', source: 0 } };
      answer.push(bytes);
    } catch {
      return { problem: { kind: 'damaged', source: ranges[0]?.source ?? 0 } };
    }
  }
  return { documents: answer };
}
