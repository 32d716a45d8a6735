import { expect, it, vi } from 'vitest';

it('goes to the first URL, whatever else happens on the page', async () => {
  vi.resetModules();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, reload: vi.fn() });
  const { leave } = await import('./leave');
  expect(leave.isLeaving()).toBe(false);
  leave.to('/error401');
  leave.to('/login');
  expect(assign.mock.calls).toEqual([['/error401']]);
  expect(leave.isLeaving()).toBe(true);
  vi.unstubAllGlobals();
});
