import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, failureOf } from '../../providers/data/api-error';
import { renderInPortal } from '../../testing/renderInPortal';
import { useNotifyFailure } from './useNotifyFailure';

const variants = ['success', 'warning', 'error', 'info'] as const;
const roles = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const;
const icons = { success: 'circle-check', info: 'info', warning: 'triangle-alert', error: 'circle-alert' } as const;

function Notifier({ type, text = 'dialogs.saved' }: { type: (typeof variants)[number]; text?: string }) {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify(text, { type })}>
      notify
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'notify' }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a notification', () => {
  it.each(variants)('of type %s has an icon and appears at the top center', async (type) => {
    renderInPortal(<Notifier type={type} />);
    await press();
    const message = await screen.findByRole(roles[type]);
    expect(message).toHaveTextContent('Saved');
    expect(message.querySelector(`svg.lucide-${icons[type]}`)).not.toBeNull();
    expect(message.closest('.MuiSnackbar-anchorOriginTopCenter')).not.toBeNull();
  });

  it.each(variants)('of type %s disappears after six seconds', async (type) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    renderInPortal(<Notifier type={type} />);
    await user.click(screen.getByRole('button', { name: 'notify' }));
    const message = await screen.findByRole(roles[type]);
    await act(() => vi.advanceTimersByTimeAsync(5700));
    expect(message).not.toHaveStyle({ opacity: '0' });
    await act(() => vi.advanceTimersByTimeAsync(350));
    expect(message).toHaveStyle({ opacity: '0' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(message).not.toBeInTheDocument();
  });

  it('shows and lets through to what it covers, and keeps its own button', async () => {
    renderInPortal(<Notifier type="success" />);
    await press();
    const message = await screen.findByRole('status');
    vi.spyOn(message, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 56, 300, 48));
    const pointAt = (clientX: number, target: EventTarget = document.body) =>
      act(() => void target.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY: 80, bubbles: true })));
    pointAt(600);
    expect(message).toHaveAttribute('data-covering', 'true');
    pointAt(400);
    expect(message).toHaveAttribute('data-covering', 'false');
    pointAt(780, screen.getByRole('button', { name: 'Close' }));
    expect(message).toHaveAttribute('data-covering', 'false');
    expect(message.closest('.MuiSnackbar-root')).toHaveStyle({ pointerEvents: 'none' });
  });

  it("translates the portal's own errors, which arrive in English, by key", async () => {
    renderInPortal(<Notifier type="error" text={failureOf(503, '', null).message} />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is taking too long to respond.');
  });
});

describe('a blocking error', () => {
  function Failing({ error }: { error: unknown }) {
    const notifyFailure = useNotifyFailure();
    return (
      <button type="button" onClick={() => notifyFailure(error)}>
        notify
      </button>
    );
  }

  it('stays until dismissed, and can be copied with its request ID', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    renderInPortal(<Failing error={new ApiError('disk full', 500, {}, 'r-7')} />);
    await user.click(screen.getByRole('button', { name: 'notify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('disk full');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Request ID r-7');
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(copied.mock.calls[0]?.[0]).toMatch(/disk full\nStatus: 500.*\nRequest ID: r-7/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('an uncaught error', () => {
  const happens = (error: unknown) =>
    act(async () => void window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) })));

  it('is shown to the user', async () => {
    renderInPortal(<p>The page</p>);
    await happens(new Error('no such loan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('no such loan');
  });

  it.each([
    new DOMException('Aborted', 'AbortError'),
    new Error('ResizeObserver loop completed with undelivered notifications.'),
    undefined,
  ])('is ignored if harmless: %s', async (error) => {
    renderInPortal(<p>The page</p>);
    await happens(error);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
