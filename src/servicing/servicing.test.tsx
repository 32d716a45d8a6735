import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { accountView, termsView } from '../../domain/servicing/account-view';
import type { AmountsAnswer } from '../../domain/servicing/amounts.schemas';
import type { NoticesAnswer } from '../../domain/servicing/notice.schemas';
import type { PostingEffectAnswer } from '../../domain/servicing/posting-effect.schemas';
import { sampleTerms } from '../../domain/servicing/sample-terms.test-support';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { ServicingLoanPage } from './ServicingLoanPage';

const first = { reference: 'P-1', date: '2026-02-01', type: 'payment', amount: 849_55 } as const;

const payment: ServicingPayment = {
  ...{ sSubservicerLoanNm: null, sServicingTransferD: null, sServicingCurrentPrincipal: null },
  ...{ sServicingNextPmtD: null, sServicingEscrowPmt: null, sMonthlyPmt: null },
  ...{ notice: 'Not yet available. Please check back after the transfer date.', version: 3, transfer: null },
  servicer: { name: 'Example Loan Servicing', paymentLink: 'https://servicing.example.com/pay' },
  ...{ borrower: 'Ann Lee', status: '6', terms: termsView(sampleTerms), missing: [] },
  account: accountView(sampleTerms, [first], { today: '2026-03-20', penaltyThrough: null }),
  transactions: [{ reference: 'P-1', date: '2026-02-01', type: 'payment', amount: '849.55' }],
};

const payoff = {
  ...{ date: '2026-03-20', principal: '99900.45', paidTo: '2026-02-01', months: 1, monthsInterest: '499.50' },
  ...{
    days: 19,
    perDiem: '16.42',
    perDiemThrough: '2026-03-31',
    perDiemBasis: 365,
    daysInterest: '311.98',
    lateCharges: '29.98',
  },
  ...{ insurance: '50.00', penalty: '0.00', sendBy: '2026-03-31' },
  ...{ escrowAdvance: '0.00', unapplied: '0.00', total: '100741.91', escrowRefund: '1200.00' },
};

const amounts: AmountsAnswer = {
  ...{ seen: 0, changes: [], days: ['2026-04-01', '2026-05-01'], now: { escrow: '200.00', insurance: '50.00' } },
};

const effect: PostingEffectAnswer = {
  ...{ pays: ['2026-03-01'], reopens: [], ahead: 0, problem: null },
  before: { principal: '99900.45', escrow: '1200.00', unapplied: '0.00' },
  after: { principal: '99800.40', escrow: '1400.00', unapplied: '0.00' },
};

const notices: NoticesAnswer = {
  ...{ consentOn: null, withoutEmail: [], sale: { soldD: '2026-03-02', owner: 'Harbor Fund', by: '2026-04-01' } },
  notices: [
    {
      ...{ id: 'n1', kind: 'payoff', aboutD: '2026-03-31', dueBy: '2026-03-18', documentId: 'n1' },
      ...{ madeAt: '2026-03-09T18:00:00Z', madeBy: 'Ann', given: null, version: 1 },
    },
  ],
};

const open = () =>
  renderInPortal(<ServicingLoanPage />, {
    at: '/main/internal/servicing/2611040001',
    route: '/main/internal/servicing/:loanNum',
  });

const serve = (post: unknown, shown: ServicingPayment = payment, told: PostingEffectAnswer = effect) =>
  fakeServer(({ method, path }) => {
    if (path.includes('/transaction-effect')) return { json: told };
    if (path.includes('/servicing-amounts') && method === 'GET') return { json: amounts };
    if (method === 'POST') return { json: post };
    if (path.includes('/servicing-notices')) return { json: notices };
    if (path.includes('/payoff')) return { json: payoff };
    if (path.includes('/escrow-review')) return { json: { review: null, withoutDay: ['County taxes'] } };
    return { json: shown };
  });

const isPosting = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && path.endsWith('/emet-data/transactions');

afterEach(() => vi.unstubAllGlobals());

it('shows the months with their parts, the payoff, and what the escrow analysis lacks', async () => {
  serve({});
  open();
  const months = within(await screen.findByRole('group', { name: 'Payments by month' }));
  const march = months.getByRole('row', { name: /^03\/01\/26/ });
  for (const text of ['Missing', '$849.55', '$499.50', '$100.05', '$29.98']) {
    expect(within(march).getByText(text)).toBeVisible();
  }
  expect(await screen.findByText('$100,741.91')).toBeVisible();
  expect(screen.getByText('Interest, 19 days at $16.42 (year of 365 days)')).toBeVisible();
  expect(await screen.findByText('Enter the due dates of these expenses first: County taxes.')).toBeVisible();
  expect(screen.getByText('No transfer is planned. Borrowers pay Example Loan Servicing.')).toBeVisible();
});

it('keeps a transaction whose reference is in use in the dialog, and says so at the reference', async () => {
  const rows = [{ row: 1, reference: 'P-1', result: 'refused', fields: { reference: 'taken' } }];
  const seen = serve({ saved: 0, unchanged: 0, refused: 1, notSaved: 0, rows });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Post transaction' }));
  const dialog = within(screen.getByRole('dialog'));
  const reference = dialog.getByRole('textbox', { name: /Reference/ });
  await userEvent.clear(reference);
  await userEvent.type(reference, 'P-1');
  await userEvent.type(dialog.getByRole('textbox', { name: /Amount/ }), '849.55');
  await userEvent.click(dialog.getByRole('button', { name: 'Post transaction' }));
  expect(await dialog.findByText('This value is already in use. Choose another one.')).toBeVisible();
  expect(seen.find(isPosting)?.body).toEqual({
    rows: [
      { loanNum: '2611040001', date: '2026-03-20', type: 'payment', amount: '849.55', reference: 'P-1', reverses: '' },
    ],
  });
});

it('says at the amount that a payment is above zero', async () => {
  const rows = [{ row: 1, reference: 'P-2', result: 'refused', fields: { amount: 'wrong' } }];
  serve({ saved: 0, unchanged: 0, refused: 1, notSaved: 0, rows });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Post transaction' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Amount/ }), '-849.55');
  await userEvent.click(dialog.getByRole('button', { name: 'Post transaction' }));
  expect(await dialog.findByText('Enter an amount above zero. A reversal takes a transaction back.')).toBeVisible();
});

it('shows what a transaction would do, and why it is refused, before it is posted', async () => {
  const after = { principal: '0.00', escrow: '9000.00', unapplied: '500.00' };
  const pays = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'];
  const seen = serve({}, payment, { ...effect, pays, ahead: 4, problem: 'more-than-payoff', after });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Post transaction' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('textbox', { name: /Amount/ }));
  await userEvent.paste('99,999,999');
  expect(await dialog.findByText('Pays 5 months, due 03/01/26, 04/01/26, 05/01/26, and 07/01/26.')).toBeVisible();
  expect(dialog.getByText('$99,900.45 → $0.00')).toBeVisible();
  expect(dialog.getByText('This is more than the payoff of the loan on that day.')).toBeVisible();
  expect(seen.some(isPosting)).toBe(false);
});

it('changes escrow and insurance from a due date on', async () => {
  const seen = serve({ ...amounts, seen: 2 });
  open();
  const section = await screen.findByText('Escrow $200.00, mortgage insurance $50.00 a month.');
  expect(section).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change amounts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change amounts' }));
  await userEvent.selectOptions(dialog.getByLabelText(/^From due date/), '05/01/26');
  const escrow = dialog.getByRole('textbox', { name: /^Escrow/ });
  await userEvent.clear(escrow);
  await userEvent.click(escrow);
  await userEvent.paste('225');
  await userEvent.click(dialog.getByRole('textbox', { name: /^Reason/ }));
  await userEvent.paste('Yearly analysis');
  await userEvent.click(dialog.getByRole('button', { name: 'Save amounts' }));
  await vi.waitFor(() =>
    expect(seen.find(({ method, path }) => method === 'POST' && path.includes('amounts'))?.body).toEqual({
      ...{ seen: 0, from: '2026-05-01', escrow: '225.00', insurance: '50.00', reason: 'Yearly analysis' },
    }),
  );
});

it('asks for the prepayment penalty while the note charges for one, and then calculates', async () => {
  const account = accountView(sampleTerms, [first], { today: '2026-03-20', penaltyThrough: '2029-01-10' });
  const seen = serve({}, { ...payment, account });
  open();
  const penalty = await screen.findByRole('textbox', { name: /Prepayment penalty/ });
  expect(screen.getByText('The note charges for a prepayment through 01/10/29.')).toBeVisible();
  const asked = () => seen.filter(({ path }) => path.includes('/payoff')).map(({ path }) => path.split('?')[1]);
  expect(asked()).toEqual([]);
  await userEvent.click(penalty);
  await userEvent.paste('1,500');
  expect(await screen.findByText('$100,741.91')).toBeVisible();
  expect(asked()).toEqual(['date=2026-03-20&penalty=1500.00']);
});

it('offers no transaction to take back that is taken back already', async () => {
  const reversal = {
    reference: 'R-1',
    date: '2026-02-03',
    type: 'reversal',
    amount: -849_55,
    reverses: 'P-1',
  } as const;
  const account = accountView(sampleTerms, [first, reversal], { today: '2026-03-20', penaltyThrough: null });
  serve({}, { ...payment, account });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Post transaction' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Type/ }), 'Reversal');
  const taken = within(dialog.getByRole('combobox', { name: 'Transaction taken back' }));
  expect(taken.queryByRole('option', { name: /Payment/ })).toBeNull();
});

it('lets a reversal name the transaction that it takes back', async () => {
  const seen = serve({
    saved: 1,
    unchanged: 0,
    refused: 0,
    notSaved: 0,
    rows: [{ row: 1, reference: 'R', result: 'saved' }],
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Post transaction' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('combobox', { name: 'Transaction taken back' })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Type/ }), 'Reversal');
  const taken = dialog.getByRole('combobox', { name: 'Transaction taken back' });
  expect(within(taken).getByRole('option', { name: '02/01/26 · Payment · $849.55' })).toBeVisible();
  await userEvent.selectOptions(taken, 'P-1');
  // Its amount is known.
  const amount = await dialog.findByDisplayValue('−849.55');
  expect(amount).toHaveAccessibleName('Amount');
  expect(amount).toHaveAttribute('readonly');
  await userEvent.click(dialog.getByRole('button', { name: 'Post transaction' }));
  await vi.waitFor(() => expect(seen.some(isPosting)).toBe(true));
  expect(seen.find(isPosting)?.body).toMatchObject({
    rows: [{ type: 'reversal', amount: '-849.55', reverses: 'P-1' }],
  });
});

it('does not call a loan current whose rate has changed', async () => {
  const changed = { ...sampleTerms, knownPayments: 1 };
  const account = accountView(changed, [first], { today: '2026-03-20', penaltyThrough: null });
  serve({}, { ...payment, account });
  open();
  expect(await screen.findAllByText('Not calculated')).toHaveLength(2);
  expect(screen.queryByText('Current')).toBeNull();
});

it('shows which notices were not given in time, and records that one was mailed where borrowers did not consent', async () => {
  const seen = serve(notices);
  open();
  expect(await screen.findByText('Not given. Was due 03/18/26.')).toBeVisible();
  expect(screen.getByText(/^Sold to Harbor Fund on 03\/02\/26/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give to borrowers' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^The borrowers have not consented/)).toBeVisible();
  expect(within(dialog.getByRole('combobox', { name: /How/ })).queryByText('Send electronically now')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Notice saved.')).toBeVisible();
  expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
    path: expect.stringContaining('/servicing-notices/n1/delivery'),
    body: { version: 1, method: 'mail', on: '2026-03-20' },
  });
});
