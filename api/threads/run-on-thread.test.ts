import { describe, expect, it } from 'vitest';
import { runOnThread, ThreadLimitError, usualLimits } from './run-on-thread';

const count = (task: Parameters<typeof import('./count.test-support').runTask>[0], limits = usualLimits) =>
  runOnThread<typeof import('./count.test-support')>(new URL('./count.test-support.ts', import.meta.url), task, limits);

describe('a task on a thread', () => {
  it('returns its answer', async () => {
    expect(await count({ numbers: [1, 2, 3] })).toBe(6);
  }, 20_000);

  it('rejects with the error it throws, and the next task runs', async () => {
    const [failed, next] = await Promise.allSettled([
      count({ numbers: [], fail: 'no numbers' }),
      count({ numbers: [4, 5] }),
    ]);
    expect(failed).toMatchObject({ reason: { message: 'no numbers' } });
    expect(next).toMatchObject({ value: 9 });
  }, 20_000);

  it('is ended when it takes memory that is not of its JavaScript heap', async () => {
    const task = { numbers: [1], buffersMb: 700 };
    await expect(count(task, { ...usualLimits, memoryMb: 200 })).rejects.toBeInstanceOf(ThreadLimitError);
  }, 30_000);

  it('is ended when its time is over', async () => {
    await expect(count({ numbers: [1] }, { ...usualLimits, milliseconds: 1 })).rejects.toBeInstanceOf(ThreadLimitError);
  }, 20_000);
});
