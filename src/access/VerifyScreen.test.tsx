import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer } from '../testing/fake-server';
import { AccessTextsProvider } from './AccessTexts';
import { readToken } from './session';
import { VerifyScreen } from './VerifyScreen';
import { endVerification, startVerification } from './verification';

const credentials = { login: 'ann', password: 'secret', internalOnly: true };

function open(answer: (path: string) => FakeAnswer = () => ({})) {
  const seen = fakeServer(({ path }) => answer(path));
  const onSignedIn = vi.fn();
  const onBack = vi.fn();
  render(
    <AccessTextsProvider>
      <VerifyScreen onSignedIn={onSignedIn} onBack={onBack} />
    </AccessTextsProvider>,
  );
  return { seen, onSignedIn, onBack, user: userEvent.setup() };
}

const pin = () => screen.getByLabelText('Verification PIN');
const verify = () => screen.getByRole('button', { name: 'Verify PIN' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endVerification();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the PIN screen', () => {
  it('shows where the PIN was sent', () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now());
    open();
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText('Enter the verification PIN that was sent to a@b.com')).toBeVisible();
    expect(pin()).toHaveFocus();
  });

  it('names the login as the email with its PIN does', async () => {
    startVerification(credentials, { email: 'a@b.com', attempt: '3F9A' }, false, Date.now());
    const { user } = open(() => ({ json: { email: 'a@b.com', attempt: '07BC' } }));
    expect(screen.getByText('Use the PIN from the email for login 3F9A.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send new PIN' }));
    expect(await screen.findByText('Use the PIN from the email for login 07BC.')).toBeVisible();
  });

  it('enables Verify PIN after any input', async () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now());
    const { user } = open();
    expect(verify()).toBeDisabled();
    await user.type(pin(), '1');
    expect(verify()).toBeEnabled();
  });

  it('signs in with the correct PIN, ignoring spaces', async () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now());
    const { user, seen, onSignedIn } = open(() => ({ json: { token: 't', userData: { username: 'ann' } } }));
    await user.type(pin(), '123 456');
    await user.click(verify());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(seen[0]).toMatchObject({
      path: '/api/mfa/verify-pin',
      body: { login: 'ann', code: '123456', remember: false },
    });
    expect(readToken()).toBe('t');
  });

  it('shows an error under the form and stays', async () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now());
    const { user, onSignedIn } = open(() => ({ status: 401, json: { message: 'This PIN is wrong.' } }));
    await user.type(pin(), '000000');
    await user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent('This PIN is wrong.');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(pin()).toBeEnabled();
  });

  it('counts down the ten minutes of the PIN', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date'] });
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now() - 48_000);
    open();
    expect(screen.getByText('Valid for 10 minutes. 9:12 left.')).toBeVisible();
  });

  it('reports an expired PIN and sends a new one', async () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now() - 11 * 60_000);
    const { user, seen } = open(() => ({ json: { email: 'a@b.com' } }));
    expect(screen.getByText(/has expired/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send new PIN' }));
    expect(await screen.findByRole('status')).toHaveTextContent('We sent you a new PIN.');
    expect(seen[0]).toMatchObject({ path: '/api/mfa/resend-pin', body: { login: 'ann' } });
    expect(screen.getByText(/Valid for 10 minutes/)).toBeVisible();
  });

  it('remembers this device only if the box is checked', async () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now());
    const { user, seen } = open(() => ({ json: { token: 't', userData: {} } }));
    await user.type(pin(), '1');
    await user.click(screen.getByRole('checkbox', { name: 'Remember this device for 30 days' }));
    await user.click(verify());
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ remember: true }));
  });

  it('returns to the login screen', async () => {
    startVerification(credentials, { email: 'a@b.com' }, false, Date.now());
    const { user, onBack } = open();
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    expect(onBack).toHaveBeenCalled();
  });

  it('redirects to the login screen without a started sign-in', () => {
    const { onBack } = open();
    expect(onBack).toHaveBeenCalled();
    expect(screen.queryByLabelText('Verification PIN')).toBeNull();
  });
});
