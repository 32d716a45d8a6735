import { Worker } from 'node:worker_threads';
import { AppError } from '../../http/app-error';
import { ImportRefusal, type RefusalCode, type RefusalPlace } from './import-refusal';
import { type MismoImport, readMismo } from './read-mismo';

/** What the thread is given. */
export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly today: string;
}

/** What the thread answers; an error that is no refusal ends it instead. */
export type ReadAnswer =
  | { readonly read: MismoImport }
  | { readonly refused: { readonly code: RefusalCode; readonly message: string; readonly place: RefusalPlace } };

interface Limits {
  readonly memoryMb: number;
  readonly milliseconds: number;
}

/** Applications are 60 to 500 kB: such a file is read sooner than a thread starts. */
const SMALL_BYTES = 1_000_000;

/** Several times what the largest file takes that an import allows. */
const usualLimits: Limits = { memoryMb: 512, milliseconds: 60_000 };

/** Large files that are read or wait at once: each is held in memory. */
const MOST_WAITING = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

const tooBusy = () =>
  new AppError('internal', 503, 'Other large files are being read. Please try again in a minute.', {
    headers: { 'Retry-After': '60' },
  });

/**
 * As {@link readMismo}; a large file on a thread of its own, one after the other, so that nobody else waits for it. Throws 503
 * where too many wait already.
 */
export async function readMismoAside(bytes: Uint8Array, today: string, limits = usualLimits): Promise<MismoImport> {
  if (bytes.length <= SMALL_BYTES) return readMismo(bytes, { today });
  if (waiting >= MOST_WAITING) throw tooBusy();
  waiting += 1;
  const read = last
    .then(() => readOnThread({ bytes, today }, limits))
    .finally(() => {
      waiting -= 1;
    });
  last = read.catch(() => undefined);
  const answer = await read;
  if ('read' in answer) return answer.read;
  const { code, message, place } = answer.refused;
  throw new ImportRefusal(code, message, place);
}

function readOnThread(task: ReadTask, { memoryMb, milliseconds }: Limits): Promise<ReadAnswer> {
  const thread = new Worker(new URL('./read-thread.mjs', import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const limit = setTimeout(() => void thread.terminate(), milliseconds);
  const tooHard = () => new ImportRefusal('too-hard', 'The file takes more time or memory to read than an import may.');
  return new Promise<ReadAnswer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHard() : error);
    });
    thread.once('exit', () => reject(tooHard()));
  }).finally(() => clearTimeout(limit));
}
