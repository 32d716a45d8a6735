import { onTestFinished } from 'vitest';

/** Answers calls of an area in the place of the API, until the test is over. */
export function stubCalls<Calls extends object>(calls: Calls, stubs: Partial<Calls>): void {
  const own = { ...calls };
  Object.assign(calls, stubs);
  onTestFinished(() => {
    Object.assign(calls, own);
  });
}
