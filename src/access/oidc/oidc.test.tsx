import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGN_IN_PROVIDERS } from '../../../domain/pages/sign-in-providers';
import { type FakeAnswer, fakeServer, tokenUntil } from '../../testing/fake-server';
import { AccessTextsProvider } from '../AccessTexts';
import { leave } from '../leave';
import { SignInScreen } from '../SignInScreen';
import { checkStoredToken, readToken, sessionKeys } from '../session';
import { completeVerification, readVerification } from '../verification';
import { CallbackScreen } from './CallbackScreen';
import { signOutAtProvider } from './sign-out';

const away = {
  message: 'Emet ID is not responding. Log in with your password, or try again later.',
  wording: { code: 'provider-unavailable', values: { provider: 'Emet ID' } },
};

/** As the server names the providers in the page. */
function name(...providers: readonly { id: string; name: string }[]): void {
  const line = document.createElement('meta');
  line.name = SIGN_IN_PROVIDERS;
  line.content = JSON.stringify(providers);
  document.head.append(line);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(leave, 'to').mockImplementation(() => undefined);
});
afterEach(() => {
  document.querySelector(`meta[name="${SIGN_IN_PROVIDERS}"]`)?.remove();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openSignIn(answer: FakeAnswer = { json: { url: 'https://login.example.com/authorize?x=1' } }) {
  const seen = fakeServer(() => answer);
  render(
    <AccessTextsProvider>
      <SignInScreen retail={false} onSignedIn={vi.fn()} onPinDue={vi.fn()} />
    </AccessTextsProvider>,
  );
  return { seen, user: userEvent.setup() };
}

describe('the sign-in page', () => {
  it('has no button without a provider', () => {
    openSignIn();
    expect(screen.queryByRole('link', { name: /^Log in with/ })).toBeNull();
  });

  it('has a button for each provider, which leads there', async () => {
    name({ id: 'oidc-1', name: 'Emet ID' }, { id: 'oidc-2', name: 'Broker Pass' });
    const { user, seen } = openSignIn();
    expect(screen.getAllByRole('link', { name: /^Log in with/ })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Log in with Broker Pass' }));
    await waitFor(() => expect(leave.to).toHaveBeenCalledWith('https://login.example.com/authorize?x=1'));
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/oidc/oidc-2/start']);
  });

  it('says that a provider is away, and goes on', async () => {
    name({ id: 'oidc-1', name: 'Emet ID' });
    const { user } = openSignIn({ status: 500, json: away });
    await user.click(screen.getByRole('link', { name: 'Log in with Emet ID' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(away.message);
    expect(leave.to).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('User ID'), 'ann');
  });

  it('goes to the provider that its address names, once', async () => {
    name({ id: 'oidc-1', name: 'Emet ID' });
    window.history.replaceState(null, '', '/login?with=oidc-1');
    openSignIn();
    await waitFor(() => expect(leave.to).toHaveBeenCalledTimes(1));
    expect(window.location.search).toBe('');
  });

  it('goes nowhere for a provider that is not there', async () => {
    name({ id: 'oidc-1', name: 'Emet ID' });
    window.history.replaceState(null, '', '/login?with=https://evil.example.com');
    const { seen } = openSignIn();
    expect(window.location.search).toBe('');
    expect(seen).toEqual([]);
  });
});

describe('the way back from a provider', () => {
  const back = (answer: FakeAnswer) => {
    const seen = fakeServer(() => answer);
    name({ id: 'oidc-1', name: 'Emet ID' });
    window.history.replaceState(null, '', '/callback/oidc-1?code=c&state=s');
    const handlers = { onSignedIn: vi.fn(), onPinDue: vi.fn(), onFailed: vi.fn() };
    render(
      <AccessTextsProvider>
        <CallbackScreen provider="oidc-1" answer="?code=c&state=s" {...handlers} />
      </AccessTextsProvider>,
    );
    return { seen, ...handlers };
  };
  const common = { email: 'a@b.com', login: 'ann', idToken: 'id-token', expiresIn: 3600 };
  const token = () => tokenUntil(Date.now() + 900_000);

  it('names the provider, takes the code out of the address, and keeps what a hosted session keeps', async () => {
    const { seen, onSignedIn } = back({
      json: { ...common, token: token(), userData: { username: 'ann', provider: 'Emet ID' } },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Logging in with Emet ID');
    expect(window.location.search).toBe('');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(seen.map(({ body }) => body)).toEqual([{ answer: '?code=c&state=s' }]);
    expect(localStorage.getItem(sessionKeys.idToken)).toBe('id-token');
    const left = Number(localStorage.getItem(sessionKeys.expiresAt)) - Date.now();
    expect(left).toBeGreaterThan(3_590_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
  });

  it('continues with the second step, and keeps the same after it', async () => {
    const { onPinDue } = back({ json: { ...common, expiresIn: null } });
    await waitFor(() => expect(onPinDue).toHaveBeenCalledTimes(1));
    expect(readToken()).toBeNull();
    const state = readVerification();
    expect(state).toMatchObject({ username: 'ann', email: 'a@b.com' });
    if (state) completeVerification(state);
    expect(localStorage.getItem(sessionKeys.idToken)).toBe('id-token');
    expect(localStorage.getItem(sessionKeys.expiresAt)).toBeNull();
    expect(readVerification()).toBeNull();
  });

  it('shows on the sign-in page why it failed', async () => {
    const { onFailed } = back({ status: 500, json: away });
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    document.body.replaceChildren();
    openSignIn();
    expect(screen.getByRole('alert')).toHaveTextContent(away.message);
  });
});

describe('a session that a provider has opened', () => {
  it('is over when its time at the provider is', () => {
    localStorage.setItem(sessionKeys.token, tokenUntil(Date.now() + 900_000));
    localStorage.setItem(sessionKeys.expiresAt, String(Date.now() + 1000));
    expect(checkStoredToken(Date.now())).toEqual({ kind: 'auto-login' });
    expect(checkStoredToken(Date.now() + 1000)).toEqual({ kind: 'auto-logout', reason: 'hosted' });
    expect(readToken()).toBeNull();
  });

  it('signs out at the provider, or at least here', async () => {
    const seen = fakeServer(() => ({ json: { url: 'https://login.example.com/end' } }));
    localStorage.setItem(sessionKeys.idToken, 'id-token');
    expect(await signOutAtProvider('token', 'id-token')).toBe('https://login.example.com/end');
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token');
    expect(localStorage.getItem(sessionKeys.idToken)).toBeNull();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(() => ({ status: 503 }));
    expect(await signOutAtProvider('token', 'id-token')).toBe('/login');
    fakeServer(() => ({ json: { url: null } }));
    expect(await signOutAtProvider('token', 'id-token')).toBe('/login');
  });
});
