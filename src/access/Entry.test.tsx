import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer, tokenUntil } from '../testing/fake-server';
import { Entry, loadEntry } from './Entry';
import { readToken, saveSession } from './session';
import { toSessionUser } from './user';

const firstPage = vi.hoisted(() => ({ prepare: (): Promise<void> => Promise.resolve() }));

// Stands in for the application, which is a separate chunk.
vi.mock('../App', () => ({
  App: () => <p>The application at {window.location.pathname}</p>,
  prepareFirstPage: () => firstPage.prepare(),
}));

function open(path: string, answer: (path: string) => FakeAnswer = () => ({})) {
  window.history.replaceState(null, '', path);
  const seen = fakeServer((call) => answer(call.path));
  render(<Entry />);
  return { seen, user: userEvent.setup() };
}

const signedIn = (left = 600_000): void =>
  saveSession(tokenUntil(Date.now() + left), toSessionUser({ username: 'ann' }));
const renewed = { json: { user: { username: 'ann' }, access_token: tokenUntil(Date.now() + 900_000) } };

// As before the first rendering in a browser.
beforeAll(async () => {
  window.history.replaceState(null, '', '/login');
  await loadEntry();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('entry to the portal', () => {
  it('redirects from / to /login', async () => {
    open('/');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });

  it('redirects unauthorized visits to /login, and back after sign-in', async () => {
    const { user } = open('/main/pipelines?tab=1', () => ({
      json: { email: 'a@b.com', token: tokenUntil(Date.now() + 900_000), userData: { username: 'ann' } },
    }));
    await user.type(await screen.findByLabelText('User ID'), 'ann');
    expect(window.location.pathname).toBe('/login');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'LOGIN' }));
    expect(await screen.findByText('The application at /main/pipelines')).toBeVisible();
    expect(window.location.search).toBe('?tab=1');
  });

  it('opens /main/resources if no path was remembered', async () => {
    const { user } = open('/login', () => ({
      json: { email: 'a@b.com', token: tokenUntil(Date.now() + 900_000), userData: { username: 'ann' } },
    }));
    await user.type(screen.getByLabelText('User ID'), 'ann');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'LOGIN' }));
    expect(await screen.findByText('The application at /main/resources')).toBeVisible();
  });

  it('shows only the splash screen during the session check, then signs in without the form', async () => {
    signedIn();
    let answer: (value: FakeAnswer) => void = () => undefined;
    window.history.replaceState(null, '', '/main/pipelines');
    fakeServer(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    render(<Entry />);
    expect(screen.getByRole('status')).toHaveTextContent('Logging in with JWT');
    expect(screen.queryByText(/The application/)).toBeNull();
    await waitFor(() => expect(answer).not.toBeUndefined());
    await vi.waitFor(() => {
      answer(renewed);
      expect(screen.getByText('The application at /main/pipelines')).toBeVisible();
    });
  });

  it('shows the splash screen until the first page has its data', async () => {
    signedIn();
    let arrive = (): void => undefined;
    const data = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const prepare = vi.spyOn(firstPage, 'prepare').mockReturnValueOnce(data);
    open('/main/pipelines', () => renewed);
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
    expect(screen.queryByText(/The application/)).toBeNull();
    arrive();
    expect(await screen.findByText('The application at /main/pipelines')).toBeVisible();
  });

  it('signs out an expired token with a message', async () => {
    signedIn(-1000);
    open('/main/pipelines');
    expect(await screen.findByText(/access_token expired/)).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('signs out a token that the server rejects, with a message', async () => {
    signedIn();
    open('/main/pipelines', () => ({ status: 401, json: { message: 'no' } }));
    expect(await screen.findByText(/Failed to login with token/)).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('opens /login for signed-in users, too', async () => {
    signedIn();
    open('/login');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('opens the public area without sign-in', async () => {
    open('/public/rates');
    expect(await screen.findByText('The application at /public/rates')).toBeVisible();
  });
});

describe('a session handed over by the LOS', () => {
  const handover = (path: string): FakeAnswer => {
    if (path.startsWith('/api/lqb-integration/')) {
      return {
        json: {
          userLogin: 'ann',
          token: tokenUntil(Date.now() + 900_000),
          userData: { firstName: 'Ann', lastName: 'Lee', isPmlUser: false },
          roles: ['Funder'],
          loanNum: '123',
        },
      };
    }
    return {
      json: {
        user: { username: 'ann', roles: ['Funder'], isLqbSession: true, pageLetters: { email: 'w' } },
        access_token: tokenUntil(Date.now() + 900_000),
      },
    };
  };

  it('opens the email page of its loan for users who may write emails', async () => {
    open('/landing/s-1', handover);
    expect(await screen.findByText('The application at /loans/123/email')).toBeVisible();
  });

  it('shows an error if it is unknown or missing', async () => {
    open('/landing/s-2', () => ({ status: 404, json: { message: 'x' } }));
    expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign-in now' })).toHaveAttribute('href', '/login');
  });

  it('requires a session id', () => {
    open('/landing');
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeVisible();
  });
});

describe('/forgot-password', () => {
  it('is linked from the sign-in', () => {
    open('/login');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  });

  it('requests a link, and says the same for every user ID', async () => {
    const { seen } = open('/forgot-password', () => ({ status: 204 }));
    const button = screen.getByRole('button', { name: 'Email me a link' });
    expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('textbox', { name: 'User ID' }));
    await userEvent.paste(' ann ');
    await userEvent.click(button);
    expect(await screen.findByText(/If this user ID exists, we emailed a link/)).toBeVisible();
    expect(seen).toMatchObject([{ path: '/api/auth/password-forgotten', body: { login: 'ann' } }]);
  });

  it('says how long to wait after too many requests', async () => {
    open('/forgot-password', () => ({
      status: 429,
      json: { code: 'too-many-tries', message: 'x', wording: { code: 'too-many-tries', values: { minutes: 4 } } },
    }));
    await userEvent.click(screen.getByRole('textbox', { name: 'User ID' }));
    await userEvent.paste('ann');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 4 min.');
  });
});

describe('/error401', () => {
  it('redirects to /login after five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/error401');
    expect(screen.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
    expect(screen.getByText('Will be redirected automatically...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(4800);
    expect(window.location.pathname).toBe('/error401');
    await vi.advanceTimersByTimeAsync(400);
    expect(window.location.pathname).toBe('/login');
  });

  it('does not redirect if the session came from the LOS', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    saveSession('t', toSessionUser({ isLqbSession: true }));
    open('/error401');
    expect(screen.getByText('Please, go back to the mortgage portal or LOS.')).toBeVisible();
    await vi.advanceTimersByTimeAsync(6000);
    expect(window.location.pathname).toBe('/error401');
  });
});
