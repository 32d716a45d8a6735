import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageKey } from '../../domain/pages/page-table';
import { pageById } from './page-table';
import { prefetchPage } from './prefetch';
import { screenOf } from './screens';

function watch(id: PageKey) {
  const screen = screenOf(pageById(id));
  if (!screen) throw new Error(`${id} has nothing to fetch.`);
  return vi.spyOn(screen, 'load').mockRejectedValue(new Error('not now'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page for a URL', () => {
  it.each([
    ['/main/pipelines', 'pipeline'],
    ['/loans/2611051394/dashboard', 'dashboard'],
    ['/loans/2611051394', 'dashboard'],
    ['/main/import', 'create-loan'],
  ] as const)('is prefetched: %s', (address, id) => {
    const load = watch(id);
    prefetchPage(address);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not prefetched at sign-in', () => {
    const load = watch('home');
    prefetchPage('/login');
    expect(load).not.toHaveBeenCalled();
  });
});
