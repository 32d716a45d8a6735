import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What someone would write who wants nothing but to send one text to all who listen: Node alone, without sessions, a database or
 * rights. `GET` opens a stream; `POST` answers, and then sends its body to every stream. It sends its address when it listens.
 */
const streams = new Set<ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('event: beat\n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.on('end', () => {
    response.end('{}');
    for (const stream of streams) stream.write(text);
  });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
