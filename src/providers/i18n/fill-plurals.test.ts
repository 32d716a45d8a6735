import { expect, it } from 'vitest';
import { fillPlurals } from './fill-plurals';

it('gives Arabic all six forms, and takes the missing ones from the last', () => {
  expect(fillPlurals({ files_one: 'ملف', files_other: 'ملفات' }, 'ar')).toEqual({
    files_zero: 'ملفات',
    files_one: 'ملف',
    files_two: 'ملفات',
    files_few: 'ملفات',
    files_many: 'ملفات',
    files_other: 'ملفات',
  });
});

it('leaves English and all that is no plural as it is, however deep', () => {
  const messages = { a: { b_one: '1', b_other: 'n', c: 'c' } };
  expect(fillPlurals(messages, 'en')).toEqual(messages);
});
