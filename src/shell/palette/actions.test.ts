import { describe, expect, it, vi } from 'vitest';
import { toUserData } from '../../access/user';
import { type ActionTools, actionTable, possibleActions } from './actions';

const nothing = (): void => undefined;
const tools = (more: Partial<ActionTools> = {}): ActionTools => ({
  user: toUserData({ username: 'ann', roles: ['Loan Officer'] }),
  hasPanel: true,
  hasFullscreen: true,
  hasBookmarks: true,
  language: 'en',
  open: nothing,
  refresh: nothing,
  prefer: nothing,
  setLanguage: nothing,
  toggleFullscreen: nothing,
  togglePanel: nothing,
  openSettings: nothing,
  changePassword: nothing,
  bookmark: nothing,
  help: nothing,
  logout: nothing,
  login: nothing,
  ...more,
});
const ids = (more?: Partial<ActionTools>): string[] => possibleActions(tools(more)).map(({ id }) => id);
const run = (id: string, more: Partial<ActionTools>): void =>
  actionTable.find((action) => action.id === id)?.run(tools(more));

describe('palette actions', () => {
  it('are complete for a signed-in user', () => {
    expect(ids().join(' ')).toBe(
      'create refresh panel bookmark theme-light theme-dark density-comfortable density-compact language-tr language-ar fullscreen settings help password logout',
    );
  });

  it('offer sign-in to guests, and nothing that requires a user', () => {
    expect(ids({ user: null })).toContain('login');
    expect(ids({ user: null })).not.toEqual(expect.arrayContaining(['create']));
    expect(ids({ user: null })).not.toEqual(expect.arrayContaining(['logout']));
    expect(ids({ user: null })).not.toEqual(expect.arrayContaining(['password']));
  });

  it('offer a new loan only to users who may create one (NAV-10)', () => {
    expect(ids({ user: toUserData({ username: 'ann', roles: ['Processor'] }) })).not.toContain('create');
  });

  it('offer no password change to a retail user', () => {
    expect(ids({ user: toUserData({ username: 'ann', isRetail: true }) })).not.toContain('password');
  });

  it('omit what is not available on the page', () => {
    expect(ids({ hasPanel: false, hasFullscreen: false, language: 'ar' }).join(' ')).not.toMatch(
      /panel|fullscreen|language-ar/,
    );
  });

  it('change theme, density and language', () => {
    const prefer = vi.fn();
    const setLanguage = vi.fn();
    run('theme-dark', { prefer });
    run('density-compact', { prefer });
    run('language-tr', { setLanguage });
    expect(prefer.mock.calls).toEqual([[{ mode: 'dark' }], [{ density: 'compact' }]]);
    expect(setLanguage).toHaveBeenCalledWith('tr');
  });
});
