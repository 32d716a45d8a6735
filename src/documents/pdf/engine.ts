/** What shows PDFs, without the parts of the web app around it: for the page on which borrowers sign. */
export type { OpenPdf } from './pdf-document';
export { firstPart, pdfInMemory } from './pdf-source';

/** The engine is large, and loaded with the first document. */
export const loadPdfEngine = () => import('./open-pdf');
