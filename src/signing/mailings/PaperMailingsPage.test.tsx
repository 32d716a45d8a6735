import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, pacificDate } from '../../../domain/format/date';
import type { PaperMailing } from '../../../domain/signing/paper-mailing.schemas';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { PaperMailingsPage } from './PaperMailingsPage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const due: PaperMailing = {
  ...{ id: 'p1', version: 3, loanNum: '2611040001', borrower: 'Ruta Lindqvist', recipients: ['Ruta Lindqvist'] },
  ...{ title: 'Initial disclosures', kind: 'initial-disclosures', documents: ['Loan Estimate', 'Privacy notice'] },
  ...{ reason: 'withdrawn', since: '2026-11-18', sentOn: '2026-11-17', dueOn: '2026-11-19', isLate: true },
  ...{ state: 'due', mailedOn: null, sentBy: 'Noor Haddad', branch: 'Pasadena' },
};
const other: PaperMailing = {
  ...due,
  id: 'p2',
  loanNum: '2611040002',
  borrower: 'Ben Lee',
  recipients: ['Ben Lee'],
  isLate: false,
};
const mailed: PaperMailing = {
  ...{
    ...other,
    id: 'p3',
    loanNum: '2611040003',
    borrower: 'Cem Ak',
    recipients: ['Cem Ak'],
    kind: 'closing-disclosure',
  },
  ...{ state: 'mailed', mailedOn: '2026-11-19', reason: 'no-answer' },
};

/** Serves the list. The mailing of a loan in `refused` is refused as stale. */
function show(letter: 'r' | 'w' = 'w', refused: readonly string[] = []) {
  signInAs({ roles: ['Disclosure Desk'], menuPermissions: [15], pageLetters: { edisclosure: letter, disclose: 'w' } });
  const seen = fakeServer(({ method, path }) => {
    if (method !== 'POST') return { json: [due, other, mailed], headers: { 'content-range': 'packages 0-2/3' } };
    return refused.some((loanNum) => path.includes(loanNum))
      ? { status: 409, json: { code: 'stale', message: 'This package changed meanwhile.' } }
      : { json: {} };
  });
  onScreen('wide');
  renderInPortal(<PaperMailingsPage />, { at: '/main/paper-mailings', route: '/main/paper-mailings' });
  return { sent: () => seen.filter(({ method, path }) => method === 'POST' && path.includes('signing-packages')) };
}

/** As people type it. */
const usual = (date: string): string => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the list of paper mailings', () => {
  it('says for whom, why and until when, leads to the card of the package, and records the mailing of one', async () => {
    const { sent } = show();
    const row = await rowOf(/Ruta Lindqvist/);
    for (const text of ['Withdrew consent', 'Loan Estimate, Privacy notice', 'To mail'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/11\/19\/26/).parentElement).toHaveTextContent('11/19/26 · Overdue');
    expect(row.getByRole('link')).toHaveAttribute('href', '/loans/2611040001/edisclosure#signing-p1');
    const done = await rowOf(/Cem Ak/);
    expect(done.getByText('Mailed 11/19/26')).toBeVisible();
    expect(done.getByRole('link')).toHaveAttribute('href', '/loans/2611040003/cd#signing-p3');
    expect(done.queryByRole('button')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Record mailing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record mailing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record mailing' }));
    expect(await screen.findByText('Mailing recorded.')).toBeVisible();
    expect(sent()).toMatchObject([
      {
        path: '/api/loan-proxy/2611040001/signing-packages/p1/paper',
        body: { version: 3, mailedOn: pacificDate(new Date()) },
      },
    ]);
  });

  it('does not take a day before the package was sent, or one to come', async () => {
    show();
    await userEvent.click((await rowOf(/Ruta Lindqvist/)).getByRole('button', { name: 'Record mailing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record mailing' }));
    const day = dialog.getByRole('textbox', { name: /Mailed on/ });
    const today = pacificDate(new Date());
    for (const [typed, limit] of [
      ['2026-11-16', '2026-11-17'],
      [addDays(today, 1), today],
    ] as const) {
      await userEvent.clear(day);
      await userEvent.paste(usual(typed));
      await userEvent.tab();
      expect(await dialog.findByText(new RegExp(usual(limit)))).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Record mailing' })).toBeDisabled();
    }
  });

  it('records the mailing of several, names the loan that was refused, and leaves what is done', async () => {
    const { sent } = show('w', ['2611040002']);
    for (const name of [/Ruta Lindqvist/, /Ben Lee/, /Cem Ak/])
      await userEvent.click((await rowOf(name)).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: /3/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Record mailing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record mailing of 2 packages' }));
    expect(dialog.getByText(/1 selected package isn’t waiting/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Record mailing' }));
    expect(await screen.findByText(/Mailing recorded\. Not recorded: 2611040002\./)).toBeVisible();
    expect(sent().map(({ path }) => path.split('/')[3])).toEqual(['2611040001', '2611040002']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Nothing stays selected.
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
  });

  it('is only read by users who send nothing', async () => {
    show('r');
    const row = await rowOf(/Ruta Lindqvist/);
    expect(row.queryByRole('button')).toBeNull();
    expect(row.queryByRole('checkbox')).toBeNull();
  });
});
