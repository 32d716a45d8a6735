import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortalStore } from './portal-store';
import {
  confirmSaved,
  fillStored,
  readStored,
  setStoreOwner,
  storedKeys,
  subscribeStored,
  unsavedOf,
  writeStored,
} from './stored-values';

beforeEach(() => {
  localStorage.clear();
  setStoreOwner('ann');
});

describe('a change by a signed-in user', () => {
  it('stays unsaved until the profile has the same value', () => {
    writeStored('columns', ['a']);
    writeStored('folded', true);
    const sent = unsavedOf('ann');
    writeStored('columns', ['a', 'b']);
    confirmSaved('ann', sent);
    expect(unsavedOf('ann')).toEqual({ columns: ['a', 'b'] });
    writeStored('columns', undefined);
    expect(unsavedOf('ann')).toEqual({ columns: null });
  });

  it('takes precedence over the profile, which updates the other values', () => {
    fillStored('ann', { columns: ['a'], density: 'compact', gone: 1 }, 5);
    writeStored('columns', ['mine']);
    fillStored('ann', { columns: ['theirs'], density: 'comfortable' }, 6);
    expect([readStored('columns'), readStored('density'), readStored('gone')]).toEqual([
      ['mine'],
      'comfortable',
      undefined,
    ]);
  });

  it('is not undone by an outdated answer', () => {
    fillStored('ann', { density: 'compact' }, 6);
    fillStored('ann', { density: 'comfortable' }, 5);
    expect(readStored('density')).toBe('compact');
  });

  it('is kept unsaved before the profile was first read', () => {
    writeStored('columns', ['a']);
    confirmSaved('ann', { columns: ['a'] });
    fillStored('ann', {}, 1);
    expect(unsavedOf('ann')).toEqual({ columns: ['a'] });
  });
});

it('separates users with any name, and does not save guest values', () => {
  writeStored('x', 1, 'ann');
  writeStored('b/x', 2, 'a');
  writeStored('x', 3, 'a/b');
  writeStored('x', 4, '');
  expect([readStored('x', 'ann'), readStored('x', 'a'), readStored('x', 'a/b')]).toEqual([1, undefined, 3]);
  expect(storedKeys('a')).toEqual(['b/x']);
  expect(unsavedOf('')).toEqual({});
});

it('notifies of changes in another window', () => {
  const listener = vi.fn();
  const stop = subscribeStored(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'emet.kept.ann/columns' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'emet.kept.ben/columns' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'emet.kept.ann/columns' }));
  expect(listener.mock.calls).toEqual([['columns']]);
});

describe('React-Admin’s store', () => {
  it('keeps values, notifies listeners, and survives a sign-out', () => {
    const store = createPortalStore('ann');
    const listener = vi.fn();
    const stop = store.subscribe('nav.folded', listener);
    store.setItem('nav.folded', true);
    store.setItem('other', 1);
    store.reset();
    expect(listener.mock.calls).toEqual([[true]]);
    expect(createPortalStore('ann').getItem('nav.folded', false)).toBe(true);
    expect(createPortalStore('ben').getItem('nav.folded', false)).toBe(false);
    expect(unsavedOf('ann')).toEqual({ 'store.nav.folded': true, 'store.other': 1 });
    stop();
    store.removeItems('nav');
    expect(store.listItems?.()).toEqual({ other: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('shows values from the profile', () => {
    const listener = vi.fn();
    createPortalStore('ann').subscribe('columns', listener);
    fillStored('ann', { 'store.columns': ['a'] }, 2);
    expect(listener.mock.calls).toEqual([[['a']]]);
  });

  it('does not save the current selection', () => {
    const store = createPortalStore('ann');
    store.setItem('loans.selectedIds', [1]);
    expect(store.getItem('loans.selectedIds')).toEqual([1]);
    expect(unsavedOf('ann')).toEqual({});
    expect(localStorage).toHaveLength(0);
  });
});
