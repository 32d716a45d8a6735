export { ActionDialog } from './ActionDialog';
export { documentsCalls } from './documents-calls';
export { PdfPreview } from './pdf/PdfPreview';
export { pdfInMemory } from './pdf/pdf-source';
export { useDocuments } from './useDocuments';
