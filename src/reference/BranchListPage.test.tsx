import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { BranchListPage } from './BranchPages';

const branch = (id: string, name: string, state: string) => ({
  id,
  version: 1,
  name,
  state,
  code: null,
  nmlsId: null,
  address: null,
  city: name,
  zip: null,
  phone: null,
  email: null,
  manager: null,
  channel: '1',
  priceGroup: null,
  active: true,
});
const rows = [branch('b1', 'Bellevue', 'WA'), branch('b2', 'Pasadena', 'CA')];

const serve = (json: unknown = rows) =>
  fakeServer(({ method, body }) =>
    method === 'POST'
      ? { json: { ...rows.find(({ id }) => id === (body as { id: string }).id), version: 2, active: false } }
      : { json, headers: { 'Content-Range': `branches 0-1/${Array.isArray(json) ? json.length : 0}` } },
  );

const listed = (seen: ReturnType<typeof fakeServer>, at = -1) =>
  new URL(seen.filter(({ method }) => method === 'GET').at(at)?.path ?? '', 'http://portal').searchParams;

beforeEach(() => onScreen('wide'));
afterEach(() => vi.unstubAllGlobals());

describe('the list of branches', () => {
  it('applies the URL, and shows its filter as a chip', async () => {
    const seen = serve([rows[1]]);
    renderInPortal(<BranchListPage />, { at: '/main/admin/branch?filter={"state":["CA"]}&sort=city&order=DESC' });
    expect(await screen.findByRole('link', { name: 'Pasadena' })).toHaveAttribute('href', '/main/admin/branch/b2');
    expect(listed(seen).get('filter')).toBe('{"state":["CA"]}');
    expect(listed(seen).get('sort')).toBe('["city","DESC"]');
    expect(screen.getByRole('button', { name: 'State: California' })).toBeVisible();
  });

  it('writes a search to the URL and sends it to the server', async () => {
    const seen = serve();
    const { where } = renderInPortal(<BranchListPage />, { at: '/main/admin/branch' });
    await screen.findByRole('link', { name: 'Pasadena' });
    await userEvent.type(screen.getByRole('searchbox'), 'pasa');
    await waitFor(() => expect(listed(seen).get('filter')).toBe('{"q":"pasa"}'));
    expect(decodeURIComponent(where())).toContain('filter={"q":"pasa"}');
  });

  it('opens the last page if the one of the URL no longer exists', async () => {
    const seen = serve();
    const { where } = renderInPortal(<BranchListPage />, { at: '/main/admin/branch?sort=city&order=DESC&page=3' });
    await waitFor(() => expect(where()).toBe('/main/admin/branch?sort=city&order=DESC'));
    await waitFor(() => expect(listed(seen).get('range')).toBe('[0,9]'));
  });

  it('shows an empty state', async () => {
    serve([]);
    renderInPortal(<BranchListPage />, { at: '/main/admin/branch' });
    expect(await screen.findByText('No branches yet')).toBeVisible();
  });

  it('clears filters without matches', async () => {
    const seen = serve([]);
    renderInPortal(<BranchListPage />, { at: '/main/admin/branch?filter={"q":"zz"}' });
    const [clear] = await screen.findAllByRole('button', { name: 'Clear' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(listed(seen).get('filter')).toBe('{}'));
  });

  it('remembers hidden columns', async () => {
    serve();
    renderInPortal(<BranchListPage />, { at: '/main/admin/branch' });
    await screen.findByRole('link', { name: 'Pasadena' });
    await userEvent.click(screen.getByRole('button', { name: /Columns/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull());
  });

  it('applies a confirmed action to the selected branches, and shows how many it changed', async () => {
    const seen = serve();
    renderInPortal(<BranchListPage />, { at: '/main/admin/branch' });
    await screen.findByRole('link', { name: 'Pasadena' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/2 records will no longer accept new loans/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Updated 2 records.')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { id: 'b1', version: 1, active: false },
      { id: 'b2', version: 1, active: false },
    ]);
  });
});
