import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { BranchShowPage } from './BranchPages';

afterEach(() => vi.unstubAllGlobals());

it('shows a branch as text, with a link to its form', async () => {
  fakeServer(({ path }) => ({
    json: path.includes('/history') ? [] : { id: 'b1', version: 1, name: 'Reno', channel: '1', active: false },
  }));
  renderInPortal(<BranchShowPage />, { at: '/main/admin/branch/b1/show', route: '/main/admin/branch/:id/show' });
  expect(await screen.findByRole('heading', { name: 'Reno' })).toBeVisible();
  expect(screen.getByText('Retail')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Edit branch' })) {
    expect(link).toHaveAttribute('href', '/main/admin/branch/b1');
  }
});
