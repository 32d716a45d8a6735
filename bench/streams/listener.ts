import { type ClientRequest, get } from 'node:http';

/** What a stream has sent: one event as text, and when it arrived. */
export type OnEvent = (text: string, at: number) => void;

/** An open stream of events. */
export interface Listener {
  close(): void;
}

/** Opens a stream, and resolves when it is up to date: a server says so with a `beat`. Uses a connection of its own, as each browser does. */
export function listen(url: string, token: string, onEvent: OnEvent): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const request: ClientRequest = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } });
    request.once('error', reject);
    request.once('response', (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`The stream answered ${response.statusCode}.`));
        request.destroy();
        return;
      }
      let rest = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (chunk: string) => {
        const at = performance.now();
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) onEvent(event, at);
        if (chunk.includes('event: beat\n')) resolve({ close: () => request.destroy() });
      });
    });
  });
}
