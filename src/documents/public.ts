export { documentSource } from './document-source';
export { PdfPreview } from './pdf/PdfPreview';
export { type PdfSource, pdfInMemory } from './pdf/pdf-source';
