import { setImmediate as afterWaiting } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other long task has, so that waiting requests are answered between the parts of long
 * tasks, however many there are.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => afterWaiting());
  return last;
}

/** Does a task of several steps, each in a turn of its own. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    await ownTurn();
    const step = steps.next();
    if (step.done) return step.value;
  }
}
