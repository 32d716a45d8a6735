import { afterEach, describe, expect, it } from 'vitest';
import { ThreadLimitError, usualLimits } from './run-on-thread';
import { type PoolOptions, type ThreadPool, threadPool } from './thread-pool';

type Module = typeof import('./pool.test-support');

let pool: ThreadPool<Module>;
const open = (options: Partial<PoolOptions> = {}): ThreadPool<Module> => {
  const all = { threads: 1, limits: usualLimits, maxWaiting: 8, ...options };
  pool = threadPool<Module>(new URL('./pool.test-support.ts', import.meta.url), all);
  return pool;
};
afterEach(() => pool.close());

describe('a pool of threads', () => {
  it('runs tasks one after the other on a thread that stays', async () => {
    const { run } = open();
    expect(await Promise.all([run({ numbers: [1, 2] }), run({ numbers: [3] })])).toEqual([
      { sum: 3, tasks: 1 },
      { sum: 3, tasks: 2 },
    ]);
    expect(await run({ numbers: [] })).toEqual({ sum: 0, tasks: 3 });
  }, 30_000);

  it('uses several threads at a time', async () => {
    const { run } = open({ threads: 2 });
    const answers = await Promise.all([run({ numbers: [1], forMs: 300 }), run({ numbers: [2], forMs: 300 })]);
    expect(answers.map(({ tasks }) => tasks)).toEqual([1, 1]);
  }, 30_000);

  it('rejects with the error of a task and goes on', async () => {
    const { run } = open();
    await expect(run({ numbers: [], fail: 'no numbers' })).rejects.toThrow('no numbers');
    expect(await run({ numbers: [4] })).toEqual({ sum: 4, tasks: 1 });
  }, 30_000);

  it('replaces a thread that ends', async () => {
    const { run } = open();
    const [ended, next] = await Promise.allSettled([run({ numbers: [], end: true }), run({ numbers: [5] })]);
    expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(ThreadLimitError) });
    expect(next).toMatchObject({ value: { sum: 5, tasks: 1 } });
  }, 30_000);

  it('ends a task that takes too long and goes on with the next', async () => {
    const { run } = open({ limits: { ...usualLimits, milliseconds: 3_000 } });
    const [slow, next] = await Promise.allSettled([run({ numbers: [], forMs: 600_000 }), run({ numbers: [6] })]);
    expect(slow).toMatchObject({ status: 'rejected', reason: expect.any(ThreadLimitError) });
    expect(next).toMatchObject({ value: { sum: 6, tasks: 1 } });
  }, 30_000);

  it('refuses tasks when too many are waiting', async () => {
    const { run } = open({ maxWaiting: 1 });
    const first = run({ numbers: [7] });
    await expect(run({ numbers: [8] })).rejects.toMatchObject({ status: 429 });
    expect(await first).toEqual({ sum: 7, tasks: 1 });
  }, 30_000);

  it('lets owners take turns, however many tasks one of them has', async () => {
    const { run } = open({ maxWaiting: 20 });
    const done: string[] = [];
    const of = (owner: string, name: string) => run({ numbers: [] }, owner).then(() => done.push(name));
    const many = Array.from({ length: 8 }, (_, index) => of('ann', `ann ${index}`));
    await Promise.all([...many, of('bob', 'bob 0'), of('cem', 'cem 0'), of('bob', 'bob 1')]);
    // The first task was running already when the others came.
    expect(done.slice(0, 6)).toEqual(['ann 0', 'ann 1', 'bob 0', 'cem 0', 'ann 2', 'bob 1']);
    expect(done).toHaveLength(11);
  }, 30_000);

  it('keeps half of its places free of one owner', async () => {
    const { run } = open({ maxWaiting: 4 });
    const two = [run({ numbers: [1] }, 'ann'), run({ numbers: [2] }, 'ann')];
    await expect(run({ numbers: [3] }, 'ann')).rejects.toMatchObject({ status: 429 });
    expect(await run({ numbers: [4] }, 'bob')).toMatchObject({ sum: 4 });
    await Promise.all(two);
  }, 30_000);

  it('fails running and waiting tasks when it closes, and later ones', async () => {
    const { run, close } = open();
    const tasks = Promise.allSettled([run({ numbers: [], forMs: 600_000 }), run({ numbers: [9] })]);
    await close();
    expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(run({ numbers: [9] })).rejects.toBeInstanceOf(ThreadLimitError);
  }, 30_000);
});
