import { documentsCalls } from './documents-calls';
import type { PdfSource } from './pdf/pdf-source';

/** A document of a loan, for the preview. */
export const documentSource = (
  loanNum: string,
  { id, size }: { readonly id: string; readonly size: number },
): PdfSource => ({
  id,
  size,
  read: async (first, last, signal) => {
    const { blob } = await documentsCalls.part(loanNum, id, { first, last }, signal);
    return new Uint8Array(await blob.arrayBuffer());
  },
});
