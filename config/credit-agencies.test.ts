import { describe, expect, it } from 'vitest';
import { readCreditAgencies } from './credit-agencies';

describe('the addresses of credit agencies', () => {
  it('are read by code', () => {
    const { urls, problems } = readCreditAgencies('1000=https://one.example.com/mismo, 5101=http://127.0.0.1:99/x');
    expect(problems).toEqual([]);
    expect([...(urls ?? [])]).toEqual([
      ['1000', 'https://one.example.com/mismo'],
      ['5101', 'http://127.0.0.1:99/x'],
    ]);
  });

  it.each(['https://one.example.com', '10=https://one.example.com', '1000=nowhere', '1000=http://one.example.com'])(
    'are refused: %s',
    (text) => {
      expect(readCreditAgencies(text).problems).toHaveLength(1);
    },
  );

  it('may be missing', () => {
    expect(readCreditAgencies(undefined)).toEqual({ urls: undefined, problems: [] });
  });
});
