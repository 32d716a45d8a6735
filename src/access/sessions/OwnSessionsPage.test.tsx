import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { OwnSessionsPage } from './OwnSessionsPage';

const session = (id: string, more: object = {}) => ({
  ...{ id, browser: 'Firefox', system: 'Windows', address: '203.0.113.7', isCurrent: false, isLqb: false },
  ...{ signedInAt: '2026-11-20T16:00:00Z', lastUsedAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-21T04:00:00Z' },
  ...more,
});
const current = session('1', { isCurrent: true });
const phone = session('2', { browser: 'Safari', system: 'iOS', address: null });
const unknown = session('3', { browser: null, system: null });

const rowOf = (name: RegExp) => {
  const item = screen.getByRole('heading', { name, level: 3 }).closest('li');
  if (!item) throw new Error(`no row ${name}`);
  return within(item);
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('lists the sessions with device and network address, and ends one or all others', async () => {
  let listed = [current, phone, unknown];
  const seen = fakeServer(({ method, path }) => {
    if (method === 'GET') return { json: listed };
    listed = path.endsWith('/2') ? [current, unknown] : [current];
    return { status: 204 };
  });
  renderInPortal(<OwnSessionsPage />);
  expect(await screen.findByRole('heading', { name: 'Firefox on Windows · This session' })).toBeVisible();
  expect(rowOf(/Firefox/).getByText('Network address 203.0.113.7')).toBeVisible();
  expect(rowOf(/Firefox/).queryByRole('button')).toBeNull();
  expect(rowOf(/Unknown device/).getByRole('button')).toBeVisible();
  await userEvent.click(
    rowOf(/Safari on iOS/).getByRole('button', { name: /^End the session: Safari on iOS, signed in 11\/20\/26/ }),
  );
  const asked = await screen.findByRole('dialog', { name: 'End session' });
  expect(asked).toHaveTextContent(
    /^.*Safari on iOS, signed in 11\/20\/26 .*It ends immediately\. We keep the unsaved changes there\./,
  );
  expect(seen.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'End session' }));
  await vi.waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  const all = await screen.findByRole('button', { name: 'End all other sessions' });
  await vi.waitFor(() => expect(all).toBeEnabled());
  await userEvent.click(all);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('1 session ends immediately. We keep the unsaved changes there.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'End all other sessions' }));
  await vi.waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
  expect(seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/auth/sessions/2',
    '/api/auth/sessions',
  ]);
});

it('tells retail employees, who cannot change their password, to ask for a link', async () => {
  signInAs({ username: 'ann', isRetail: true });
  fakeServer(() => ({ json: [current] }));
  renderInPortal(<OwnSessionsPage />);
  expect(await screen.findByText(/end it and ask your administrator for a password link\./)).toBeVisible();
});

it('shows that the list could not be loaded, and tries again', async () => {
  let works = false;
  fakeServer(() => (works ? { json: [current] } : { status: 500, json: { message: 'Something broke.' } }));
  renderInPortal(<OwnSessionsPage />);
  expect(await screen.findByRole('alert')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This session/)).toBeVisible();
});
