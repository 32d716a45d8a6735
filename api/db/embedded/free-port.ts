import { createServer } from 'node:net';

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** A free TCP port of 127.0.0.1: the preferred one if possible. */
export async function freePort(preferred: number | undefined): Promise<number> {
  const port = (preferred && (await listenOnce(preferred))) || (await listenOnce(0));
  if (!port) throw new Error('no free TCP port on 127.0.0.1');
  return port;
}
