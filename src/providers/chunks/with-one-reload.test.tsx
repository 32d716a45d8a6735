import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../access/leave';
import { withOneReload } from './with-one-reload';

const fails = () => Promise.reject(new Error('gone'));
const loads = () => Promise.resolve('page');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a chunk that fails to load', () => {
  it('reloads the browser once and sets a flag', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    void withOneReload('borrower', fails)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('PAGE_LAZY_RELOADED')).toBe('borrower');
  });

  it('throws the error if it fails again, however often', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    localStorage.setItem('PAGE_LAZY_RELOADED', 'borrower');
    await expect(withOneReload('borrower', fails)()).rejects.toThrow('gone');
    await expect(withOneReload('borrower', fails)()).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
  });

  it('throws the error after the reload, although other chunks loaded meanwhile', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    void withOneReload('borrower', fails)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await withOneReload('App', loads)();
    await expect(withOneReload('borrower', fails)()).rejects.toThrow('gone');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may reload again later, after it has loaded once', async () => {
    localStorage.setItem('PAGE_LAZY_RELOADED', 'App borrower');
    expect(await withOneReload('borrower', loads)()).toBe('page');
    expect(localStorage.getItem('PAGE_LAZY_RELOADED')).toBe('App');
    expect(await withOneReload('App', loads)()).toBe('page');
    expect(localStorage.getItem('PAGE_LAZY_RELOADED')).toBeNull();
  });
});
