import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './turns';

function* countTo(most: number, name: string, log: string[]): Generator<void, number> {
  for (let count = 1; count <= most; count += 1) {
    log.push(`${name}${count}`);
    yield;
  }
  return most;
}

it('does one step of one task per turn, and others in between', async () => {
  const log: string[] = [];
  const tasks = Promise.all([inTurns(countTo(2, 'a', log)), inTurns(countTo(2, 'b', log))]);
  let running = true;
  void tasks.finally(() => {
    running = false;
  });
  const others: number[] = [];
  while (running) {
    const before = log.length;
    await turn();
    others.push(log.length - before);
  }
  expect(await tasks).toEqual([2, 2]);
  expect(log.sort()).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(Math.max(...others)).toBe(1);
});
