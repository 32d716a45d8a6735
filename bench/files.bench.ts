import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../api/ports/files/file-store';
import { createFolderStore } from '../api/ports/files/folder-store';
import { sealedFileStore } from '../api/ports/files/sealed-file-store';
import { testVault } from '../tests/support/test-vault';

/** Sizes of a page, a package, and the largest upload, with how often each is stored and read. */
const SIZES = [
  { bytes: 100_000, times: 400 },
  { bytes: 3_000_000, times: 60 },
  { bytes: 31_457_280, times: 10 },
] as const;

interface Times {
  readonly put: number;
  readonly get: number;
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Processor time since then. Unlike the time on the clock, it does not depend on the disk and on what else runs. */
function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Stores and reads with each store in turn, so that all meet the same load of the machine. */
async function timesOf(stores: readonly FileStore[], bytes: Uint8Array, times: number): Promise<Times[]> {
  const taken = stores.map((store) => ({ store, put: [] as number[], get: [] as number[] }));
  for (let at = 0; at < times; at += 1) {
    for (const { store, put, get } of taken) {
      const start = process.cpuUsage();
      await store.put(`bench/${at}.pdf`, bytes, 'application/pdf');
      put.push(milliseconds(start));
      const stored = process.cpuUsage();
      const got = await store.get(`bench/${at}.pdf`);
      if (got) await buffer(got.stream);
      get.push(milliseconds(stored));
    }
  }
  return taken.map(({ put, get }) => ({ put: median(put), get: median(get) }));
}

/** What encryption adds to storing and reading a file in a folder: medians in milliseconds of processor time. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'emet-bench-files-'));
  try {
    for (const { bytes, times } of SIZES) {
      const content = randomBytes(bytes);
      const stores = [
        createFolderStore(path.join(folder, 'plain')),
        sealedFileStore(createFolderStore(path.join(folder, 'sealed')), testVault()),
      ];
      const [plain, sealed] = await timesOf(stores, content, times);
      if (!plain || !sealed) continue;
      const line = (what: keyof Times) =>
        `${what} ${plain[what].toFixed(2)} plain, ${sealed[what].toFixed(2)} sealed (${(sealed[what] / plain[what]).toFixed(2)}×)`;
      console.log(`files of ${(bytes / 1_000_000).toFixed(1)} MB: ${line('put')}; ${line('get')} ms of processor time`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
