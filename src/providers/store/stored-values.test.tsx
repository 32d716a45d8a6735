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

describe('what a signed-in person changes', () => {
  it('waits to be saved until the profile has just that', () => {
    writeStored('columns', ['a']);
    writeStored('folded', true);
    const sent = unsavedOf('ann');
    writeStored('columns', ['a', 'b']);
    confirmSaved('ann', sent);
    expect(unsavedOf('ann')).toEqual({ columns: ['a', 'b'] });
    writeStored('columns', undefined);
    expect(unsavedOf('ann')).toEqual({ columns: null });
  });

  it('is newer than what the profile tells meanwhile; the rest is taken over', () => {
    fillStored('ann', { columns: ['a'], density: 'compact', gone: 1 }, 5);
    writeStored('columns', ['mine']);
    fillStored('ann', { columns: ['theirs'], density: 'comfortable' }, 6);
    expect([readStored('columns'), readStored('density'), readStored('gone')]).toEqual([
      ['mine'],
      'comfortable',
      undefined,
    ]);
  });

  it('is not undone by an answer that was overtaken', () => {
    fillStored('ann', { density: 'compact' }, 6);
    fillStored('ann', { density: 'comfortable' }, 5);
    expect(readStored('density')).toBe('compact');
  });

  it('before the profile was ever read is kept and waits', () => {
    writeStored('columns', ['a']);
    confirmSaved('ann', { columns: ['a'] });
    fillStored('ann', {}, 1);
    expect(unsavedOf('ann')).toEqual({ columns: ['a'] });
  });
});

it('keeps people apart, whatever they are called, and lets nothing of a guest wait', () => {
  writeStored('x', 1, 'ann');
  writeStored('b/x', 2, 'a');
  writeStored('x', 3, 'a/b');
  writeStored('x', 4, '');
  expect([readStored('x', 'ann'), readStored('x', 'a'), readStored('x', 'a/b')]).toEqual([1, undefined, 3]);
  expect(storedKeys('a')).toEqual(['b/x']);
  expect(unsavedOf('')).toEqual({});
});

it('tells what another window changed', () => {
  const listener = vi.fn();
  const stop = subscribeStored(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'emet.kept.ann/columns' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'emet.kept.ben/columns' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'emet.kept.ann/columns' }));
  expect(listener.mock.calls).toEqual([['columns']]);
});

describe('the store of React-Admin', () => {
  it('keeps what is set, tells who listens, and stays when somebody signs out', () => {
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

  it('shows what the profile brings', () => {
    const listener = vi.fn();
    createPortalStore('ann').subscribe('columns', listener);
    fillStored('ann', { 'store.columns': ['a'] }, 2);
    expect(listener.mock.calls).toEqual([[['a']]]);
  });

  it('does not carry the selection of the moment anywhere', () => {
    const store = createPortalStore('ann');
    store.setItem('loans.selectedIds', [1]);
    expect(store.getItem('loans.selectedIds')).toEqual([1]);
    expect(unsavedOf('ann')).toEqual({});
    expect(localStorage).toHaveLength(0);
  });
});
