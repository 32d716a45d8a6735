import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Page } from './page';
import { pageById } from './page-table';
import { prefetchPage } from './prefetch';

function watch(id: string) {
  const page = pageById(id);
  if (!page.load) throw new Error(`${id} has nothing to fetch.`);
  return vi.spyOn(page as Required<Page>, 'load').mockRejectedValue(new Error('not now'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page of an address', () => {
  it.each([
    ['/main/pipelines', 'pipeline'],
    ['/loans/2611051394/dashboard', 'loan-dashboard'],
    ['/loans/2611051394', 'loan-dashboard'],
    ['/main/import', 'create-loan'],
  ])('is fetched early: %s', (address, id) => {
    const load = watch(id);
    prefetchPage(address);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is none at the sign-in', () => {
    const load = watch('home');
    prefetchPage('/login');
    expect(load).not.toHaveBeenCalled();
  });
});
