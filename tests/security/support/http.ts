import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Sent {
  readonly method: string;
  /** With its query, sent as it is. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Answer {
  /** 599 if the server broke the connection off in the middle of its answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty for an event stream, which never ends. */
  readonly text: string;
}

const BROKEN_OFF = 599;

/**
 * Sends requests to a server over connections that stay open, without changing their addresses. The server ends a connection
 * that was not used for a while, perhaps at the moment when the next request is sent: that request is sent once more.
 */
export function httpClient(url: string): { send(sent: Sent): Promise<Answer>; close(): void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });

  const send = (sent: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, path, token, headers, body } = sent;
      const sending = httpRequest({
        ...{ hostname, port, agent, method, path },
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          ...headers,
        },
      });
      sending.on('error', (error: NodeJS.ErrnoException) => {
        if (sending.reusedSocket && error.code === 'ECONNRESET') resolve(send(sent));
        else reject(error);
      });
      sending.on('response', (response) => {
        const parts: Buffer[] = [];
        const done = () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        };
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          done();
          sending.destroy();
          return;
        }
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', done);
        response.on('error', () => resolve({ status: BROKEN_OFF, headers: response.headers, text: 'broken off' }));
      });
      sending.end(body);
    });

  return { send, close: () => agent.destroy() };
}
