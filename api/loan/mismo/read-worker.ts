import { parentPort, workerData } from 'node:worker_threads';
import { ImportRefusal } from './import-refusal';
import type { ReadAnswer, ReadTask } from './read-aside';
import { readMismo } from './read-mismo';

/** Reads one file on a thread of its own, for `readMismoAside`, and tells what it holds or why it is refused. */
function answerTo({ bytes, today }: ReadTask): ReadAnswer {
  try {
    return { read: readMismo(bytes, { today }) };
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    const { code, message, line, column, path } = error;
    return { refused: { code, message, place: { line, column, path } } };
  }
}

parentPort?.postMessage(answerTo(workerData as ReadTask));
