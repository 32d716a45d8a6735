import { expect, it } from 'vitest';
import { nmlsIdIn, originatorSource } from './originator';

it('compares the originator with the loan officer', () => {
  const source = (sUrlaOriginatorNm: string | null, sEmployeeLoanRepName: string | null) =>
    originatorSource({ sUrlaOriginatorNm, sEmployeeLoanRepName });
  expect(source('Rafael Quillmore ', 'rafael quillmore')).toBe('officer');
  expect(source('Ada Marsh', 'Rafael Quillmore')).toBe('other');
  expect(source(' ', 'Rafael Quillmore')).toBeUndefined();
  expect(source('Ada Marsh', null)).toBeUndefined();
});

it.each([
  ['1400237', '1400237'],
  ['NMLS #1400237', '1400237'],
  ['none', null],
  [null, null],
])('the NMLS ID in %s is %s', (text, id) => expect(nmlsIdIn(text)).toBe(id));
