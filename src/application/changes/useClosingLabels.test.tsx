import { expect, it } from 'vitest';
import { parseClosingField } from './useClosingLabels';

it('reads the lines of closing costs in the change log', () => {
  expect(parseClosingField('fees[a-1].TotalAmount')).toEqual({ list: 'fees', id: 'a-1', field: 'TotalAmount' });
  expect(parseClosingField('cocs[x]')).toEqual({ list: 'cocs', id: 'x', field: undefined });
  expect(parseClosingField('assets[x].value')).toBeUndefined();
  expect(parseClosingField('sNoteIR')).toBeUndefined();
});
