import { expect, it } from 'vitest';
import { originatorSource } from './originator';

it('compares the originator with the loan officer', () => {
  const source = (sUrlaOriginatorNm: string | null, sEmployeeLoanRepName: string | null) =>
    originatorSource({ sUrlaOriginatorNm, sEmployeeLoanRepName });
  expect(source('Rafael Quillmore ', 'rafael quillmore')).toBe('officer');
  expect(source('Ada Marsh', 'Rafael Quillmore')).toBe('other');
  expect(source(' ', 'Rafael Quillmore')).toBeUndefined();
  expect(source('Ada Marsh', null)).toBeUndefined();
});
