import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProofMethod } from '../../../domain/access/factor.schemas';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { ProofDialog } from './ProofDialog';
import * as support from './passkey-support';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(proofs: readonly ProofMethod[], answer: (path: string) => FakeAnswer = () => ({ status: 204 })) {
  const seen = fakeServer(({ path }) => {
    if (path === '/api/auth/factors')
      return { json: { factors: [], recoveryCodesLeft: 9, pinAllowed: true, proofs, provedUntil: null } };
    if (path.endsWith('/proof/pin')) return { json: { email: 'a***@example.com', attempt: '3F9A' } };
    return answer(path);
  });
  const onProved = vi.fn();
  renderInPortal(<ProofDialog onProved={onProved} onClose={vi.fn()} />);
  await screen.findByRole('button', { name: 'Continue' });
  const sent = () => seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { onProved, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('offers every method of the user, begins with the fastest, and mails a PIN when it is chosen', async () => {
  const { onProved, sent } = await open(['totp', 'password', 'pin', 'recovery']);
  expect(screen.getByLabelText('Authentication code')).toHaveFocus();
  await press('Email me a PIN instead');
  expect(await screen.findByText('Enter the PIN that we emailed to a***@example.com.')).toBeVisible();
  expect(screen.getByText('The email with it shows 3F9A.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Verification PIN'), '123456');
  await press('Continue');
  await waitFor(() => expect(onProved).toHaveBeenCalled());
  expect(sent()).toEqual([
    ['/api/auth/factors/proof/pin', undefined],
    ['/api/auth/factors/proof/code', { kind: 'pin', code: '123456' }],
  ]);
});

it.each([
  ['Use authenticator app', 'Authentication code', 'totp'],
  ['Use a recovery code', 'Recovery code', 'recovery'],
])('%s: sends what is typed', async (name, label, kind) => {
  const { onProved, sent } = await open(['password', 'totp', 'recovery']);
  await press(name);
  await userEvent.type(screen.getByLabelText(label), 'abc12');
  await press('Continue');
  await waitFor(() => expect(onProved).toHaveBeenCalled());
  expect(sent()).toEqual([['/api/auth/factors/proof/code', { kind, code: 'abc12' }]]);
});

it('says that a code was wrong, and lets the user choose another method', async () => {
  const refused = { status: 422, json: { code: 'invalid', message: 'The code is wrong.' } };
  const { onProved } = await open(['totp', 'password'], () => refused);
  await userEvent.type(screen.getByLabelText('Authentication code'), '1');
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong.');
  await press('Use your password');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onProved).not.toHaveBeenCalled();
});

it('offers a passkey only where the browser has them, and names what is left where a role requires a method', async () => {
  vi.spyOn(support, 'hasPasskeys').mockReturnValue(false);
  await open(['passkey', 'recovery']);
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
  expect(screen.queryByRole('button', { name: /passkey|password|PIN/ })).toBeNull();
});
