import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntryBoundary } from '../../access/EntryBoundary';
import { leave } from '../../access/leave';
import { openSession } from '../../access/start';
import { LongSave } from '../../crud/saving/LongSave';
import { pageById } from '../../pages/page-table';
import { ChunkError } from '../../providers/chunks/chunk-error';
import { onDemand } from '../../providers/chunks/on-demand';
import { fakeServer, tokenUntil } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { OfflineNotice } from '../frame/OfflineNotice';
import { AppFailure } from './AppFailure';
import { LoadingOverlay } from './LoadingOverlay';
import { NotFound } from './NotFound';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoader } from './PageLoader';
import { PageUnavailable } from './PageUnavailable';
import { RegionBoundary } from './RegionBoundary';
import { StartFailure } from './StartFailure';

afterEach(() => vi.restoreAllMocks());

describe('loading states', () => {
  it('show Loading... for a page, and ask for patience over the window', () => {
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

describe('a failed start of the session', () => {
  it('shows the error message, and keeps the session (SESSION-18)', async () => {
    localStorage.setItem('access_token', tokenUntil(Date.now() + 900_000));
    fakeServer(() => ({ status: 500, json: { message: 'The session store is down.' } }));
    expect(await openSession()).toBe(true);
    renderInPortal(<StartFailure />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The session store is down.');
    expect(localStorage.getItem('access_token')).not.toBeNull();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
});

describe('a save', () => {
  afterEach(() => vi.useRealTimers());

  it('covers the page when it takes long, and until it ends (MSG-04)', () => {
    vi.useFakeTimers();
    function Page() {
      const [saving, setSaving] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setSaving(false)}>
            Saved
          </button>
          <LongSave saving={saving} />
        </>
      );
    }
    renderInPortal(<Page />);
    act(() => vi.advanceTimersByTime(1900));
    expect(screen.queryByText('Thank you for your patience.')).toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByText('Thank you for your patience.')).toBeVisible();
    fireEvent.click(screen.getByText('Saved'));
    expect(screen.queryByText('Thank you for your patience.')).toBeNull();
  });
});

describe('an unknown URL', () => {
  it('redirects home, and guests to the public pages', () => {
    const { unmount } = renderInPortal(<NotFound />, { at: '/public/nowhere' });
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/public');
    expect(screen.getByText(/\u2066\/public\/nowhere\u2069/)).toBeInTheDocument();
    unmount();
    signInAs({ username: 'ann' });
    renderInPortal(<NotFound />, { at: '/main/nowhere' });
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/main/resources');
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

  it('keeps the rest working, shows an error and allows a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInPortal(<Faulty />);
    expect(screen.getByRole('alert')).toHaveTextContent('no such field');
    await userEvent.click(screen.getByRole('button', { name: 'mend' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeVisible();
  });
});

describe('a page whose code fails to load again after the one reload (MSG-07)', () => {
  it('says so in our own words, and offers a reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    localStorage.setItem('PAGE_LAZY_RELOADED', 'conditions');
    const Page = onDemand('conditions', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')),
    );
    renderInPortal(
      <PageErrorBoundary resetKey="/a">
        <Page />
      </PageErrorBoundary>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part of the portal didn’t load');
    expect(alert).toHaveTextContent('Check your connection, then reload.');
    expect(alert).not.toHaveTextContent('dynamically');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    localStorage.clear();
  });
});

describe('a toolbar, a navigation or a panel that fails', () => {
  function Broken(): never {
    throw new Error('no such icon');
  }

  it('shows the error in place and keeps the rest working', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInPortal(
      <>
        <RegionBoundary>
          <Broken />
        </RegionBoundary>
        <p>The page</p>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here. The rest of the page still works.');
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
  });
});

describe('an error that no other boundary caught', () => {
  it('shows what happened and reloads the portal', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    renderInPortal(<AppFailure error={new Error('no such provider')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Saved work is safe.');
    expect(screen.getByRole('alert')).toHaveTextContent('no such provider');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [new Error('no store'), 'Something went wrong. Please try again later.'],
    [new ChunkError('App', 'gone'), 'The portal didn’t load. Check your connection, then reload this page.'],
  ])('is shown in plain text if even the providers fail', async (error, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    const Broken = () => {
      throw error;
    };
    render(
      <EntryBoundary>
        <Broken />
      </EntryBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a screen that this portal does not offer', () => {
  it('shows its title and an explanation, and links back', () => {
    renderInPortal(<PageUnavailable reason="notPart" page={pageById('forms')} />, { at: '/main/resources/forms' });
    expect(screen.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
    expect(screen.getByText('This page isn’t available yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/main/resources');
  });

  it('links to the dashboard inside a loan', () => {
    fakeServer(() => new Promise(() => undefined));
    renderInPortal(<PageUnavailable reason="notPart" page={pageById('coc')} />, {
      at: '/loans/7/coc',
      route: '/loans/:loanNum/*',
    });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/loans/7/dashboard');
  });

  it('links to the step of registration while the loan is to be registered', async () => {
    const user = { username: 'ann', roles: ['Loan Officer'], editPermissions: ['0', '28'] };
    signInAs({ ...user, menuPermissions: [15], pageLetters: { edisclosure: 'w' } });
    const loan = { id: '7', sLNm: '7', version: 1, applicants: [{}] };
    const open = (sStatusT: string) =>
      renderInPortal(<PageUnavailable reason="notPart" page={pageById('edisclosure')} />, {
        at: '/loans/7/edisclosure',
        route: '/loans/:loanNum/*',
        data: { getOne: vi.fn().mockResolvedValue({ data: { ...loan, sStatusT } }) },
      });
    const { unmount } = open('0');
    const link = await screen.findByRole('link', { name: 'Open “Request eDisclosure”' });
    expect(link).toHaveAttribute('href', '/loans/7/register-my-loan/edisclosure');
    unmount();
    open('28');
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/loans/7/dashboard');
  });
});

describe('an offline browser', () => {
  it('shows a notice until it is online again', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderInPortal(<OfflineNotice />);
    expect(screen.getByText(/You’re offline/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });
});

describe('a denied permission', () => {
  it('shows Not Authorized, or nothing on request', () => {
    const { unmount } = renderInPortal(<NotAuthorized />);
    expect(screen.getByRole('heading', { name: 'Not Authorized' })).toBeVisible();
    unmount();
    renderInPortal(<NotAuthorized silent />);
    expect(screen.queryByText('Not Authorized')).toBeNull();
  });
});
