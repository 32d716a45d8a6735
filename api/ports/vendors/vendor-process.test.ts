import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVendorProcess, type VendorProcess } from './vendor-process';

let folder: string;
let vendors: VendorProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendors-'));
  vendors = createVendorProcess(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const answers = async (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

it('runs the simulated vendors once they are needed, and ends them with the portal', async () => {
  const [one, two] = await Promise.all([vendors.url(), vendors.url()]);
  expect(two).toBe(one);
  expect(await answers(one)).toBe(true);
  expect((await fetch(`${one}/credit/1000`)).status).toBe(404);
  await vendors.close();
  expect(await answers(one)).toBe(false);
}, 60_000);
