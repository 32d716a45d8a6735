import type { AppContext } from '../../app-context';
import type { Caller } from '../../http/caller';
import { liveHub } from './live.service';

const TIMEOUT_MS = 8_000;

/** Listens like a page of the caller until the first heartbeat, without receiving loans. Throws if there is none in time. */
export async function selfTestLive(portal: Pick<AppContext, 'db' | 'log' | 'clock'>, { actor }: Caller): Promise<void> {
  const reader = { login: '', isPml: false, scope: null };
  let leave: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no sign of life on the stream')), TIMEOUT_MS);
      liveHub(portal).join(
        { sessionId: actor.sessionId, reader, check: async () => reader, from: null },
        {
          send: (text) => {
            if (text.includes('event: beat')) resolve();
            return true;
          },
          onDrain: () => undefined,
          onClose: (listener) => {
            leave = listener;
          },
          end: () => reject(new Error('the stream was ended')),
          cut: () => reject(new Error('the stream was cut')),
        },
      );
    });
  } finally {
    clearTimeout(timer);
    leave();
  }
}
