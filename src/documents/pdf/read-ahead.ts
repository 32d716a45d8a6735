import type { PdfSource } from './pdf-source';

/** The most bytes that one request may ask for. */
const MAX_BLOCK = 4 * 1024 * 1024;

/** A range that begins this soon behind the block read before follows it. */
const NEAR = 1024 * 1024;

interface Block {
  readonly begin: number;
  /** Behind its last byte. */
  readonly end: number;
  readonly bytes: Promise<Uint8Array>;
}

/**
 * A source that reads ahead. pdf.js walks through the pages of a scan one after the other, each far from the next, and waits for
 * each. When a range begins in or soon behind the block read before, twice as much is read, so that a walk through the whole file
 * needs a few requests instead of hundreds. A jump reads only what is asked for.
 */
export function readAhead(source: PdfSource): PdfSource {
  let block: Block | undefined;

  const blockFor = (first: number, last: number, signal: AbortSignal): Block => {
    const before = block ? block.end - block.begin : 0;
    const follows = block !== undefined && first >= block.begin && first <= block.end + NEAR;
    const size = Math.max(last + 1 - first, follows ? before * 2 : 0);
    const end = Math.min(first + Math.min(size, Math.max(MAX_BLOCK, last + 1 - first)), source.size);
    const next: Block = { begin: first, end, bytes: source.read(first, end - 1, signal) };
    // A block that could not be read is asked for again.
    next.bytes.catch(() => {
      if (block === next) block = undefined;
    });
    block = next;
    return next;
  };

  return {
    ...source,
    async read(first, last, signal) {
      const isHeld = block !== undefined && first >= block.begin && last < block.end;
      const held = isHeld && block ? block : blockFor(first, last, signal);
      const bytes = await held.bytes;
      return bytes.slice(first - held.begin, last + 1 - held.begin);
    },
  };
}
