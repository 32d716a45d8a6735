import { runOnThread, ThreadLimitError, usualLimits } from '../threads/run-on-thread';
import { ImportRefusal } from './import-refusal';
import { type MismoImport, readMismo } from './read-mismo';

/** Applications are 60 to 500 kB: reading such a file takes less time than starting a thread. */
const SMALL_BYTES = 1_000_000;

/**
 * Like {@link readMismo}, but reads a large file on a thread, so that other requests do not wait for it. Throws 429 if too many
 * are waiting.
 */
export async function readMismoOnThread(bytes: Uint8Array, today: string, limits = usualLimits): Promise<MismoImport> {
  if (bytes.length <= SMALL_BYTES) return readMismo(bytes, { today });
  const module = new URL('./read-mismo.thread.ts', import.meta.url);
  const answer = await runOnThread<typeof import('./read-mismo.thread')>(module, { bytes, today }, limits).catch(
    (error: unknown) => {
      throw error instanceof ThreadLimitError ? tooHard(error) : error;
    },
  );
  if ('read' in answer) return answer.read;
  const { code, coded, place } = answer.refused;
  throw new ImportRefusal(code, coded, place);
}

function tooHard(cause: ThreadLimitError): ImportRefusal {
  const refusal = new ImportRefusal('too-hard', 'too-hard');
  refusal.cause = cause;
  return refusal;
}
