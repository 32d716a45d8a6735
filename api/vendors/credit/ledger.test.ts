import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedger, type LedgerEntry } from './ledger';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ledger-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const entry: LedgerEntry = {
  ...{ requestId: 'r1', number: 'ES1', action: 'Submit', people: 'a hash', bureaus: ['Equifax'], isSoft: false },
  ...{ issued: '2026-11-20', updated: '2026-11-20', questions: {} },
};

it('keeps orders over a restart, so that they can be reissued and are not billed again', async () => {
  const file = path.join(folder, 'vendors', 'credit.jsonl');
  createLedger(file).enter(entry);
  const again = createLedger(file);
  expect(again.byRequest('r1')).toEqual(entry);
  expect(again.byNumber('ES1')).toEqual(entry);
  again.enter({ ...entry, requestId: 'r2', action: 'Reissue' });
  expect(createLedger(file).entries).toHaveLength(2);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
});
