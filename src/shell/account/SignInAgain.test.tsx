import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGN_IN_PROVIDERS } from '../../../domain/pages/sign-in-providers';
import { rememberedPath } from '../../access/remembered-path';
import { readLogoutReason, readToken, saveSession, subscribeSession } from '../../access/session';
import { toSessionUser } from '../../access/user';
import { useSessionUser } from '../../access/useSessionUser';
import { draftKeeper } from '../../crud/drafts/draft-keeper';
import { LeaveGuard } from '../../crud/saving/LeaveGuard';
import { request } from '../../providers/data/http';
import { upload } from '../../providers/data/upload';
import { fakeServer, tokenUntil } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { SignInAgain } from './SignInAgain';

type Leave = typeof import('../../access/leave')['leave'];

const ann = { username: 'ann', isPml: false };
let leaveTo: ReturnType<typeof vi.fn<Leave['to']>>;
const resumed = vi.fn();

const User = () => <p>{useSessionUser()?.username ?? 'nobody'}</p>;

async function open(dirty: boolean, user: object = ann) {
  signInAs(user as Record<string, unknown>);
  const { leave } = await import('../../access/leave');
  leaveTo = vi.fn();
  vi.spyOn(leave, 'to').mockImplementation(leaveTo);
  fakeServer(({ path, body }) => {
    const session = (username: string) => ({ token: tokenUntil(Date.now() + 900_000), userData: { username } });
    if (path === '/api/mfa/verify-pin') return { json: session('ann') };
    if (path === '/api/mfa/verify-factor') return { json: session('ann') };
    if (path === '/api/mfa/resend-pin') return { json: { email: 'a***@example.com', attempt: '3F9A' } };
    if (path !== '/api/mfa/login') return { status: 401, json: { message: 'Please sign in.' } };
    const { login, pw } = body as { login: string; pw: string };
    if (pw === 'app') return { json: { email: 'a***@example.com', factors: ['totp'], pinAllowed: true } };
    if (pw === 'pin') return { json: { email: 'a***@example.com' } };
    if (pw !== 'right') return { status: 401, json: { message: 'Wrong user ID or password.' } };
    return { json: session(login) };
  });
  renderInPortal(
    <>
      <User />
      <LeaveGuard active={dirty} released={{ current: false }} />
      <SignInAgain onResumed={resumed} />
    </>,
    { at: '/here' },
  );
  await request('/any').catch(() => undefined);
}

const enter = async (typed: string, label = 'Password'): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  // Which session is interrupted is known until its user signs in again.
  act(() => saveSession('t', toSessionUser(ann)));
  resumed.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a session that ends', () => {
  it('leaves a page without unsaved edits', async () => {
    await open(false);
    expect(leaveTo).toHaveBeenCalledWith('/error401');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a page with unsaved edits, without the session, until its user signs in again', async () => {
    await open(true);
    expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
    expect([readToken(), readLogoutReason()]).toEqual([null, 'invalid']);
    expect(screen.getByText('ann')).toBeInTheDocument();
    await enter('wrong');
    expect(await screen.findByText('Wrong user ID or password.')).toBeVisible();
    expect(resumed).not.toHaveBeenCalled();
    await enter('right');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readToken()).not.toBeNull();
    expect(resumed).toHaveBeenCalledOnce();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('returns to the field after a wrong password, with its text selected', async () => {
    await open(true);
    await enter('wrong');
    await screen.findByText('Wrong user ID or password.');
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await waitFor(() => expect(field).toHaveFocus());
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['wrong', 0, 5]);
  });

  it('asks for the PIN, if one is due', async () => {
    await open(true);
    await enter('pin');
    expect(await screen.findByText('Enter the PIN that we emailed to a***@example.com.')).toBeVisible();
    expect(screen.getByLabelText('Verification PIN')).toHaveValue('');
    await enter('4711', 'Verification PIN');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readToken()).not.toBeNull();
  });

  it('takes the code of the user’s app where no PIN was mailed, or mails one on request', async () => {
    await open(true);
    await enter('app');
    expect(await screen.findByText('Enter the 6-digit code of your authenticator app.')).toBeVisible();
    expect(screen.queryByText(/we emailed/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Email me a PIN instead' }));
    expect(await screen.findByText('Enter the PIN that we emailed to a***@example.com.')).toBeVisible();
    expect(screen.getByText('The email with it shows 3F9A.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Use authenticator app' }));
    await enter('123456', 'Authentication code');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readToken()).not.toBeNull();
  });

  it('leaves the page on request, and returns to it after the sign-in', async () => {
    window.history.replaceState(null, '', '/loans/7/app/asset');
    await open(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Leave this page' }));
    expect(leaveTo).toHaveBeenCalledWith('/login');
    expect(rememberedPath()).toBe('/loans/7/app/asset');
  });

  it('never shows the page to another user', async () => {
    await open(true);
    await screen.findByRole('dialog');
    signInAs({ username: 'bob' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
    expect(leaveTo).toHaveBeenCalledWith('/');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('sends nothing of the page, such as a waiting draft, once another user is signed in', async () => {
    await open(true);
    await screen.findByRole('dialog');
    const waiting = draftKeeper('/here', () => ({ version: 1, base: {}, values: { aBSsn: '219-33-4444' } }));
    waiting.changed();
    const stop = subscribeSession(waiting.retry);
    signInAs({ username: 'bob' });
    const sent = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', sent);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
    waiting.changed();
    window.dispatchEvent(new Event('pagehide'));
    waiting.flush();
    await expect(request('/any', { method: 'POST', body: {} })).rejects.toMatchObject({ code: 'other-user' });
    await expect(upload('/any', { key: 'files', files: [] })).rejects.toMatchObject({ code: 'other-user' });
    stop();
    expect(sent).not.toHaveBeenCalled();
  });

  it('offers the provider that signed the user in, in a new tab that this page follows', async () => {
    const line = document.createElement('meta');
    line.name = SIGN_IN_PROVIDERS;
    line.content = JSON.stringify([{ id: 'oidc-1', name: 'Emet ID' }]);
    document.head.append(line);
    await open(true, { ...ann, provider: 'Emet ID' });
    const link = await screen.findByRole('link', { name: 'Log in with Emet ID in a new tab' });
    expect(link).toHaveAttribute('href', '/login?with=oidc-1');
    expect(link).toHaveAttribute('target', '_blank');
    line.remove();
  });

  it('leaves the page if the LOS handed the session over', async () => {
    await open(true, { ...ann, isLqbSession: true });
    expect(leaveTo).toHaveBeenCalledWith('/error401');
  });
});
