import { expect, it, vi } from 'vitest';
import { endPageTimers } from './page-timers';

it('ends timers and intervals, also those of a call that is just failing', async () => {
  const run = vi.fn();
  setTimeout(run, 5);
  setInterval(run, 5);
  void Promise.reject(new Error('refused')).catch(() => setTimeout(run, 5));
  await endPageTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(run).not.toHaveBeenCalled();
});
