// A page load ends the timers of the page before it. Test files share a window one after the other, so that a timer that one of
// them leaves behind, such as one that sends a draft again, would call the stand-in server of another.

type Timer = ReturnType<typeof setTimeout>;

const waiting = new Set<Timer>();
const { setTimeout: start, setInterval: repeat } = globalThis;

globalThis.setTimeout = Object.assign(
  (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): Timer => {
    const timer = start(() => {
      waiting.delete(timer);
      run(...values);
    }, ms);
    waiting.add(timer);
    return timer;
  },
  start,
);
globalThis.setInterval = Object.assign(
  (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): Timer => {
    const timer = repeat(run, ms, ...values);
    waiting.add(timer);
    return timer;
  },
  repeat,
);

/** Ends what the page has begun, once calls that failed have asked for another attempt. */
export async function endPageTimers(): Promise<void> {
  await new Promise((resolve) => start(resolve));
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
}
