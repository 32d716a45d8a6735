import { type PdfPage, pdfText } from '../../../domain/documents/pdf';

/** A one-page PDF on letter paper: a title and lines below it, in the letters of Latin-1. */
export const pdfOf = ([title = '', ...lines]: readonly string[]): Buffer => pdfBytes([{ title, lines }]);

/** The bytes of pages of text. */
export const pdfBytes = (pages: readonly PdfPage[], font?: Parameters<typeof pdfText>[1]): Buffer =>
  Buffer.from(pdfText(pages, font), 'latin1');
