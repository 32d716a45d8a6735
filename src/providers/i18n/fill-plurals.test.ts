import { expect, it } from 'vitest';
import { fillPlurals } from './fill-plurals';

it('gives Arabic all six forms, filling missing ones with the last', () => {
  expect(fillPlurals({ files_one: 'ملف', files_other: 'ملفات' }, 'ar')).toEqual({
    files_zero: 'ملفات',
    files_one: 'ملف',
    files_two: 'ملفات',
    files_few: 'ملفات',
    files_many: 'ملفات',
    files_other: 'ملفات',
  });
});

it('leaves English and texts that are not plurals unchanged, at any depth', () => {
  const messages = { a: { b_one: '1', b_other: 'n', c: 'c' } };
  expect(fillPlurals(messages, 'en')).toEqual(messages);
});
