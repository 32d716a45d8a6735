import { documentsCalls } from './documents-calls';
import type { PdfSource } from './pdf/pdf-source';

/** A document of a loan, for the preview. */
export const documentSource = (
  loanNum: string,
  { id, size }: { readonly id: string; readonly size: number },
): PdfSource => ({
  id,
  size,
  read: async ([range, ...further], signal) => {
    if (!range) return new Uint8Array();
    const more = further.map(({ first, last }) => `${first}-${last}`).join(',');
    const { blob } = await documentsCalls.part(loanNum, id, more ? { ...range, more } : range, signal);
    return new Uint8Array(await blob.arrayBuffer());
  },
});
