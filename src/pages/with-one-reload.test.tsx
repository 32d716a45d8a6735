import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../access/leave';
import { withOneReload } from './with-one-reload';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a chunk that fails to load', () => {
  it('reloads the browser once and sets a flag', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    void withOneReload(() => Promise.reject(new Error('gone')))();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('PAGE_LAZY_RELOADED')).toBe('true');
  });

  it('throws the error if it fails again', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    localStorage.setItem('PAGE_LAZY_RELOADED', 'true');
    await expect(withOneReload(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
  });

  it('may reload again later, after it has loaded once', async () => {
    localStorage.setItem('PAGE_LAZY_RELOADED', 'true');
    expect(await withOneReload(() => Promise.resolve('page'))()).toBe('page');
    expect(localStorage.getItem('PAGE_LAZY_RELOADED')).toBeNull();
  });
});
