import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { ClamdAddress } from '../../../config/clamd-address';
import { type Scanner, ScannerError } from './scanner';

interface ClamdOptions {
  readonly address: ClamdAddress;
  /** Milliseconds without a sign of clamd: it neither takes bytes of the file nor answers. */
  readonly silenceMs: number;
}

const CHUNK_BYTES = 64 * 1024;

/** An answer is one line; a longer one is not from clamd. */
const MAX_ANSWER = 4096;

const CLEAN = 'stream: OK';

function sizeOf(chunk: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(chunk.length);
  return size;
}

/** The bytes in the form of clamd's INSTREAM command: chunks with their length, and an empty one at the end. */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const chunk = bytes.subarray(from, from + CHUNK_BYTES);
    yield sizeOf(chunk);
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** What clamd found; only its exact word that the file is clean counts as clean. */
function readAnswer(answer: string): string | null {
  if (answer === CLEAN) return null;
  const found = /^stream: ([\s\S]+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return found;
  const tooLarge = answer.startsWith('INSTREAM size limit exceeded');
  throw new ScannerError(tooLarge ? 'too-large' : 'unavailable', `clamd answered: ${answer.slice(0, 200)}`);
}

/** Sends a file to clamd and returns its answer, which ends with a null byte. Before the whole file was sent, nothing is clean. */
function ask({ address, silenceMs }: ClamdOptions, bytes: Uint8Array): Promise<string> {
  const socket = connect(address);
  const answer = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new ScannerError('unavailable', why));
    socket.setTimeout(silenceMs, () => fail(`clamd was silent for ${silenceMs} ms`));
    let received = '';
    let isSent = false;
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      received += String(part);
      const end = received.indexOf('\0');
      const said = received.slice(0, end).trim();
      if (end >= 0 && end < received.length - 1) fail('clamd answered more than once.');
      else if (end >= 0 && !isSent && said === CLEAN) fail('clamd answered before it had the whole file.');
      else if (end >= 0) resolve(said);
      else if (received.length > MAX_ANSWER) fail('The answer is not one of clamd.');
    });
    // A connection that breaks still delivers what clamd answered before, such as that the file is too large.
    let cause = 'it closed the connection';
    socket.on('error', ({ message }) => {
      cause = message;
    });
    socket.on('close', () => fail(`clamd did not answer: ${cause}`));
    // Reading the parts as clamd takes them keeps no second copy of the file in memory.
    socket.on('connect', () => {
      const parts = Readable.from(instream(bytes));
      parts.on('end', () => {
        isSent = true;
      });
      parts.pipe(socket, { end: false });
    });
  });
  return answer.finally(() => socket.destroy());
}

/** Scans with clamd, the daemon of ClamAV, over its INSTREAM command. */
export const createClamdScanner = (options: ClamdOptions): Scanner => ({
  scan: async (bytes) => readAnswer(await ask(options, bytes)),
});
