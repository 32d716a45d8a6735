import { describe, expect, it } from 'vitest';
import {
  type CellValue,
  cellCount,
  changedSince,
  type Draft,
  draftValue,
  type MatrixRow,
  rowChanges,
  setDraftValue,
} from './draft';

const row = (key: string, ...on: string[]): MatrixRow => ({
  key,
  people: 1,
  peopleAt: '/users',
  values: new Map(on.map((column) => [column, 'on' as CellValue])),
});
const none: Draft = new Map();

describe('the draft of role changes', () => {
  it('is empty after a change is undone', () => {
    const shipper = row('Shipper', 'a');
    const draft = setDraftValue(setDraftValue(none, shipper, 'b', 'on'), shipper, 'b', '');
    expect(rowChanges([shipper], draft)).toEqual([]);
  });

  it('lists old and new values by row', () => {
    const [shipper, funder] = [row('Shipper', 'a'), row('Funder')];
    const draft = setDraftValue(setDraftValue(none, shipper, 'a', ''), funder, 'b', 'on');
    const changes = rowChanges([shipper, funder], draft);
    expect(changes.map(({ row: { key }, cells }) => [key, cells])).toEqual([
      ['Shipper', [{ column: 'a', before: 'on', after: '' }]],
      ['Funder', [{ column: 'b', before: '', after: 'on' }]],
    ]);
    expect(cellCount(changes)).toBe(2);
  });

  it('survives changes by other users, and drops those that are the same', () => {
    const draft = setDraftValue(none, row('Shipper', 'a'), 'b', 'on');
    expect(draftValue(row('Shipper'), 'b', draft)).toBe('on');
    expect(rowChanges([row('Shipper', 'b')], draft)).toEqual([]);
  });

  it('keeps only changes made while the others were saved', () => {
    const sent = setDraftValue(setDraftValue(none, row('Shipper'), 'a', 'on'), row('Shipper'), 'b', 'r');
    const now = setDraftValue(setDraftValue(sent, row('Shipper'), 'b', 'w'), row('Shipper'), 'c', 'on');
    expect([...changedSince(sent, now).values()]).toEqual(['w', 'on']);
  });
});
