import { expect, it } from 'vitest';
import { noMap } from '../../../../config/lendingqb-map';
import { pacific } from '../../../../domain/format/date';
import { readResult } from '../soap/envelope';
import { completeRecords } from './completed-records';
import { loxmlNames } from './loxml-names';
import { readLoxml } from './read-loxml';

const names = loxmlNames(noMap);
const assets = names.lists.find(({ list }) => list === 'assets');

const field = (id: string, text: string) => `<field id="${id}">${text}</field>`;
const readWith = (...records: string[]) => {
  const collection = `<collection id="aAssetCollection">${records.map((one) => `<record>${one}</record>`).join('')}</collection>`;
  return readLoxml(names, readResult(`<a><loan><applicant>${collection}</applicant></loan></a>`), '1', pacific);
};

it('sends what the portal does not know of the records that it replaces, unless they were changed meanwhile', () => {
  const read = readWith(field('RecordId', '') + field('AssetT', '99') + field('Value', '$5.00') + field('LinkId', '7'));
  const before = { ...read.loan, assets: read.loan.assets.map((asset) => ({ ...asset, id: 'savings' })) };
  const after = { ...before, assets: before.assets.map((asset) => ({ ...asset, value: '6.00' })) };
  const [savings] = after.assets;
  if (assets === undefined || savings === undefined) throw new Error('There is no asset.');
  const render = completeRecords(names, { before, after, read });
  expect(Object.fromEntries(render?.(assets, savings) ?? [])).toEqual({
    ...{ RecordId: 'savings', OwnerT: '0', AssetT: '99', Value: '$6.00', LinkId: '7' },
  });
  const changedThere = readWith(field('Value', '$8.00'));
  expect(completeRecords(names, { before, after, read: changedThere })).toBeUndefined();
  const other = { ...before, sSpCity: 'Azusa' };
  expect(completeRecords(names, { before, after: other, read: changedThere })).toBeDefined();
});
