import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selfTests } from '../../domain/self-test/self-test';
import type { SystemState } from '../../domain/system/system.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { SelfTestPage } from './SelfTestPage';

const system: SystemState = {
  ...{ startedAt: '2026-11-20T15:00:00.000Z', memoryMb: 212, streams: 3 },
  versions: { portal: 'emet-portal 0.1.0', node: '20.19.5', database: 'PostgreSQL 18.4' },
  orders: [{ kind: 'credit-report', open: 2, retrying: 1, oldestAt: '2026-11-20T18:30:00.000Z' }],
  slowCalls: [{ call: 'GET /api/loans', count: 1204, median: 10, slowest5: 250 }],
};
const serve = (broken: string[] = [], state: SystemState = system) => {
  const seen = fakeServer(({ path }) => {
    if (path === '/api/emet-data/system') return { json: state };
    const name = path.split('/').at(-1) ?? '';
    if (name === 'los' && broken.includes('los-call')) return { status: 500, json: { message: 'Something broke.' } };
    return { json: { name, ok: !broken.includes(name), milliseconds: 12 } };
  });
  return () => seen.filter(({ method }) => method === 'POST');
};
const row = (name: string) => {
  const item = screen.getByRole('heading', { name, level: 3 }).closest('li');
  if (!item) throw new Error(`no row ${name}`);
  return within(item);
};

afterEach(() => vi.unstubAllGlobals());

describe('the self-tests', () => {
  it('run one after the other, with a summary', async () => {
    const seen = serve();
    renderInPortal(<SelfTestPage />);
    expect(screen.getByText('Not tested yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Run all tests' }));
    expect(await screen.findByText('7 parts tested: all work')).toBeVisible();
    expect(seen().map(({ method, path }) => `${method} ${path}`)).toEqual(
      selfTests.map((name) => `POST /api/emet-data/test/${name}`),
    );
    expect(row('Email').getByText('Works · 12 ms')).toBeVisible();
  });

  it('run individually', async () => {
    const seen = serve();
    renderInPortal(<SelfTestPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Run the test: Clock' }));
    expect(await row('Clock').findByText('Works · 12 ms')).toBeVisible();
    expect(seen()).toHaveLength(1);
    expect(row('Database').getByText('Not tested')).toBeVisible();
  });

  it('show what to do about a failure, and continue with the others', async () => {
    serve(['mail', 'los-call']);
    renderInPortal(<SelfTestPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Run all tests' }));
    expect(await screen.findByText('2 parts failed')).toBeVisible();
    expect(row('Email').getByRole('alert')).toHaveTextContent('Until then, no one receives a PIN.');
    expect(row('Loan origination system').getByRole('alert')).toHaveTextContent('Something broke.');
    expect(row('Loan origination system').getByText('No answer')).toBeVisible();
    expect(row('Live updates').getByText('Works · 12 ms')).toBeVisible();
  });
});

describe('the state of the portal', () => {
  const cells = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('row')
      .map((line) => [...line.children].map((cell) => cell.textContent));

  it('shows versions, open orders and slow calls', async () => {
    serve();
    renderInPortal(<SelfTestPage />);
    expect(await screen.findByText('PostgreSQL 18.4')).toBeVisible();
    expect(screen.getByText('212 MB')).toBeVisible();
    expect(cells('Orders that are not finished')).toEqual([
      ['Kind', 'Open', 'Tried again', 'Oldest'],
      ['Credit reports', '2', '1', '11/20/26 10:30 AM'],
    ]);
    expect(cells('Slowest calls since the start')[1]).toEqual(['GET /api/loans', '1,204', '≤ 10 ms', '≤ 250 ms']);
  });

  it('says when there is nothing to show', async () => {
    serve([], { ...system, orders: [], slowCalls: [] });
    renderInPortal(<SelfTestPage />);
    expect(await screen.findByText('All orders are finished.')).toBeVisible();
    expect(screen.getByText('No calls yet.')).toBeVisible();
  });
});
