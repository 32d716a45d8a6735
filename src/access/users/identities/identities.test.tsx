import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '../../../../domain/access/oidc.schemas';
import { fakeServer, type SeenCall } from '../../../testing/fake-server';
import { renderInPortal, signInAs } from '../../../testing/renderInPortal';
import { IdentityList } from './IdentityList';

const emetId = { id: 'oidc-1', name: 'Emet ID' };
const linked: Identity = {
  ...{ id: '6f2f2c4e-3f4f-4d7c-9f0a-000000000001', provider: 'Emet ID', issuer: 'https://login.example.com/' },
  ...{ subject: 'sub-1', origin: 'email', linkedAt: '2026-11-20T18:00:00Z', lastUsedAt: '2026-11-21T18:00:00Z' },
};

function open(identities: readonly Identity[], providers: readonly { id: string; name: string }[]) {
  const seen = fakeServer(({ method, path }) => {
    if (path.startsWith('/api/auth/factors')) return { json: { provedUntil: '2999-01-01T00:00:00Z' } };
    return method === 'GET' ? { json: { identities, providers } } : { status: 204 };
  });
  renderInPortal(<IdentityList login="ann" />);
  return { seen, user: userEvent.setup() };
}
const writes = (seen: readonly SeenCall[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => signInAs({ username: 'administrator', roles: ['Administrator'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the login accounts of a user', () => {
  it('are not shown where no provider is configured and none is linked', async () => {
    const { seen } = open([], []);
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(screen.queryByText('Login accounts')).toBeNull();
  });

  it('are linked by their ID at the provider', async () => {
    const { user, seen } = open([], [emetId]);
    expect(await screen.findByText('No account of a login provider is linked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Link account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link account' });
    await user.click(within(dialog).getByLabelText(/^Account ID/));
    await user.paste('sub-9');
    await user.click(within(dialog).getByRole('button', { name: 'Link account' }));
    await waitFor(() =>
      expect(writes(seen)).toEqual([
        ['POST', '/api/emet-data/user/identities?login=ann', { provider: 'oidc-1', subject: 'sub-9' }],
      ]),
    );
  });

  it('say where they come from, and are unlinked after a question', async () => {
    const { user, seen } = open([linked], []);
    expect(await screen.findByText(/Linked .* by a verified email address\. Last used/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unlink the Emet ID account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlink' });
    expect(dialog).toHaveTextContent('All sessions that login providers opened for the user end immediately.');
    await user.click(within(dialog).getByRole('button', { name: 'Unlink' }));
    await waitFor(() =>
      expect(writes(seen)).toEqual([['DELETE', `/api/emet-data/user/identities/${linked.id}?login=ann`, undefined]]),
    );
  });

  it('name a provider that is no longer configured by its address', async () => {
    open([{ ...linked, provider: null }], []);
    expect(await screen.findByText('https://login.example.com/')).toBeVisible();
    expect(screen.getByText('This provider is no longer configured.')).toBeVisible();
  });
});
