import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { readClamdUrl } from '../../../config/clamd-address';
import { pdfFile } from '../../../tests/support/loan-builder';
import { createClamdScanner } from './clamd';
import { eicar, startFakeClamd } from './fake-clamd.test-support';

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function clamd(answer?: (bytes: Buffer) => string | null, silenceMs = 20_000) {
  const server = await startFakeClamd(answer);
  servers.push(server);
  return { server, scanner: createClamdScanner({ address: server.address, silenceMs }) };
}

describe('the scanner with clamd', () => {
  it('finds malware and accepts clean files', async () => {
    const { scanner } = await clamd();
    expect(await scanner.scan(eicar)).toBe('Eicar-Signature');
    expect(await scanner.scan(Buffer.from('%PDF-1.7'))).toBeNull();
  });

  it('sends every byte of a file of several chunks, and of an empty one', async () => {
    const { scanner, server } = await clamd();
    const large = randomBytes(3_000_001);
    await scanner.scan(large);
    await scanner.scan(new Uint8Array());
    expect(server.scanned[0]?.equals(large)).toBe(true);
    expect(server.scanned[1]).toHaveLength(0);
  });

  it('reports a file that is too large for clamd', async () => {
    const { scanner } = await clamd(() => 'INSTREAM size limit exceeded. ERROR\0');
    await expect(scanner.scan(eicar)).rejects.toMatchObject({ name: 'ScannerError', reason: 'too-large' });
  });

  it.each([
    ['another answer', () => 'stream: Can not allocate memory ERROR\0'],
    ['an answer that only contains OK', () => 'stream: OK?\0'],
    ['two answers', () => 'stream: OK\0stream: Evil FOUND\0'],
    ['an answer without an end', () => 'x'.repeat(10_000)],
    ['a connection that is closed without an answer', () => ''],
  ])('does not pass a file after %s', async (_what, answer) => {
    const { scanner } = await clamd(answer);
    await expect(scanner.scan(eicar)).rejects.toMatchObject({ name: 'ScannerError', reason: 'unavailable' });
  });

  it('does not pass a file if clamd answers before it has the whole file', async () => {
    const server = createServer((socket) => void socket.on('error', () => {}).write('stream: OK\0'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const scanner = createClamdScanner({ address: { host: '127.0.0.1', port }, silenceMs: 20_000 });
    await expect(scanner.scan(randomBytes(20_000_000))).rejects.toMatchObject({ reason: 'unavailable' });
    server.close();
  });

  it('finds malware whose name has a line break', async () => {
    const { scanner } = await clamd(() => 'stream: Evil\nName FOUND\0');
    expect(await scanner.scan(eicar)).toBe('Evil\nName');
  });

  it('does not pass a file if clamd never answers or is not there', async () => {
    const { scanner } = await clamd(() => null, 20);
    await expect(scanner.scan(eicar)).rejects.toMatchObject({ reason: 'unavailable' });
    const { server, scanner: other } = await clamd();
    await server.close();
    await expect(other.scan(eicar)).rejects.toMatchObject({ reason: 'unavailable' });
    const none = createClamdScanner({ address: { path: '/nowhere/clamd.ctl' }, silenceMs: 20_000 });
    await expect(none.scan(eicar)).rejects.toThrow('ENOENT');
  });
});

const { CLAMD_URL } = process.env;

describe.skipIf(!CLAMD_URL)('the clamd at CLAMD_URL', () => {
  const scanner = () => {
    const address = readClamdUrl(CLAMD_URL ?? '');
    if (address === null) throw new Error(`CLAMD_URL is not an address of clamd: ${CLAMD_URL}`);
    return createClamdScanner({ address, silenceMs: 20_000 });
  };

  it('finds the EICAR file, also in an archive, and accepts clean files', async () => {
    expect(await scanner().scan(eicar)).toMatch(/eicar/i);
    expect(await scanner().scan(zipSync({ 'eicar.com': eicar }))).toMatch(/eicar/i);
    expect(await scanner().scan(pdfFile)).toBeNull();
    expect(await scanner().scan(randomBytes(3_000_001))).toBeNull();
    expect(await scanner().scan(new Uint8Array())).toBeNull();
  });
});
