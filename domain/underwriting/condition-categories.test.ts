import { expect, it } from 'vitest';
import { CONDITIONS_FOLDER, documentFolders } from '../documents/document-types';
import { groupConditions } from './condition-categories';

it('groups conditions by the 16 categories in their order, and by number in each (COND-02, COND-03)', () => {
  const printed = 'Warning Credit AUS Processing Internal QC Suspense PTA PTD COC TRID PTF'.split(' ');
  const order = [...printed, 'Broker Hold', 'PTI', 'PTS', 'Misc'];
  const conditions = order.toReversed().flatMap((cat) => [2, 1].map((number) => ({ cat, number })));
  const groups = groupConditions(conditions);
  expect(groups.map(({ cat }) => cat)).toEqual(order);
  expect(groups).toHaveLength(16);
  expect(groups[0]?.conditions.map(({ number }) => number)).toEqual([1, 2]);
});

it('puts a category of another system last', () => {
  const groups = groupConditions([
    { cat: 'Unheard', number: 1 },
    { cat: 'PTF', number: 2 },
    { cat: 'QC', number: 3 },
  ]);
  expect(groups.map(({ cat }) => cat)).toEqual(['QC', 'PTF', 'Unheard']);
});

it('files conditions in 03 TRID CONDITIONS, and has every printed type of document (COND-04, DOC-03)', () => {
  expect(CONDITIONS_FOLDER).toBe('03 TRID CONDITIONS');
  const types = documentFolders.flatMap((folder) => folder.types);
  for (const type of [
    ...['01 APPROVAL CERTIFICATE', '02 SUSPENSE NOTIFICATION', '03 CREDIT DENIAL', 'LOCK CONFIRMATION'],
    ...['3 UNSIGNED DISCLOSURES', '4 SIGNED EDISCLOSURES', '8 UNSIGNED INITIAL CD', '11 LOAN DOCS_UNSIGNED'],
  ]) {
    expect(types).toContain(type);
  }
});
