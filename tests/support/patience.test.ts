import { expect, it, vi } from 'vitest';

/** Whether it is later than Vitest waits by itself. */
function later(): () => boolean {
  let is = false;
  setTimeout(() => {
    is = true;
  }, 1_100);
  return () => is;
}

it('waits for what takes longer than a second, and no longer than it is told', async () => {
  const isLater = later();
  await vi.waitFor(() => expect(isLater()).toBe(true));
  await expect(vi.waitFor(() => expect.fail('never'), { timeout: 30 })).rejects.toThrow('never');
  await expect(vi.waitFor(() => expect.fail('never'), 30)).rejects.toThrow('never');
});

it('polls for what takes longer than a second', async () => {
  const isLater = later();
  await expect.poll(isLater).toBe(true);
});
