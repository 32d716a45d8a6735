import { MAX_PART_BYTES, MAX_PARTS } from '../../../domain/documents/document-parts';
import { type ByteRange, lengthOf, type PdfSource } from './pdf-source';

/** Requests at the same time. */
const AT_ONCE = 2;
/** pdf.js asks for all pages of a document in a burst of messages. */
const BURST_MS = 2;

interface Wish {
  readonly range: ByteRange;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/** The next wishes that fit into one request; one that is larger than that goes alone. */
function nextBatch(waiting: Wish[]): Wish[] {
  const batch: Wish[] = [];
  let bytes = 0;
  while (batch.length < MAX_PARTS) {
    const [wish] = waiting;
    bytes += wish ? lengthOf(wish.range) : 0;
    if (!wish || (batch.length > 0 && bytes > MAX_PART_BYTES)) break;
    batch.push(wish);
    waiting.shift();
  }
  return batch;
}

/** A range in pieces that one request may ask for. */
function piecesOf({ first, last }: ByteRange): ByteRange[] {
  const pieces: ByteRange[] = [];
  for (let at = first; at <= last; at += MAX_PART_BYTES) {
    pieces.push({ first: at, last: Math.min(last, at + MAX_PART_BYTES - 1) });
  }
  return pieces;
}

/**
 * Reads ranges of a source, many in one request: the pages of a scan are far from each other, and pdf.js wants the beginning of
 * each before it shows the first.
 */
export function readBatches(source: PdfSource, signal: AbortSignal): (range: ByteRange) => Promise<Uint8Array> {
  const waiting: Wish[] = [];
  let running = 0;
  let isPlanned = false;

  const send = async (batch: readonly Wish[]): Promise<void> => {
    try {
      const bytes = await source.read(
        batch.map(({ range }) => range),
        signal,
      );
      let at = 0;
      for (const { range, resolve } of batch) {
        resolve(bytes.slice(at, at + lengthOf(range)));
        at += lengthOf(range);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const flush = (): void => {
    isPlanned = false;
    while (running < AT_ONCE && waiting.length > 0) {
      running += 1;
      void send(nextBatch(waiting)).then(() => {
        running -= 1;
        flush();
      });
    }
  };
  const one = (range: ByteRange): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      waiting.push({ range, resolve, reject });
      if (isPlanned || running >= AT_ONCE) return;
      isPlanned = true;
      setTimeout(flush, BURST_MS);
    });

  return async (range) => {
    const pieces = await Promise.all(piecesOf(range).map(one));
    const [only] = pieces;
    if (only && pieces.length === 1) return only;
    const all = new Uint8Array(lengthOf(range));
    let at = 0;
    for (const piece of pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  };
}
