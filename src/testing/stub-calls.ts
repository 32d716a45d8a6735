import { onTestFinished } from 'vitest';

/** Stubs calls of an area until the end of the test. */
export function stubCalls<Calls extends object>(calls: Calls, stubs: Partial<Calls>): void {
  const own = { ...calls };
  Object.assign(calls, stubs);
  onTestFinished(() => {
    Object.assign(calls, own);
  });
}
