import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPdf } from '../../domain/documents/pdf-content';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import type { FileStore } from '../ports/files/file-store';
import { seedFolders } from './seed';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const counts = async () => {
  const rows = await at.portal.db
    .selectFrom('portal.folder_files')
    .select(['folder', 'subfolder', (eb) => eb.fn.countAll<number>().as('items')])
    .groupBy(['folder', 'subfolder'])
    .orderBy('folder')
    .orderBy('subfolder')
    .execute();
  return Object.fromEntries(rows.map(({ folder, subfolder, items }) => [`${folder} ${subfolder}`.trim(), items]));
};

/** A file store that fails after so many files. */
const fullAfter = (most: number): FileStore => {
  let put = 0;
  return {
    ...at.portal.files,
    put: async (...file) => {
      put += 1;
      if (put > most) throw new Error('The store is full.');
      return at.portal.files.put(...file);
    },
  };
};

it('fills the demo folders once, even if it is interrupted: sheets for every price group, PDFs that open', async () => {
  await expect(seedFolders({ ...at.portal, files: fullAfter(20) })).rejects.toThrow('The store is full.');
  await seedFolders(at.portal);
  const first = await counts();
  expect(first).toEqual({
    announcements: 3,
    forms: 12,
    guidelines: 24,
    'rates CORPORATE': 12,
    'rates CORR': 3,
    'rates MINI': 3,
    'rates RETAIL': 3,
    'rates TPO-A': 3,
    'rates TPO-B': 3,
  });
  const sheets = (await (await at.as('loan-officer')).get('/api/emet-files/rates').expect(200)).body;
  expect([sheets.subFolderName, sheets.items[0].name]).toEqual(['RETAIL', 'Rate Sheet RETAIL 2026-11-20.pdf']);
  const file = await (await at.as('loan-officer')).get(`/api/emet-files/${sheets.items[0].id}`).expect(200);
  expect(isPdf(file.body)).toBe(true);

  await at.portal.db.deleteFrom('portal.folder_files').where('folder', '=', 'announcements').execute();
  await seedFolders(at.portal);
  const { announcements: _gone, ...others } = first;
  expect(await counts()).toEqual(others);
});

it('has created no duplicate versions after the interruption', async () => {
  const again = await at.portal.db.selectFrom('portal.folder_files').select('id').where('number', '>', 1).execute();
  expect(again).toEqual([]);
});
