import { createServer, type Socket } from 'node:net';

/** The EICAR test file, in two parts, so that scanners leave this file alone. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** The bytes of an INSTREAM command once all have arrived; null before. */
function streamIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    if (size > 1_000_000) throw new Error('a chunk larger than clamd reads');
    chunks.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}

/** A server that speaks clamd's protocol. It finds EICAR in what it gets, or answers as it is told; null: never. */
export async function startFakeClamd(answer?: (bytes: Buffer) => string | null) {
  const open = new Set<Socket>();
  const scanned: Buffer[] = [];
  const usual = (bytes: Buffer) => (bytes.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const bytes = streamIn(received);
      if (bytes === null) return;
      scanned.push(bytes);
      const said = (answer ?? usual)(bytes);
      if (said !== null) socket.end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: { host: '127.0.0.1', port },
    url: `tcp://127.0.0.1:${port}`,
    /** What was scanned so far. */
    scanned,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
