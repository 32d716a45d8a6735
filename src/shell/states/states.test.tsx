import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageById } from '../../pages/page-table';
import { renderInPortal } from '../../testing/renderInPortal';
import { NotAuthorized } from '../blocks/NotAuthorized';
import { OfflineNotice } from '../frame/OfflineNotice';
import { LoadingOverlay } from './LoadingOverlay';
import { NotPartOfPortal } from './NotPartOfPortal';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoader } from './PageLoader';

afterEach(() => vi.restoreAllMocks());

describe('what shows while waiting', () => {
  it('says Loading... for a page and thanks for patience over the window', () => {
    renderInPortal(
      <>
        <PageLoader />
        <LoadingOverlay open />
      </>,
    );
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.getByText('Thank you for your patience.')).toBeInTheDocument();
  });
});

describe('a page that fails', () => {
  function Faulty() {
    const [broken, setBroken] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setBroken(false)}>
          mend
        </button>
        <PageErrorBoundary resetKey="/a">
          <Page broken={broken} />
        </PageErrorBoundary>
      </>
    );
  }
  function Page({ broken }: { broken: boolean }) {
    if (broken) throw new Error('no such field');
    return <p>The page</p>;
  }

  it('keeps the rest alive, says what happened, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInPortal(<Faulty />);
    expect(screen.getByRole('alert')).toHaveTextContent('no such field');
    await userEvent.click(screen.getByRole('button', { name: 'mend' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeVisible();
  });
});

describe('a screen that this portal does not offer', () => {
  it('has its real title, says so, and leads back to the work', () => {
    renderInPortal(<NotPartOfPortal page={pageById('forms')} />, { at: '/main/resources/forms' });
    expect(screen.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
    expect(screen.getByText('This page is not part of your portal yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/main/resources');
  });

  it('leads to the dashboard inside a loan', () => {
    renderInPortal(<NotPartOfPortal page={pageById('loan-coc')} />, { at: '/loans/7/coc', route: '/loans/:loanNum/*' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/loans/7/dashboard');
  });
});

describe('a browser that is offline', () => {
  it('is told so for as long as it is', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderInPortal(<OfflineNotice />);
    expect(screen.getByText(/You are offline/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

describe('a refusal', () => {
  it('says Not Authorized, or nothing where a place prefers that', () => {
    const { unmount } = renderInPortal(<NotAuthorized />);
    expect(screen.getByRole('heading', { name: 'Not Authorized' })).toBeVisible();
    unmount();
    renderInPortal(<NotAuthorized silent />);
    expect(screen.queryByText('Not Authorized')).toBeNull();
  });
});

describe('a message', () => {
  function Notifier({ type }: { type: 'success' | 'error' }) {
    const notify = useNotify();
    return (
      <button type="button" onClick={() => notify('dialogs.saved', { type })}>
        notify
      </button>
    );
  }

  it('shows its icon and is gone after six seconds, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    renderInPortal(<Notifier type="success" />);
    await user.click(screen.getByRole('button', { name: 'notify' }));
    const message = await screen.findByRole('status');
    expect(message).toHaveTextContent('Saved');
    expect(message.querySelector('svg.lucide-circle-check')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(5500);
    expect(screen.queryByRole('status')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.queryByRole('status')).toBeNull();
    vi.useRealTimers();
  });

  it('is read out at once where it is an error', async () => {
    renderInPortal(<Notifier type="error" />);
    await userEvent.click(screen.getByRole('button', { name: 'notify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Saved');
  });
});
