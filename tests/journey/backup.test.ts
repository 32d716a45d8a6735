import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, signInOverHttp } from '../support/api-client';
import { completePurchase, pdfFile } from '../support/loan-builder';
import { type RunningPortal, runCommand, runPortal } from '../support/running-portal';

// A portal with its own database, because that is what is copied while it runs.
let portal: RunningPortal;
let place: string;
let backups: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  backups = path.join(place, 'backups');
  portal = await runPortal({ dataDir: path.join(place, 'data'), env: { DEMO_LOANS: '30' } });
}, 90_000);
afterAll(async () => {
  await portal?.end('SIGKILL');
  await rm(place, { recursive: true, force: true, maxRetries: 10 });
});

async function uploaded(client: ApiClient, loanNum: string): Promise<void> {
  const form = new FormData();
  form.set('folderName', '01 SUBMISSION PACKAGE');
  form.set('docType', '1 SUBMISSION PACKAGE');
  form.set('files', new File([pdfFile], 'package.pdf'));
  expect((await client.upload(`/lqb/edocs/${loanNum}/upload`, form)).status).toBe(201);
}

/** Changes the loan again and again; `version` is the last one that the portal has confirmed. */
function writer(client: ApiClient, loanNum: string, from: number) {
  let version = from;
  let on = true;
  const write = async (): Promise<void> => {
    while (on) {
      const body = { version, sApprVal: `${600_000 + version}.00` };
      const { status } = await client.call('POST', `/lqb/loans/${loanNum}`, body);
      expect(status).toBe(200);
      version += 1;
    }
  };
  const running = write();
  return {
    version: () => version,
    end: async () => {
      on = false;
      await running;
    },
  };
}

it('restores the loans and documents of a portal that was working during the backup', {
  timeout: 120_000,
}, async () => {
  const client = await signInOverHttp(portal.url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const saved = await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  await uploaded(client, loanNum);
  const writes = writer(client, loanNum, Number(saved.body.version));

  const before = writes.version();
  const backup = await runCommand('backup.ts', [backups], { DATA_DIR: portal.dataDir });
  const after = writes.version() + 1;
  await writes.end();
  expect(backup.output).toContain('The backup is in');
  expect(backup.code).toBe(0);
  await portal.end('SIGKILL');
  const [name = ''] = await readdir(backups);
  const folder = path.join(backups, name);

  const restored = path.join(place, 'restored');
  const restore = await runCommand('restore.ts', [folder], { DATA_DIR: restored });
  expect(restore.output).toMatch(/Restored: the state of .* Start the portal\./);
  const again = await runCommand('restore.ts', [folder], { DATA_DIR: restored });
  expect(again.output).toContain('already has a database');
  expect((await runCommand('audit-verify.ts', [], { DATA_DIR: restored })).code).toBe(0);

  portal = await runPortal({ dataDir: restored });
  const reader = await signInOverHttp(portal.url, 'loan-officer');
  const loan = await reader.call('GET', `/lqb/loans/${loanNum}`);
  expect(loan.body.version).toBeGreaterThanOrEqual(before);
  expect(loan.body.version).toBeLessThanOrEqual(after);
  const query = new URLSearchParams({ folderName: '01 SUBMISSION PACKAGE' });
  const authorization = `Bearer ${reader.token}`;
  const listed = await fetch(`${portal.url}/api/storage-loan/${loanNum}?${query}`, { headers: { authorization } });
  const [document] = (await listed.json()) as { id: string }[];
  const bytes = await fetch(`${portal.url}/api/lqb/edocs/${loanNum}/download/${document?.id}`, {
    headers: { authorization },
  });
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(pdfFile);

  await writeFile(path.join(folder, 'database', 'PG_VERSION'), '17\n');
  const damaged = await runCommand('restore.ts', [folder], { DATA_DIR: path.join(place, 'other') });
  expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('database/PG_VERSION') });
});
