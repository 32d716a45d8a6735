import { describe, expect, it } from 'vitest';
import { toUserData } from '../../access/user';
import { mainMenu } from './main-menu';

const titles = (roles: readonly string[], more: object = {}): string[] =>
  mainMenu(toUserData({ username: 'ann', roles, ...more })).map(({ title }) => title);

describe('the main toolbar', () => {
  it('has four entries for everybody, with the short labels of the specification', () => {
    expect(titles(['Shipper'])).toEqual(['home', 'pricing', 'createLoan', 'pipeline']);
    const short = mainMenu(toUserData({ roles: ['Shipper'] })).map((entry) => entry.short);
    expect(short).toEqual([undefined, 'pages.short.pricing', 'pages.short.createLoan', undefined]);
  });

  it('adds Internal and Admin for an administrator', () => {
    expect(titles(['Administrator'])).toEqual(['home', 'pricing', 'createLoan', 'pipeline', 'internal', 'admin']);
  });

  it('adds Internal alone where one of its entries is granted', () => {
    expect(titles(['Servicing']).at(-1)).toBe('internal');
  });

  it('adds neither for an external user, and is empty where nobody is signed in', () => {
    expect(titles(['Administrator'], { isPml: true })).toHaveLength(4);
    expect(mainMenu(null)).toEqual([]);
  });

  it('leads Create New Loan to the program-first screen', () => {
    const entry = mainMenu(toUserData({ roles: [] })).find(({ title }) => title === 'createLoan');
    expect(entry?.path).toBe('/main/register-my-loan/prog-first');
  });
});
