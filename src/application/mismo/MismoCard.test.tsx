import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { MismoCard } from './MismoCard';

const loan: LoanDocument = {
  ...emptyDocument(),
  version: 3,
  sLNm: '2611051394',
  sStatusT: '0',
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
  assets: [{ id: 'a1', owners: ['0B'], holder: 'Harbor Bank', value: '10.00' }],
};

const trip: RoundTrip = {
  equal: true,
  compared: 258,
  differences: [
    { place: 'sStatusT', field: 'sStatusT', exported: '0', after: null, reason: 'set-by-los' },
    { place: 'sFhaCaseNum', field: 'sFhaCaseNum', exported: '123', after: null, reason: 'in-another-field' },
  ],
  beyond: [{ path: 'MESSAGE/DEAL/FOO/Bar', count: 3, sample: 'baz' }],
  original: { name: 'couple.xml', size: 48_000, importedAt: '2026-11-20T18:42:00.000Z', by: 'Olga Officer' },
};

function show(answer: () => FakeAnswer, applicants: LoanDocument['applicants'] = loan.applicants) {
  const calls = fakeServer(({ path }) => {
    if (path.endsWith('/mismo/round-trip')) return answer();
    if (path.endsWith('/mismo') || path.endsWith('/original')) return { text: '<MESSAGE/>' };
    return { json: loan };
  });
  renderInPortal(<MismoCard loan={{ ...loan, applicants }} />);
  return calls;
}

beforeEach(() => {
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [11] });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

describe('MISMO file of a loan', () => {
  it('reports a lossless round trip, values not exported with the reason, and values only in the original', async () => {
    show(() => ({ json: trip }));
    expect(await screen.findByText(/Everything a MISMO file can hold comes back unchanged/)).toBeTruthy();
    expect(screen.getByText('258 values came back unchanged.')).toBeTruthy();
    const stays = screen.getByRole('region', { name: /What stays in the portal · 2 values/ });
    expect(within(stays).queryByText('123')).toBeNull();
    fireEvent.click(within(stays).getByRole('button', { name: 'Show' }));
    expect(within(stays).getByText('123')).toBeTruthy();
    expect(within(stays).getByText(/Only the LOS sets it/)).toBeTruthy();
    const beyond = screen.getByRole('region', { name: /Values only in the original file · 3 values/ });
    fireEvent.click(within(beyond).getByRole('button', { name: 'Show' }));
    expect(within(beyond).getByText('MESSAGE/DEAL/FOO/Bar')).toBeTruthy();
    expect(within(beyond).getByText('× 3')).toBeTruthy();
    expect(screen.getByText(/Imported .11\/20\/26 10:42 AM. by .Olga Officer/)).toBeTruthy();
  });

  it('lists each changed value with its borrower, old and new value, and reason', async () => {
    const differences: RoundTrip['differences'] = [
      {
        place: 'applicants.0.aBSsn',
        field: 'aBSsn',
        exported: '***-**-5077',
        after: null,
        reason: 'depends-on-another',
      },
      { place: 'assets.a1.value', field: 'asset.value', exported: '10.00', after: '11.00', reason: 'changed' },
      { place: 'assets.a1.owners', field: null, exported: ['0B', '0C'], after: ['0B'], reason: 'owner-not-exported' },
    ];
    show(() => ({ json: { ...trip, equal: false, differences } }));
    expect(await screen.findByText(/3 values don’t come back unchanged/)).toBeTruthy();
    const lost = within(screen.getByRole('list', { name: 'What doesn’t come back' }));
    const rows = lost.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/Ann Lee · .*\*\*\*-\*\*-5077–It’s exported with another value/);
    expect(rows[1]).toMatch(/Harbor Bank · .*10\.00.*11\.00.*Please report it/);
    expect(rows[2]).toMatch(/Harbor Bank · Owners.*Ann Lee/);
  });

  it('shows that the loan was entered manually if there is no original file', async () => {
    show(() => ({ json: { ...trip, original: null, beyond: [] } }));
    expect(await screen.findByText(/was entered in the portal/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download original' })).toBeNull();
  });

  it('says on the button how many Social Security numbers an export counts', async () => {
    show(() => ({ json: trip }), [{ aBSsn: '***-**-1234', aCSsn: '***-**-2345' }, { aBSsn: '***-**-3456' }]);
    expect(await screen.findByRole('button', { name: 'Export MISMO 3.4 · 3 SSNs' })).toBeVisible();
  });

  it('downloads the export and the original', async () => {
    const calls = show(() => ({ json: trip }));
    fireEvent.click(await screen.findByRole('button', { name: 'Download original' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export MISMO 3.4' }));
    await waitFor(() => {
      const paths = calls.map(({ path }) => path);
      expect(paths).toContain('/api/lqb/loans/2611051394/mismo/original');
      expect(paths).toContain('/api/lqb/loans/2611051394/mismo');
    });
    expect(await screen.findByRole('button', { name: 'Export MISMO 3.4' })).toBeTruthy();
  });

  it.each([
    [{ application: 'r', export: 'r' }, /last four digits/, ['Export MISMO 3.4']],
    [{ application: 'w' }, /roles may not export/, []],
  ])('offers what the right to export allows: %j', async (pageLetters, lead, offered) => {
    signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [11], pageLetters });
    show(() => ({ json: trip }));
    expect(await screen.findByText(lead)).toBeVisible();
    await screen.findByText(/Imported/);
    const downloads = screen.queryAllByRole('button', { name: /^(Export MISMO 3\.4|Download original)$/ });
    expect(downloads.map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('shows a loading state, then an error with a retry', async () => {
    let answer: FakeAnswer = { status: 500, json: { code: 'internal', message: 'No.', requestId: 'r' } };
    show(() => answer);
    expect(screen.getByRole('status', { name: /We export the loan/ })).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer = { json: trip };
    fireEvent.click(again);
    expect(await screen.findByText(/Everything a MISMO file can hold/)).toBeTruthy();
  });

  it('shows Not Authorized without access to the application', async () => {
    show(() => ({ status: 403, json: { code: 'not-authorized', message: 'Not Authorized', requestId: 'r' } }));
    expect(await screen.findByText('Not Authorized')).toBeTruthy();
  });
});
