import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishText } from '../../domain/messages/english-text';
import { message } from '../../domain/messages/message';
import { type FakeAnswer, fakeServer } from '../testing/fake-server';
import { AccessTextsProvider } from './AccessTexts';
import { SetPasswordScreen } from './SetPasswordScreen';

function open(hash: string, answer: FakeAnswer = {}, link: FakeAnswer = { status: 204 }) {
  window.history.replaceState(null, '', `/set-password${hash}`);
  const calls = fakeServer(({ path }) => (path.endsWith('/auth/password-link') ? link : answer));
  render(
    <AccessTextsProvider>
      <SetPasswordScreen />
    </AccessTextsProvider>,
  );
  const seen = () => calls.filter(({ path }) => path.endsWith('/auth/set-password'));
  return { seen, calls, person: userEvent.setup() };
}

async function choose(person: ReturnType<typeof userEvent.setup>, password: string, retype = password): Promise<void> {
  await person.click(await screen.findByLabelText('New password'));
  await person.paste(password);
  await person.click(screen.getByLabelText('Retype password'));
  await person.paste(retype);
  await person.click(screen.getByRole('button', { name: 'Save password' }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('choosing a password with a link', () => {
  it('removes the token from the address, and sends it with the password', async () => {
    const { seen, person } = open('#the-token', { status: 204 });
    expect(window.location.hash).toBe('');
    await choose(person, 'seven calm herons');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password was saved.');
    expect(screen.getByRole('heading', { name: 'Password saved' })).toHaveFocus();
    expect(document.title).toMatch(/^Password saved · /);
    expect(screen.getByRole('link', { name: 'Go to sign-in now' })).toHaveAttribute('href', '/login');
    expect(seen()).toHaveLength(1);
    expect(seen()[0]).toMatchObject({ body: { token: 'the-token', newPassword: 'seven calm herons' } });
  });

  it('compares the two passwords before it sends one', async () => {
    const { seen, person } = open('#the-token');
    await choose(person, 'seven calm herons', 'seven calm heron');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords must match');
    expect(seen()).toEqual([]);
  });

  it('rates the password in words while it is typed', async () => {
    const { person } = open('#the-token');
    await person.click(await screen.findByLabelText('New password'));
    await person.paste('Password1234');
    const words = await screen.findByText(/^Too weak. This is a common password/, {}, { timeout: 20_000 });
    expect(words).toHaveAttribute('aria-live', 'polite');
  });

  it('says which rule refuses a password, and lets the user try again', async () => {
    const refused = message('password-common');
    const json = {
      code: 'invalid',
      message: 'Choose a stronger password.',
      fields: { newPassword: englishText(refused) },
      fieldWordings: { newPassword: refused },
    };
    const { person } = open('#the-token', { status: 422, json });
    await choose(person, 'Password1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a common password');
    expect(screen.getByRole('button', { name: 'Save password' })).toBeEnabled();
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('says that a link does not work before a password is typed', async () => {
    const wording = message('link-not-valid');
    const { calls } = open('#old', {}, { status: 404, json: { code: 'not-found', message: 'x', wording } });
    expect(screen.getByRole('status')).toHaveTextContent('Checking your link…');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work.');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(calls).toMatchObject([{ path: '/api/auth/password-link', body: { token: 'old' } }]);
  });

  it('asks for the link after a reload, which has lost the token', () => {
    open('');
    expect(screen.getByRole('alert')).toHaveTextContent('Open the link in your email again.');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
