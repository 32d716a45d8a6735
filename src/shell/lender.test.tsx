import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { fakeServer } from '../testing/fake-server';
import { followLender, refreshLender, storeLender, useLender, useMayAskLos } from './lender';

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

const Asks = () => <p>{useMayAskLos('documents') ? 'asks' : 'waits'}</p>;

it('asks the LOS for nothing on a first visit until it is known what the LOS has', async () => {
  localStorage.removeItem('emet.lender');
  fakeServer(() => ({ json: { ...publicFactDefaults, losCapabilities: ['loans', 'documents'] } }));
  render(<Asks />);
  act(followLender);
  expect(screen.getByText('waits')).toBeVisible();
  expect(await screen.findByText('asks')).toBeVisible();
});

it('never asks for what the LOS does not have, on a first visit and later', async () => {
  localStorage.removeItem('emet.lender');
  fakeServer(() => ({ json: { ...publicFactDefaults, losCapabilities: ['loans'] } }));
  act(followLender);
  render(<Asks />);
  await act(refreshLender);
  expect(screen.getByText('waits')).toBeVisible();
});

it('asks if the settings do not load, so that a failure is shown by the call itself', async () => {
  localStorage.removeItem('emet.lender');
  fakeServer(() => ({ status: 500 }));
  render(<Asks />);
  act(followLender);
  expect(await screen.findByText('asks')).toBeVisible();
});
