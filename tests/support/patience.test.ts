import { expect, it, vi } from 'vitest';

it('waits for what takes longer than a second, and no longer than it is told', async () => {
  const began = Date.now();
  await vi.waitFor(() => expect(Date.now() - began).toBeGreaterThan(1_100));
  await expect(vi.waitFor(() => expect.fail('never'), { timeout: 30 })).rejects.toThrow('never');
  await expect(vi.waitFor(() => expect.fail('never'), 30)).rejects.toThrow('never');
});

it('polls for what takes longer than a second', async () => {
  const began = Date.now();
  await expect.poll(() => Date.now() - began).toBeGreaterThan(1_100);
});
