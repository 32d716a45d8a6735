import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selfTests } from '../../domain/self-test/self-test';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { SelfTestPage } from './SelfTestPage';

const serve = (broken: string[] = []) =>
  fakeServer(({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    if (name === 'los' && broken.includes('los-call')) return { status: 500, json: { message: 'Something broke.' } };
    return { json: { name, ok: !broken.includes(name), milliseconds: 12 } };
  });
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
    expect(screen.getByRole('status')).toHaveTextContent('Not tested yet');
    await userEvent.click(screen.getByRole('button', { name: 'Run all tests' }));
    expect(await screen.findByText('7 parts tested: all work')).toBeVisible();
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
      selfTests.map((name) => `POST /api/emet-data/test/${name}`),
    );
    expect(row('Email').getByText('Works · 12 ms')).toBeVisible();
  });

  it('run individually', async () => {
    const seen = serve();
    renderInPortal(<SelfTestPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Run the test: Clock' }));
    expect(await row('Clock').findByText('Works · 12 ms')).toBeVisible();
    expect(seen).toHaveLength(1);
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
