import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { crudCalls } from '../../crud/crud-calls';
import { queryKeys } from '../../providers/data/query-keys';
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
    announcement: null,
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

it.each([
  [true, 'Review announcement draft'],
  [false, 'Read announcement'],
])('leads to the announcement of the rates (draft: %s)', async (isDraft, name) => {
  await open({ announcement: { id: 'a1', isDraft } });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/main/resources/announcements?open=a1');
});

it('offers no announcement that was deleted', async () => {
  await open({});
  expect(screen.queryByRole('link', { name: /announcement/ })).toBeNull();
});

it('asks for publishing with the loans that it affects, each count leading to its loans', async () => {
  await open({
    ...{ state: 'draft', programs: 2 },
    affected: [
      { program: 'Conforming 30 Yr Fixed', priced: 12, locked: 3 },
      { program: 'FHA 30 Yr Fixed', priced: 0, locked: 2 },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Loans whose program changes its prices: 17')).toBeVisible();
  expect(dialog.getByRole('row', { name: /FHA 30 Yr Fixed/ })).toHaveTextContent('–2');
  const locked = dialog.getByRole('link', { name: '3' });
  expect(locked).toHaveAttribute('target', '_blank');
  const address = new URL(locked.getAttribute('href') ?? '', 'http://x');
  expect(address.searchParams.get('sRateLockStatusT')).toBe('1');
});

it('says before publishing that no loan is affected', async () => {
  await open({ state: 'draft' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('No loan has a program whose prices change.')).toBeVisible();
});

it('reads the announcements again after publishing drafted one', async () => {
  const folder = vi.fn(async () => 'news');
  let current: PublicationDetail = { ...whole, state: 'draft' };
  stubCalls(referenceCalls, {
    ratePublication: async () => current,
    publishRates: async () => {
      current = { ...whole, announcement: { id: 'a1', isDraft: true } };
      return current;
    },
  });
  stubCalls(crudCalls, { history: async () => ({ rows: [], total: 0, open: false }) });
  function News() {
    const { data } = useQuery({ queryKey: queryKeys.folder('announcements'), queryFn: folder });
    return <p>{data}</p>;
  }
  renderInPortal(
    <>
      <News />
      <RatePage />
    </>,
    { at: '/rates/p1', route: '/rates/:id' },
  );
  await screen.findByText('news');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() => expect(folder).toHaveBeenCalledTimes(2));
  // The result has the focus.
  expect(document.activeElement).toHaveTextContent('In effect from');
});

it('shows times and codes of the history as everywhere', async () => {
  const entry = { subject: 'rate-sheet:p1', actor: 'ann', actorName: 'Ann Lee', outcome: 'done' } as const;
  const at = '2026-11-23T17:04:00.000Z';
  stubCalls(referenceCalls, { ratePublication: async () => whole });
  stubCalls(crudCalls, {
    history: async () => ({
      rows: [
        {
          ...{ ...entry, id: 'h2', at, action: 'rate-sheet.publish' },
          fields: [
            { field: 'status', before: 'draft', after: 'published' },
            { field: 'effectiveAt', before: null, after: at },
          ],
        },
        { ...entry, id: 'h1', at, action: 'rate-sheet.upload', fields: [] },
      ],
      total: 2,
      open: false,
    }),
  });
  renderInPortal(<RatePage />, { at: '/rates/p1', route: '/rates/:id' });
  const history = await screen.findByRole('region', { name: 'History' });
  expect(await within(history).findByText('uploaded this')).toBeVisible();
  expect(history).toHaveTextContent('Not published Published');
  expect(history).not.toHaveTextContent(/T17:04|draft/);
});
