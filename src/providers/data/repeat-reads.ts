/** Milliseconds before each repeat. With a random part, so that not all pages come back at the same moment. */
const WAITS_MS = [500, 1500, 3000];
const RANDOM_PART = 0.5;
/** If the server asks for a longer wait, its answer is shown at once. */
const LONGEST_MS = 5000;

/** The milliseconds that the server asks to wait (RFC 9110, 10.2.3); 0 if it asks for none. */
function askedMs({ headers }: Response): number {
  const value = headers.get('Retry-After') ?? '';
  const asked = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return asked > 0 ? asked : 0;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Makes a read again if the server says that it is away for a moment (503), such as while the database fails over: a few times within
 * some seconds. Only for calls that change nothing.
 */
export async function repeatRead(read: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  for (const wait of WAITS_MS) {
    const response = await read();
    const asked = askedMs(response);
    if (response.status !== 503 || asked > LONGEST_MS) return response;
    await pause(Math.max(asked, wait * (1 + RANDOM_PART * Math.random())), signal);
  }
  return read();
}
