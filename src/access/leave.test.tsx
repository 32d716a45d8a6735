import { expect, it, vi } from 'vitest';

it('goes to the first URL, whatever else happens on the page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, reload: vi.fn() });
  // As on a page that was just loaded.
  const fresh = './leave?fresh';
  const { leave }: typeof import('./leave') = await import(fresh);
  expect(leave.isLeaving()).toBe(false);
  leave.to('/error401');
  leave.to('/login');
  expect(assign.mock.calls).toEqual([['/error401']]);
  expect(leave.isLeaving()).toBe(true);
  vi.unstubAllGlobals();
});
