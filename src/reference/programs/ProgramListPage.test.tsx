import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { ProgramListPage } from './ProgramPages';

const program = (id: string, name: string) => ({
  id,
  version: 4,
  name,
  groupId: 'g1',
  rules: 'r1',
  investor: 'Northfield Agency',
  displayOrder: 1,
  active: true,
  isCorrespondent: true,
  minimumPrice: '96.000',
  maximumPrice: '104.000',
  lenderFees: '0.00',
  minAmount: null,
  maxAmount: null,
  maxDti: null,
  onlyStates: null,
  exceptStates: null,
});

const serve = () =>
  fakeServer(({ method, path }) => {
    if (method === 'POST') return { json: { ...program('p1', 'Conforming 30'), active: false, version: 5 } };
    if (path.includes('/prog/group')) return { json: [], headers: { 'Content-Range': 'groups */0' } };
    return { json: [program('p1', 'Conforming 30')], headers: { 'Content-Range': 'programs 0-0/1' } };
  });

beforeEach(() => onScreen('wide'));
afterEach(() => vi.unstubAllGlobals());

describe('the list of programs', () => {
  it('exports the list, and deactivates selected programs after a confirmation', async () => {
    const seen = serve();
    renderInPortal(<ProgramListPage />, { at: '/main/admin/program' });
    await screen.findByRole('link', { name: 'Conforming 30' });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/1 program will no longer be offered/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Updated 1 record.')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { id: 'p1', version: 4, active: false },
    ]);
  });
});
