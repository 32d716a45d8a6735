import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type BodyShare, createBodyMemory } from './body-memory';

/** Whether a share gets bytes at once, and later. */
function taking(share: BodyShare, bytes: number) {
  const state = { done: false };
  void share.take(bytes).then(() => {
    state.done = true;
  });
  return state;
}

it('lets bodies wait for room, and the oldest never', async () => {
  const memory = createBodyMemory(100);
  const [first, second, third] = [memory.open(), memory.open(), memory.open()];
  await first.take(60);
  await second.take(40);
  const waits = [taking(second, 10), taking(third, 1)];
  await turn();
  expect(waits.map(({ done }) => done)).toEqual([false, false]);
  await first.take(50);
  first.release();
  await turn();
  expect(waits.map(({ done }) => done)).toEqual([true, true]);
});

it('makes the next one the oldest, and gives back once what a body took', async () => {
  const memory = createBodyMemory(10);
  const [first, second] = [memory.open(), memory.open()];
  await first.take(10);
  const wait = taking(second, 200);
  first.release();
  first.release();
  await turn();
  expect(wait.done).toBe(true);
  const third = memory.open();
  const late = taking(third, 1);
  second.release();
  await turn();
  expect(late.done).toBe(true);
});

it('stops waiting when the body is given up', async () => {
  const memory = createBodyMemory(10);
  const [first, second] = [memory.open(), memory.open()];
  await first.take(10);
  const wait = taking(second, 5);
  second.release();
  await turn();
  expect(wait.done).toBe(true);
});

it('leaves room for others when one user has several bodies under way', async () => {
  const memory = createBodyMemory(100);
  const [first, second, other] = [memory.open('ann'), memory.open('ann'), memory.open('bob')];
  await first.take(80);
  const wait = taking(second, 20);
  const small = taking(other, 20);
  await turn();
  expect([wait.done, small.done]).toEqual([false, true]);
  first.release();
  await turn();
  expect(wait.done).toBe(true);
});

it('knows who waits', async () => {
  const memory = createBodyMemory(10);
  const [first, second] = [memory.open(), memory.open()];
  await first.take(10);
  expect([first.isWaiting(), first.othersWait(), second.othersWait()]).toEqual([false, false, false]);
  const wait = taking(second, 5);
  expect([first.othersWait(), second.isWaiting(), second.othersWait()]).toEqual([true, true, false]);
  first.release();
  await turn();
  expect([wait.done, second.isWaiting()]).toEqual([true, false]);
});

it('does not count those who wait for other bodies of the same user', async () => {
  const memory = createBodyMemory(100);
  const [first, second, other] = [memory.open('ann'), memory.open('ann'), memory.open('bob')];
  await first.take(60);
  await other.take(20);
  const wait = taking(second, 20);
  expect([second.isWaiting(), first.othersWait(), other.othersWait()]).toEqual([true, false, false]);
  first.release();
  await turn();
  expect(wait.done).toBe(true);
  const third = memory.open('cid');
  taking(third, 70);
  expect([second.othersWait(), other.othersWait()]).toEqual([true, true]);
});
