import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several portals. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What became of a request to one portal: it answered, it never received the request, or no one knows. */
type Attempt = 'answered' | 'not connected' | 'broken';

/** Passes the request to a portal. A connection is used once: a kept one could be dead, and then no one knows what it delivered. */
function pass(
  target: string,
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  isLost: boolean,
): Promise<Attempt> {
  return new Promise((resolve) => {
    let isConnected = false;
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '/', target), { method, headers, agent: false }, (response) => {
      if (isLost) {
        response.resume().once('close', () => {
          answer.destroy();
          resolve('answered');
        });
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.once('error', () => answer.destroy());
      response.once('close', () => {
        if (!response.complete) answer.destroy();
        resolve('answered');
      });
    });
    outgoing.once('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true;
      });
    });
    outgoing.once('error', () => resolve(isConnected ? 'broken' : 'not connected'));
    answer.once('close', () => outgoing.destroy());
    outgoing.end(body);
  });
}

/**
 * Gives each request to the next portal that accepts a connection, as a load balancer does. One that a portal may have received is
 * not repeated: the client gets 502, and decides. `lost`: how many answers to writes, from 0 to 1, never reach the client, as if the portal had
 * been killed after its commit.
 */
export async function startBalancer(targets: () => readonly string[], lost = 0): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    void (async () => {
      const body = await bodyOf(incoming);
      const all = targets();
      turn += 1;
      const isLost = incoming.method === 'POST' && Math.random() < lost;
      for (let tried = 0; tried < all.length; tried += 1) {
        const outcome = await pass(all[(turn + tried) % all.length] ?? '', incoming, body, answer, isLost);
        if (outcome === 'answered') return;
        if (outcome === 'broken') break;
      }
      if (!answer.headersSent) answer.writeHead(502).end();
      else answer.destroy();
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
