import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { AccessTextsProvider } from '../AccessTexts';
import { readToken } from '../session';
import { endVerification, readVerification, startVerification } from '../verification';
import { FactorScreen } from './FactorScreen';
import * as support from './passkey-support';

const signedIn = { json: { token: 't', userData: { username: 'ann' } } };

function open(
  expected: { factors: readonly ('totp' | 'passkey')[]; pinAllowed?: boolean },
  answer: (path: string) => FakeAnswer = () => signedIn,
) {
  startVerification({ login: 'ann' }, { email: 'a@b.com', ...expected }, false, Date.now());
  const state = readVerification();
  if (!state) throw new Error('No verification has begun.');
  const seen = fakeServer(({ path }) => answer(path));
  const props = { onSignedIn: vi.fn(), onBack: vi.fn(), onPin: vi.fn() };
  render(
    <AccessTextsProvider>
      <FactorScreen state={state} {...props} />
    </AccessTextsProvider>,
  );
  return { seen, ...props, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endVerification();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the second step of a user with a factor', () => {
  it('signs in with the code of the app, and remembers the device on request', async () => {
    const { user, seen, onSignedIn } = open({ factors: ['totp'] });
    expect(screen.getByLabelText('Authentication code')).toHaveFocus();
    expect(button('Confirm')).toBeDisabled();
    await user.paste('123456');
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Confirm'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(seen[0]).toMatchObject({
      path: '/api/mfa/verify-factor',
      body: { login: 'ann', kind: 'totp', code: '123456', remember: true },
    });
    expect(readToken()).toBe('t');
    expect(readVerification()).toBeNull();
  });

  it('says that a code was wrong, keeps it to be corrected and signs no one in', async () => {
    const { user, onSignedIn } = open({ factors: ['totp'] }, () => ({
      status: 401,
      json: { message: 'The code is wrong.', wording: { code: 'wrong-code', values: {} } },
    }));
    await user.paste('000000');
    await user.click(button('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong, has expired or was used before.');
    expect(screen.getByLabelText('Authentication code')).toHaveValue('000000');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(readToken()).toBeNull();
  });

  it('accepts a recovery code instead', async () => {
    const { user, seen } = open({ factors: ['totp'] });
    await user.click(button('Use a recovery code'));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.paste('abcd-efgh');
    await user.click(button('Confirm'));
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ kind: 'recovery', code: 'abcd-efgh' }));
  });

  it('mails a PIN only to users who may use one', async () => {
    const { user, seen, onPin } = open({ factors: ['totp'], pinAllowed: true }, () => ({ json: { email: 'a@b.com' } }));
    await user.click(button('Email me a PIN instead'));
    await waitFor(() => expect(onPin).toHaveBeenCalled());
    expect(seen[0]?.path).toBe('/api/mfa/resend-pin');
    expect(onPin.mock.calls[0]?.[0]).not.toHaveProperty('factors');
  });

  it('names the way out of those who may not', () => {
    open({ factors: ['totp'], pinAllowed: false });
    expect(screen.queryByRole('button', { name: 'Email me a PIN instead' })).toBeNull();
    expect(screen.getByText(/Ask your administrator to reset/)).toBeVisible();
  });

  it('begins with the passkey where the browser has passkeys, and with the app elsewhere', async () => {
    vi.spyOn(support, 'hasPasskeys').mockReturnValue(true);
    const { user } = open({ factors: ['totp', 'passkey'] });
    expect(button('Use passkey')).toHaveFocus();
    await user.click(button('Use authenticator app'));
    expect(screen.getByLabelText('Authentication code')).toHaveFocus();
  });

  it('offers no passkey to a browser without them', () => {
    vi.spyOn(support, 'hasPasskeys').mockReturnValue(false);
    open({ factors: ['totp', 'passkey'] });
    expect(screen.getByLabelText('Authentication code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
  });
});
