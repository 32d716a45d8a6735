import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { pdfLib } from '../threads/pdf-lib';

/** What to do with a document. A PDF of one page is its signatures; one of several is its evidence. */
type Task =
  | { readonly kind: 'inspect'; readonly pdf: Uint8Array }
  | { readonly kind: 'stamp'; readonly pdf: Uint8Array; readonly stamp: Uint8Array; readonly now: string }
  | { readonly kind: 'append'; readonly pdf: Uint8Array; readonly pages: Uint8Array; readonly now: string };

export type Answer =
  | { readonly problem: 'damaged' | 'protected' | 'page-size' }
  | { readonly pages: number; readonly width: number }
  | { readonly pdf: Uint8Array };

const open = (pdf: Uint8Array) => pdfLib.PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: false });

/** The sizes of a page in points that PDF readers show (ISO 32000-1, Annex C.2), and signatures have room on. */
const SIZES = { least: 72, most: 14_400 } as const;

/** Whether readers can show the page: they show of its crop box what is in its media box. */
function isShown(page: PDFPage): boolean {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()];
  const width = Math.min(crop.x + crop.width, media.x + media.width) - Math.max(crop.x, media.x);
  const height = Math.min(crop.y + crop.height, media.y + media.height) - Math.max(crop.y, media.y);
  return [width, height].every((size) => size >= SIZES.least && size <= SIZES.most);
}

/** Adds the signatures under the content of the last page, which gets as much longer, so that they hide nothing. */
async function stamped(pdf: PDFDocument, stamp: Uint8Array): Promise<void> {
  const [strip] = await pdf.embedPdf(stamp);
  const last: PDFPage | undefined = pdf.getPages().at(-1);
  if (strip === undefined || last === undefined) throw new Error('There is no page to sign.');
  if (last.getRotation().angle % 360 !== 0) {
    const page = pdf.addPage([strip.width, strip.height]);
    page.drawPage(strip);
    return;
  }
  const { x, y, width, height } = last.getCropBox();
  const scale = width / strip.width;
  const more = strip.height * scale;
  const media = last.getMediaBox();
  const below = Math.min(media.y, y - more);
  last.setMediaBox(media.x, below, media.width, media.height + media.y - below);
  last.setCropBox(x, y - more, width, height + more);
  last.drawPage(strip, { x, y: y - more, width, height: more });
}

async function appended(pdf: PDFDocument, pages: Uint8Array): Promise<void> {
  const from = await open(pages);
  for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page);
}

/** Looks at a PDF, or writes signatures or evidence into it. The original stays as it is. */
export async function runTask(task: Task): Promise<Answer> {
  let pdf: PDFDocument;
  try {
    pdf = await open(task.pdf);
    if (pdf.getPageCount() === 0) return { problem: 'damaged' };
    const last = pdf.getPages().at(-1);
    if (!pdf.getPages().every(isShown)) return { problem: 'page-size' };
    if (task.kind === 'inspect') return { pages: pdf.getPageCount(), width: last?.getCropBox().width ?? 612 };
  } catch (error) {
    return { problem: error instanceof pdfLib.EncryptedPDFError ? 'protected' : 'damaged' };
  }
  if (task.kind === 'stamp') await stamped(pdf, task.stamp);
  else await appended(pdf, task.pages);
  pdf.setModificationDate(new Date(task.now));
  return { pdf: await pdf.save() };
}
