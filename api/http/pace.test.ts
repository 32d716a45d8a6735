import { expect, it } from 'vitest';
import { type BodyState, createPace } from './pace';

/** The second in which a body is too slow, if so many bytes arrive each second; null if it never is within five minutes. */
function tooSlowAfter(bytesPerSecond: number, state: Partial<BodyState> = {}): number | null {
  const pace = createPace();
  for (let second = 0; second < 300; second += 1) {
    const now = { received: second * bytesPerSecond, isHeld: false, othersWait: false, ...state };
    if (pace.isTooSlow(now)) return second;
  }
  return null;
}

it('ends a body that brings less than 50 kB/s for 10 seconds while others wait', () => {
  expect(tooSlowAfter(49_000, { othersWait: true })).toBe(10);
  expect(tooSlowAfter(50_000, { othersWait: true })).toBeNull();
});

it('lets a slow body take its time while no one waits', () => {
  expect(tooSlowAfter(1)).toBeNull();
});

it('ends a body that is silent for 30 seconds', () => {
  expect(tooSlowAfter(0)).toBe(30);
});

it('does not count the time during which the sender waits for us', () => {
  expect(tooSlowAfter(0, { isHeld: true, othersWait: true })).toBeNull();
});

it('measures from the moment when others wait, and again after each pause', () => {
  const pace = createPace();
  const seconds = (count: number, state: Partial<BodyState>) =>
    Array.from({ length: count }, (_, second) =>
      pace.isTooSlow({ received: second, isHeld: false, othersWait: true, ...state }),
    );
  expect(seconds(20, { othersWait: false })).not.toContain(true);
  expect(seconds(10, {})).not.toContain(true);
  expect(seconds(1, { isHeld: true })).not.toContain(true);
  expect(seconds(10, {})).not.toContain(true);
  expect(seconds(1, { received: 10 })).toEqual([true]);
});
