import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import {
  AdminExclusionsPage,
  ExclusionCreatePage,
  InternalExclusionsPage,
  PublicExclusionsPage,
} from './ExclusionPages';

const shown = {
  id: 'x1',
  name: 'Philippa Overstreet',
  licenseNumber: 'AL038215',
  licenseState: 'CA',
  company: 'Overstreet & Daughters',
  since: '2023-11-02',
};
const entry = { ...shown, version: 1, reason: 'Comparable sales too far away', source: 'Review', active: true };
const serve = (rows: readonly object[]) =>
  fakeServer(({ method, body }) =>
    method === 'POST'
      ? { json: { ...entry, ...(body as object), id: 'x2', version: 1 } }
      : { json: rows, headers: { 'Content-Range': `appraisers 0-0/${rows.length}` } },
  );

beforeEach(() => onScreen('wide'));
afterEach(() => vi.unstubAllGlobals());

describe('the exclusionary list', () => {
  it('lets administrators open and add entries', async () => {
    serve([entry]);
    renderInPortal(<AdminExclusionsPage />, { at: '/main/admin/appraisal' });
    const link = await screen.findByRole('link', { name: 'Philippa Overstreet' });
    expect(link).toHaveAttribute('href', '/main/admin/appraisal/x1');
    expect(screen.getByRole('link', { name: 'Add appraiser' })).toBeVisible();
  });

  it('shows reasons read-only to internal staff', async () => {
    serve([entry]);
    renderInPortal(<InternalExclusionsPage />, { at: '/main/internal/appraisal' });
    expect(await screen.findByText('Comparable sales too far away')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Philippa Overstreet' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add appraiser' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it('shows guests only names and dates, from the public call', async () => {
    const seen = serve([shown]);
    renderInPortal(<PublicExclusionsPage />, { at: '/public/appraiser-exclusionary-list' });
    expect(await screen.findByText('Philippa Overstreet')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Reason' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'over');
    await waitFor(() => expect(decodeURIComponent(seen.at(-1)?.path ?? '')).toContain('{"q":"over"}'));
    expect(seen.every(({ path }) => path.startsWith('/api/public/appraiser-exclusionary-list'))).toBe(true);
  });

  it('shows an empty state', async () => {
    serve([]);
    renderInPortal(<PublicExclusionsPage />, { at: '/public/appraiser-exclusionary-list' });
    expect(await screen.findByText('No appraisers on the list')).toBeVisible();
  });

  it('requires name, date and reason for a new entry', async () => {
    const seen = serve([]);
    const { where } = renderInPortal(<ExclusionCreatePage />, {
      at: '/main/admin/appraisal/create',
      route: '/main/admin/appraisal/create',
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Appraiser/ }), 'Ann Lee');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Suspended');
    await userEvent.type(screen.getByLabelText(/Since/), '11022023');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(where()).toBe('/main/admin/appraisal/x2'));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Ann Lee',
      since: '2023-11-02',
      reason: 'Suspended',
      active: true,
    });
  });
});
