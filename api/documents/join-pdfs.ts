import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { runOnThread, type ThreadLimits } from '../threads/run-on-thread';

const LIMITS: ThreadLimits = { memoryMb: 192, milliseconds: 30_000 };

type PagesModule = typeof import('./pdf-pages.thread');

/** One PDF of the pages of several that the portal made. */
export async function joinPdfs({ clock }: Pick<AppContext, 'clock'>, pdfs: readonly Uint8Array[]): Promise<Buffer> {
  const module = new URL('./pdf-pages.thread.ts', import.meta.url);
  const task = { sources: pdfs, documents: 'all', now: clock().toISOString() } as const;
  const answer = await runOnThread<PagesModule>(module, task, LIMITS);
  const [joined] = 'documents' in answer ? answer.documents : [];
  if (joined === undefined) throw refuse('internal', 'document-not-made');
  return Buffer.from(joined.buffer, joined.byteOffset, joined.byteLength);
}
