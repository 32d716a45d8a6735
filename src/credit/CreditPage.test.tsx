import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreditSummary } from '../../domain/credit/credit.contract';
import type { CreditComparison } from '../../domain/credit/reconcile.schemas';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import { message } from '../../domain/messages/message';
import { loan } from '../pricing/pricing.test-support';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { CreditPage } from './CreditPage';
import { type CreditPageData, creditCalls } from './credit-calls';

const ours = loan({ applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist' }], version: 3 } as never);
const officer = {
  ...{ username: 'loan-officer', roles: ['Loan Officer'], menuPermissions: [11], editPermissions: ['0'] },
  pageLetters: { application: 'w' as const },
};

const summary = (more: Partial<CreditSummary> = {}): CreditSummary => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', agency: '1000', action: 'new', pull: 'hard' },
  ...{ bureaus: ['Experian', 'TransUnion', 'Equifax'], borrowers: ['0B'], cost: '75.00', orderedBy: 'Ines Duarte' },
  ...{ consents: [{ borrower: '0B', date: '2026-11-15' }], createdAt: '2026-11-16T17:00:00.000Z' },
  ...{ order: '00000000-0000-4000-8000-000000000002', state: 'completed', canCancel: false, problem: null },
  ...{ number: 'ES1', issued: '2026-11-16', isSimulation: true, documentId: 'd1', appliedAt: null, appliedBy: null },
  ...more,
});

const report = (more: Partial<CreditReportData> = {}): CreditReportData => ({
  ...{ number: 'ES1', issued: '2026-11-16', updated: '2026-11-16', isSoft: false, isSimulation: true },
  ...{ bureaus: ['Experian', 'TransUnion', 'Equifax'], files: [], inquiries: [], publicRecords: [], problems: [] },
  scores: [
    {
      ...{ owner: '0B', bureau: 'Equifax', date: '2026-11-16', value: 680, model: 'EquifaxBeacon5.0' },
      ...{ exclusion: null, factors: [{ code: '14', text: 'Length of accounts' }] },
    },
    {
      ...{ owner: '0B', bureau: 'Experian', date: '2026-11', value: null, model: 'ExperianFairIsaac' },
      ...{ exclusion: 'frozen', factors: [] },
    },
  ],
  tradelines: [
    {
      ...{ id: 'T1', owners: ['0B'], creditor: 'Example Card Services', account: '1234', kind: 'revolving' },
      ...{ loanKind: null, ownership: 'individual', isClosed: false, opened: '2021-04', reported: '2026-11' },
      ...{ balance: '900.00', payment: '30.00', limit: null, highCredit: null, pastDue: null, monthsLeft: null },
      ...{ late: { days30: 0, days60: 0, days90: 0 }, isDisputed: false, isDerogatory: false },
      ...{ bureaus: ['Equifax'], comments: [] },
    },
    {
      ...{ id: 'T2', owners: ['0B'], creditor: 'Example Home Lending', account: '5678', kind: 'mortgage' },
      ...{ loanKind: 'other', ownership: 'individual', isClosed: true, opened: '2012-01', reported: '2026-11' },
      ...{ closed: '2022-05', rating: 'ForeclosureOrRepossession', bureaus: ['Equifax'], comments: [] },
      ...{ balance: '0.00', payment: null, limit: null, highCredit: null, pastDue: null, monthsLeft: null },
      ...{ late: { days30: 0, days60: 0, days90: 0 }, isDisputed: false, isDerogatory: false },
    },
  ],
  alerts: [{ owner: '0B', bureau: null, category: 'FraudVictim', text: 'Call (626) 555-0142.' }],
  referrals: [{ name: 'Equifax', address: 'P.O. Box 740241', phone: '(800) 685-1111' }],
  ...more,
});

const comparison: CreditComparison = {
  version: 3,
  scores: [{ owner: '0B', bureau: 'Equifax', before: null, after: 680, model: '1' }],
  loanScore: { before: 761, after: 680 },
  events: [],
  debts: [
    {
      ...{ key: 'line:T1', state: 'new', current: null, differs: [], otherOwners: null },
      ...{ needsProperty: false, needsEscrow: false, canRemove: false },
      reported: {
        ...{ owners: ['0B'], type: '2', holder: 'Example Card Services', account: '1234' },
        ...{ balance: '900.00', payment: '30.00', excluded: false, payoff: false },
      },
    },
  ],
  properties: [],
  stops: [],
};

const agency = { code: '1000', name: 'Xactus', IsTechnicalAffiliate: false, login: 'officer', isRefused: false };
const page = (more: Partial<CreditPageData> = {}): CreditPageData => ({
  agencies: [agency, { ...agency, code: '5101', name: 'Advantage Credit', IsTechnicalAffiliate: true, login: null }],
  isSimulation: true,
  prices: { hard: '25.00', soft: '8.00', reissue: '5.00' },
  reports: [summary()],
  ...more,
});

function open(data: CreditPageData, more: Partial<typeof creditCalls> = {}) {
  const order = vi.fn<(typeof creditCalls)['order']>(async () => summary());
  const apply = vi.fn<(typeof creditCalls)['apply']>(async () => ({ version: 4 }));
  stubCalls(creditCalls, {
    page: async () => data,
    report: async () => ({ summary: summary(), report: report(), stops: [] }),
    comparison: async () => comparison,
    ...{ order, apply },
    ...more,
  });
  renderInPortal(<CreditPage />, {
    at: `/loans/${ours.sLNm}/credit`,
    route: '/loans/:loanNum/credit',
    data: { getOne: vi.fn(async () => ({ data: { ...ours, id: ours.sLNm } })) as never },
  });
  return { order, apply };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T18:00:00Z') });
  signInAs(officer);
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Loan Officer'] } : [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a credit report', () => {
  it('shows scores with model and date, why there is none, alerts, accounts by last four, and the simulation', async () => {
    open(page());
    expect(await screen.findByText(/every report is made up/)).toBeVisible();
    const scores = within(await screen.findByRole('region', { name: 'Scores' }));
    expect(scores.getByRole('row', { name: /Equifax 680 EquifaxBeacon5\.0/ })).toBeVisible();
    expect(scores.getByText('No score: the file is frozen.')).toBeVisible();
    expect(scores.getByText('11/2026')).toBeVisible();
    expect(screen.getByText(/Verify the identity of Ruta Lindqvist/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Accounts' })).getByText('••1234')).toBeVisible();
    expect(screen.getByText(/Closed 05\/2022 · Rated as foreclosure/)).toBeVisible();
    expect(screen.getByText(/\(800\) 685-1111/)).toBeVisible();
  });

  it('is compared before anything is written, and used as chosen', async () => {
    const { apply } = open(page());
    const compare = within(await screen.findByRole('region', { name: 'Compare with the loan' }));
    expect(await compare.findByText('The score that prices the loan changes from 761 to 680.')).toBeVisible();
    const take = compare.getByRole('checkbox', { name: 'Add Example Card Services ••1234' });
    expect(take).toBeChecked();
    await userEvent.click(take);
    await userEvent.click(compare.getByRole('button', { name: 'Use for the loan (0 debts)' }));
    await waitFor(() =>
      expect(apply).toHaveBeenCalledWith(ours.sLNm, summary().id, {
        version: 3,
        scores: true,
        events: false,
        debts: [],
      }),
    );
  });

  it('offers the missing dates of declared events, and leads to the declarations for others', async () => {
    const events: CreditComparison['events'] = [
      {
        owner: '0B',
        field: 'aBDecBankruptD',
        reported: '2021-01-20',
        end: 'discharged',
        isDeclared: true,
        current: null,
        isTaken: true,
      },
      ...([['aBDecForeclosureD', '2021-08-31']] as const).map(([field, reported]) => ({
        ...{ owner: '0B' as const, field, reported, end: null, isDeclared: false, current: null, isTaken: false },
      })),
    ];
    events.push({ ...events[1], owner: '0B', field: 'aBDecShortSaleD', reported: null } as (typeof events)[number]);
    const { apply } = open(page(), { comparison: async () => ({ ...comparison, debts: [], events }) });
    const compare = within(await screen.findByRole('region', { name: 'Compare with the loan' }));
    expect(await compare.findByText(/01\/20\/2021 by the report/)).toBeVisible();
    expect(compare.getByText(/08\/31\/2021 by the report\. The borrower declared no such event/)).toBeVisible();
    expect(compare.getByText(/the report has no date\. The borrower declared no such event/)).toBeVisible();
    expect(compare.getAllByRole('link', { name: 'Open declarations' })).toHaveLength(2);
    await userEvent.click(compare.getByRole('checkbox', { name: 'Use scores and date' }));
    await userEvent.click(compare.getByRole('button', { name: /Use for the loan/ }));
    await waitFor(() => expect(apply.mock.calls[0]?.[2]).toMatchObject({ scores: false, events: true }));
  });

  it('that stops says who must decide, and cannot be used', async () => {
    open(page(), { report: async () => ({ summary: summary(), report: report(), stops: ['underwriter'] }) });
    expect(await screen.findByText(/Only an underwriter can use this report/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Use for the loan/ })).toBeDisabled();
  });
});

describe('an order', () => {
  it('asks for each authorization, shows the cost, and is sent under its own ID', async () => {
    const { order } = open(page({ reports: [] }));
    // There is one such button, also without a report.
    await userEvent.click(await screen.findByRole('button', { name: 'Order credit report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order credit report' }));
    expect(dialog.getByText('Expected cost: $75.00')).toBeVisible();
    expect(dialog.getByRole('group', { name: 'Technical affiliates' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'TransUnion' }));
    expect(dialog.getByText('Expected cost: $50.00')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/Ruta Lindqvist authorized on/), { target: { value: '11/15/2026' } });
    const send = dialog.getByRole('button', { name: 'Order credit report' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() => expect(order).toHaveBeenCalled());
    expect(order.mock.calls[0]?.[1]).toMatchObject({
      ...{ version: 3, agency: '1000', action: 'new', pull: 'hard', bureaus: ['Experian', 'Equifax'] },
      ...{ borrowers: ['0B'], consents: [{ borrower: '0B', date: '2026-11-15' }] },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('that failed says why, with a link to the field', async () => {
    const problem = {
      ...{ code: 'E004', message: 'x', wording: [message('credit-data-refused')] },
      ...{ fields: { 'applicants[0].aBSsn': 'Check this value.' }, fieldWordings: {} },
    };
    open(page({ reports: [summary({ state: 'failed', number: null, problem })] }));
    expect(await screen.findByText(/needs other data about the borrowers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Social Security number' })).toHaveAttribute(
      'href',
      expect.stringContaining('/app/borrower/0B?at='),
    );
  });

  it('is not offered to users who may only read', async () => {
    signInAs({ ...officer, pageLetters: { application: 'r' } });
    open(page({ reports: [] }));
    expect(await screen.findByText('No credit reports yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order credit report' })).toBeNull();
    expect(screen.getByText(/can view this page but can’t change it/)).toBeVisible();
  });
});
