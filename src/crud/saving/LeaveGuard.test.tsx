import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { LeaveGuard } from './LeaveGuard';

function open(active: boolean, released = false) {
  return renderInPortal(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/here?way=form">Other way</Link>
      <LeaveGuard active={active} released={{ current: released }} />
    </>,
    { at: '/here', route: '/here' },
  );
}

describe('leaving with unsaved edits', () => {
  it('asks, and stays on request', async () => {
    const { where } = open(true);
    await userEvent.click(screen.getByText('Elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(where()).toBe('/here');
  });

  it('fills and focuses the button that loses nothing', async () => {
    open(true);
    await userEvent.click(screen.getByText('Elsewhere'));
    const stay = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(stay).toHaveFocus());
    expect(stay).toHaveClass('MuiButton-contained');
    expect(screen.getByRole('button', { name: 'Discard' })).not.toHaveClass('MuiButton-contained');
  });

  it('leaves on request', async () => {
    const { where } = open(true);
    await userEvent.click(screen.getByText('Elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(where()).toBe('/elsewhere'));
  });

  it('uses the first answer if both buttons are clicked quickly', async () => {
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    const { where } = open(true);
    await userEvent.click(screen.getByText('Elsewhere'));
    const leave = await screen.findByRole('button', { name: 'Discard' });
    const stay = screen.getByRole('button', { name: 'Keep editing' });
    await act(async () => {
      for (const button of [leave, leave, stay]) button.click();
    });
    await waitFor(() => expect(where()).toBe('/elsewhere'));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('does not ask without edits, after saving, or within the page', async () => {
    const nothing = open(false);
    await userEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(nothing.where()).toBe('/elsewhere'));
    nothing.unmount();

    const saved = open(true, true);
    await userEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(saved.where()).toBe('/elsewhere'));
    saved.unmount();

    const within = open(true);
    await userEvent.click(screen.getByText('Other way'));
    await waitFor(() => expect(within.where()).toBe('/here?way=form'));
  });

  it('does not ask on the way to another URL of the same form', async () => {
    const { where } = renderInPortal(
      <>
        <Link to="/here/b">Other tab</Link>
        <Link to="/hereafter">Elsewhere</Link>
        <LeaveGuard active released={{ current: false }} staysAt={(path) => path.startsWith('/here/')} />
      </>,
      { at: '/here/a', route: '/:page/*' },
    );
    await userEvent.click(screen.getByText('Other tab'));
    await waitFor(() => expect(where()).toBe('/here/b'));
    await userEvent.click(screen.getByText('Elsewhere'));
    await screen.findByRole('button', { name: 'Keep editing' });
  });

  it('lets the browser ask before the tab closes', () => {
    open(true);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
