import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { crudCalls } from '../../crud/crud-calls';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { referenceCalls } from '../reference-calls';
import { RatePage } from './RatePage';

const whole: PublicationDetail = {
  ...{ id: 'p1', number: 4, version: 2, state: 'in-force', fileName: 'rates.csv' },
  ...{
    programs: 2,
    inForce: 2,
    untouched: 0,
    rows: 40,
    latest: 4,
    changes: [],
    affected: [],
    rolledBackTo: null,
    handedOver: true,
  },
  ...{ uploadedBy: 'Ann Lee', uploadedAt: '2026-03-04T10:00:00.000Z' },
  ...{ publishedBy: 'Ann Lee', publishedAt: '2026-03-04T11:00:00.000Z', effectiveAt: '2026-03-04T11:00:00.000Z' },
};

async function open(given: Partial<PublicationDetail>) {
  const publication = { ...whole, ...given };
  stubCalls(referenceCalls, { ratePublication: async () => publication });
  stubCalls(crudCalls, { history: async () => ({ rows: [], total: 0, open: false }) });
  renderInPortal(<RatePage />, { at: '/rates/p1', route: '/rates/:id' });
  await screen.findByRole('heading', { name: 'rates.csv' });
  return screen.queryByRole('button', { name: 'Roll back' });
}

it.each([
  ['price every program now', { latest: 5 }],
  ['are the newest, even if they left some programs unchanged', { untouched: 3 }],
])('hides the rollback for rates that %s', async (_, given) => {
  expect(await open(given)).toBeNull();
});

it.each([
  ['are no longer in force', { state: 'replaced', inForce: 0 }],
  ['were replaced for one program', { inForce: 1, latest: 5 }],
  ['left some programs unchanged', { untouched: 3, latest: 5 }],
] as const)('offers a rollback to rates that %s', async (_, given) => {
  expect(await open(given)).toBeVisible();
});

it('counts the loans whose prices move, each count leading to its loans', async () => {
  await open({ affected: [{ program: 'Conforming 30 Yr Fixed', priced: 12, locked: 0 }] });
  const row = screen.getByRole('row', { name: /Conforming 30 Yr Fixed/ });
  expect(row).toHaveTextContent('12–');
  const address = new URL(screen.getByRole('link', { name: '12' }).getAttribute('href') ?? '', 'http://x');
  expect(address.searchParams.get('sLpTemplateNm')).toBe('Conforming 30 Yr Fixed');
  expect(address.searchParams.getAll('sStatusT')).toEqual(['0', '1', '3']);
});

it('leads from rates in effect to the draft of an announcement', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'Write announcement' })).toHaveAttribute(
    'href',
    '/main/resources/announcements',
  );
});
