import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishText } from '../../domain/messages/english-text';
import { message } from '../../domain/messages/message';
import { type FakeAnswer, fakeServer } from '../testing/fake-server';
import { AccessTextsProvider } from './AccessTexts';
import { SignInScreen } from './SignInScreen';
import { clearSession, readToken, readUser } from './session';
import { readVerification } from './verification';

function open(answer: FakeAnswer | (() => Promise<FakeAnswer>) = {}) {
  const seen = fakeServer(typeof answer === 'function' ? answer : () => answer);
  const onSignedIn = vi.fn();
  const onPinDue = vi.fn();
  render(
    <AccessTextsProvider>
      <SignInScreen retail={false} onSignedIn={onSignedIn} onPinDue={onPinDue} />
    </AccessTextsProvider>,
  );
  return { seen, onSignedIn, onPinDue, user: userEvent.setup() };
}

const userId = () => screen.getByLabelText('User ID');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'LOGIN' });

async function type(user: ReturnType<typeof userEvent.setup>, id: string, secret: string): Promise<void> {
  await user.type(userId(), id);
  await user.type(password(), secret);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the sign-in screen', () => {
  it('shows both fields, the checkbox, the button and the welcome panel', () => {
    open();
    expect(userId()).toHaveFocus();
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Internal Users Only' })).not.toBeChecked();
    expect(login()).toBeDisabled();
    expect(screen.getByRole('complementary', { name: 'Welcome' })).toHaveTextContent('Emet Mortgage');
    // Narrow windows show it here instead of the panel.
    expect(within(screen.getByRole('main')).getByText('Emet Mortgage')).toBeInTheDocument();
  });

  it('enables LOGIN only if both fields have at least two characters', async () => {
    const { user } = open();
    await type(user, 'a', 'secret');
    expect(login()).toBeDisabled();
    await user.type(userId(), 'b');
    expect(login()).toBeEnabled();
    await user.clear(password());
    await user.type(password(), 'x');
    expect(login()).toBeDisabled();
  });

  it('sends is_pml true unless Internal Users Only is checked', async () => {
    const { user, seen } = open({ json: { email: 'a@b.com' } });
    await type(user, 'ann', 'secret');
    await user.click(login());
    expect(seen[0]).toMatchObject({ path: '/api/mfa/login', body: { login: 'ann', pw: 'secret', is_pml: true } });
  });

  it('sends is_pml false if it is checked', async () => {
    const { user, seen } = open({ json: { email: 'a@b.com' } });
    await type(user, 'ann', 'secret');
    await user.click(screen.getByRole('checkbox'));
    await user.click(login());
    expect(seen[0]?.body).toMatchObject({ is_pml: false });
  });

  it('disables all fields during the call', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const { user } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await type(user, 'ann', 'secret');
    await user.click(login());
    expect(userId()).toBeDisabled();
    expect(password()).toBeDisabled();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(login()).toBeDisabled();
    answer({ status: 401, json: { message: 'no' } });
    await waitFor(() => expect(userId()).toBeEnabled());
  });

  it('signs in as staff if the answer has a token and user data', async () => {
    const { user, onSignedIn } = open({ json: { email: 'a@b.com', token: 't', userData: { username: 'ann' } } });
    await type(user, 'ann', 'secret');
    await user.click(login());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(readToken()).toBe('t');
    expect(readUser()?.role).toEqual(['staff']);
  });

  it('opens the PIN screen with the returned address if the answer has no token', async () => {
    const { user, onPinDue } = open({ json: { email: 'a@b.com' } });
    await type(user, 'ann', 'secret');
    await user.click(login());
    await waitFor(() => expect(onPinDue).toHaveBeenCalled());
    expect(readVerification()).toMatchObject({ username: 'ann', email: 'a@b.com', isRetail: false });
    expect(readToken()).toBeNull();
  });

  it('asks to check user ID and password after a failure, and allows another try', async () => {
    const { user } = open({ status: 401, json: { code: 'wrong-credentials', message: 'Something else.' } });
    await type(user, 'ann', 'wrong');
    await user.click(login());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please, check your user ID and password.');
    expect(userId()).toBeEnabled();
    expect(userId()).toHaveValue('ann');
    expect(password()).toHaveFocus();
  });

  it("shows the server's message about too many tries", async () => {
    const { user } = open({ status: 429, json: { message: 'Try again in 5 minutes.' } });
    await type(user, 'ann', 'wrong');
    await user.click(login());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  });

  it('says that the PIN could not be mailed', async () => {
    const wording = message('pin-not-mailed');
    const { user } = open({ status: 500, json: { code: 'internal', message: englishText(wording), wording } });
    await type(user, 'ann', 'secret');
    await user.click(login());
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t email your verification PIN.');
  });

  it('shows the password on request', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows why the session ended', () => {
    clearSession('expired');
    open();
    expect(screen.getByRole('status')).toHaveTextContent('access_token expired');
  });

  it.each([
    ['expired', 'access_token expired'],
    ['invalid', 'Invalid access_token'],
    ['tokenFailed', 'Failed to login with token'],
    ['idle', 'You were signed out because you didn’t use the portal'],
    ['signedOutElsewhere', 'You signed out in another window'],
  ] as const)('shows why the session ended (%s) in one sentence', (reason, text) => {
    clearSession(reason);
    open();
    const shown = screen.getByRole('status').textContent;
    expect(shown).toContain(text);
    expect(shown).toMatch(/^[^.]+\.$/);
  });

  it('switches the language without a reload, and mirrors the page for Arabic', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
    expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await user.selectOptions(screen.getByRole('combobox'), 'en');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });
});
