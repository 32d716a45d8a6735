import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { fakeServer } from '../testing/fake-server';
import { refreshLender, storeLender, useLender } from './lender';

const Name = () => <p>{useLender().lenderName}</p>;

beforeEach(() => storeLender(publicFactDefaults));
afterEach(() => vi.unstubAllGlobals());

it('shows the last known settings until the server answers, and stores the answer for the next visit', async () => {
  const seen = fakeServer(() => ({ json: { ...publicFactDefaults, lenderName: 'Larch Bank' } }));
  render(<Name />);
  expect(screen.getByText('Emet Mortgage')).toBeVisible();
  await act(refreshLender);
  expect(screen.getByText('Larch Bank')).toBeVisible();
  expect(seen[0]?.path).toBe('/api/public/settings');
  expect(localStorage.getItem('emet.lender')).toContain('Larch Bank');
});

it('keeps the last known settings if the server does not answer', async () => {
  fakeServer(() => ({ status: 500 }));
  render(<Name />);
  await act(refreshLender);
  expect(screen.getByText('Emet Mortgage')).toBeVisible();
});
