import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { IdleWarning } from './IdleWarning';
import { followUse, idleHeader, recordUse } from './last-use';
import { leave } from './leave';
import { readLogoutReason, readToken } from './session';

const MINUTE = 60_000;
let stop: () => void;

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

beforeEach(() => {
  vi.useFakeTimers();
  signInAs({ username: 'ann' });
  // Of an earlier session in this browser.
  localStorage.setItem('emet.sys.used', '1');
  vi.spyOn(leave, 'to').mockImplementation(() => undefined);
  renderInPortal(<IdleWarning idleMinutes={60} />);
  stop = followUse();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session that is not used', () => {
  it('warns two minutes before it ends, which the server may do a minute early', () => {
    pass(56 * MINUTE);
    expect(dialog()).toBeNull();
    pass(MINUTE);
    expect(dialog()).toHaveTextContent('Time left: 2:00.');
    pass(61_000);
    expect(dialog()).toHaveTextContent('Time left: 0:59.');
    expect(readToken()).not.toBeNull();
    pass(MINUTE);
    expect(readToken()).toBeNull();
    expect(readLogoutReason()).toBe('idle');
    expect(leave.to).toHaveBeenCalledWith('/login');
  });

  it('waits for an answer: moving the mouse to the button is none', async () => {
    const seen = fakeServer(() => ({ json: {} }));
    pass(57 * MINUTE);
    window.dispatchEvent(new Event('pointermove'));
    pass(11_000);
    expect(dialog()).toHaveTextContent('Time left: 1:49.');
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(idleHeader()).toEqual({ 'X-Idle-Seconds': '0' });
    expect(seen).toMatchObject([{ path: '/api/auth/access-token' }]);
    pass(56 * MINUTE);
    expect(screen.queryByText(/Time left/)).toBeNull();
    pass(MINUTE);
    expect(dialog()).toHaveTextContent('Time left: 2:00.');
  });

  it('goes on if another window is used', () => {
    pass(57 * MINUTE);
    expect(dialog()).not.toBeNull();
    recordUse();
    pass(2000);
    expect(screen.queryByText(/Time left/)).toBeNull();
  });

  it('is used by moving the mouse', () => {
    pass(50 * MINUTE);
    window.dispatchEvent(new Event('pointermove'));
    pass(50 * MINUTE);
    expect(dialog()).toBeNull();
  });
});
