/** Bytes from the first position to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export const lengthOf = ({ first, last }: ByteRange): number => last - first + 1;

/** A PDF that is read in parts. */
export interface PdfSource {
  /** Another ID is another document. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** The bytes of these ranges, one after the other. */
  readonly read: (ranges: readonly ByteRange[], signal: AbortSignal) => Promise<Uint8Array>;
}

/** Bytes of the first part: a small file whole. */
const FIRST = 256 * 1024;

export const firstPart = (source: PdfSource, signal: AbortSignal): Promise<Uint8Array> =>
  source.read([{ first: 0, last: Math.min(FIRST, source.size) - 1 }], signal);

/** A PDF that is in memory. */
export const pdfInMemory = (id: string, bytes: Uint8Array): PdfSource => ({
  id,
  size: bytes.byteLength,
  read: async (ranges) => {
    const all = new Uint8Array(ranges.reduce((sum, range) => sum + lengthOf(range), 0));
    let at = 0;
    for (const range of ranges) {
      all.set(bytes.subarray(range.first, range.last + 1), at);
      at += lengthOf(range);
    }
    return all;
  },
});
