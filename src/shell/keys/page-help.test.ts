import { expect, it } from 'vitest';
import { pages } from '../../../domain/pages/page-table';
import { navigation } from '../../i18n/en/help';
import { ausKeys, conditionKeys, documentKeys, formKeys, listKeys, lockDeskKeys } from './key-table';
import { keysOfPage, purposeOf } from './page-help';

const page = (id: string) => pages.find((each) => each.id === id) ?? expect.fail(id);

it('has a text for every page', () => {
  const missing = pages.filter((each) => !Object.hasOwn(navigation.help.purpose, purposeOf(each)));
  expect(missing).toEqual([]);
});

it.each([
  ['pipeline', 'pipeline', listKeys],
  ['admin-program-rates-id', 'rates', []],
  ['admin-program-create', 'programs', formKeys],
  ['borrower', 'application', formKeys],
  ['dashboard', 'dashboard', []],
  ['conditions', 'conditions', conditionKeys],
  ['aus', 'aus', ausKeys],
  ['documents', 'loanDocuments', documentKeys],
  ['rate-lock', 'rateLock', []],
  ['internal-lock-desk', 'lockDesk', lockDeskKeys],
  ['forms', 'resources', []],
] as const)('describes %s', (id, purpose, keys) => {
  expect(purposeOf(page(id))).toBe(purpose);
  expect(keysOfPage(page(id))).toEqual(keys);
});
