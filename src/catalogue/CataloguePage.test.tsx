import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldKinds } from '../fields/field-kinds';
import { renderInPortal } from '../testing/renderInPortal';
import { CataloguePage } from './CataloguePage';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows every component in its states, and every kind of field', async () => {
  renderInPortal(<CataloguePage />);
  for (const name of ['EmptyState, with what to do first', 'DataTable, failed', 'ChartFrame, loading', 'PageLoader']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  const fields = within(screen.getByRole('region', { name: 'Fields by kind' }));
  const names = fields.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual([...fieldKinds.map(({ kind }) => kind), 'rich text']);
});

it('changes the density', async () => {
  renderInPortal(<CataloguePage />);
  const density = within(screen.getByRole('group', { name: 'Density' }));
  await userEvent.click(density.getByRole('button', { name: 'compact' }));
  expect(density.getByRole('button', { name: 'compact' })).toHaveAttribute('aria-pressed', 'true');
});
