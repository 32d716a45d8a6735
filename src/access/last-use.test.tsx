import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followUse, idleHeader } from './last-use';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says for how long no window of the portal was touched', () => {
  expect(idleHeader()).toEqual({});
  const stop = followUse();
  vi.advanceTimersByTime(90_000);
  expect(idleHeader()).toEqual({ 'X-Idle-Seconds': '90' });
  window.dispatchEvent(new Event('keydown'));
  expect(idleHeader()).toEqual({ 'X-Idle-Seconds': '0' });
  vi.advanceTimersByTime(30_000);
  window.dispatchEvent(new Event('pointermove'));
  expect(idleHeader()).toEqual({ 'X-Idle-Seconds': '0' });
  stop();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('keydown'));
  expect(idleHeader()).toEqual({ 'X-Idle-Seconds': '60' });
});
