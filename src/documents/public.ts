export { ActionDialog } from './ActionDialog';
export { documentsCalls } from './documents-calls';
export { downloadForm, formRetry, isFormBeingMade } from './form-being-made';
export { PdfPreview } from './pdf/PdfPreview';
export { pdfInMemory } from './pdf/pdf-source';
export { useDocuments } from './useDocuments';
