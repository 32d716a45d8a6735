/** A PDF that is read in parts. */
export interface PdfSource {
  /** Another ID is another document. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** The bytes from the first position to the last, both included. */
  readonly read: (first: number, last: number, signal: AbortSignal) => Promise<Uint8Array>;
}

/** A PDF that is in memory. */
export const pdfInMemory = (id: string, bytes: Uint8Array): PdfSource => ({
  id,
  size: bytes.byteLength,
  read: async (first, last) => bytes.slice(first, last + 1),
});
