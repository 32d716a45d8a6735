import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { ThrottlePage } from './ThrottlePage';

const slowed = {
  id: 'password:h1',
  counter: 'password',
  login: 'insuring',
  isPml: false,
  network: '203.0.113.7',
  since: '2026-11-20T18:42:00Z',
  until: '2026-11-20T18:57:00Z',
};

afterEach(() => vi.unstubAllGlobals());

describe('limits reached', () => {
  it('name users who exist, with their page, and clear one', async () => {
    let rows: readonly object[] = [
      slowed,
      { ...slowed, id: 'password:h2', login: null, isPml: null },
      { ...slowed, id: 'password-user:h3', counter: 'password-user', network: null },
    ];
    const seen = fakeServer(({ method }) => {
      if (method === 'GET') return { json: rows };
      rows = rows.slice(1);
      return { status: 204 };
    });
    renderInPortal(<ThrottlePage />);
    const [link] = await screen.findAllByRole('link', { name: 'insuring' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/main/admin/user/employee/insuring'));
    expect(screen.getByText('Unknown user ID')).toBeVisible();
    expect(screen.getByText('All addresses')).toBeVisible();
    expect(screen.getByText('Wrong passwords from many addresses')).toBeVisible();
    for (const name of [
      'Clear: Unknown user ID, 203.0.113.7, Wrong passwords from one address',
      'Clear: insuring, All addresses, Wrong passwords from many addresses',
    ]) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    const named = 'Clear: insuring, 203.0.113.7, Wrong passwords from one address';
    await userEvent.click(screen.getByRole('button', { name: named }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear this limit?' });
    expect(dialog).toHaveTextContent(
      'insuring, 203.0.113.7, Wrong passwords from one address. They can try again now.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Limit cleared.')).toBeVisible();
    // The button that had the focus is gone with its row.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus());
    expect(seen.find(({ method }) => method === 'POST')).toMatchObject({ body: { id: 'password:h1' } });
  });

  it('say that no one has to wait', async () => {
    fakeServer(() => ({ json: [] }));
    renderInPortal(<ThrottlePage />);
    expect(await screen.findByText('No one has to wait')).toBeVisible();
  });

  it('offer another try when they cannot be loaded', async () => {
    fakeServer(() => ({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } }));
    renderInPortal(<ThrottlePage />);
    expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
  });
});
