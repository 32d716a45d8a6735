import { describe, expect, it } from 'vitest';
import { pageToken, readPageToken } from './page-token';

const [first, second, third] = ['first', 'second', 'third'].map((name) => Buffer.from(`${name} key of the tests`)) as [
  Buffer,
  Buffer,
  Buffer,
];
const end = { key: 'a', id: '1' };

describe('the token of a page', () => {
  it('is accepted with any of the keys while they change', () => {
    const token = pageToken(first, 'forms', end);
    expect(readPageToken([first], 'forms', token)).toEqual(end);
    expect(readPageToken([second, first], 'forms', token)).toEqual(end);
  });

  it.each([
    ['of another key', pageToken(third, 'forms', end)],
    ['of another list', pageToken(first, 'guidelines', end)],
    ['that is too short', 'zzz'],
    ['that is empty', ''],
  ])('is refused if it is one %s', (_what, token) => {
    expect(() => readPageToken([first, second], 'forms', token)).toThrow();
  });
});
