import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppraisalSummary, AppraisalsPage as Page } from '../../../domain/appraisal/loan-appraisals.contract';
import { ApiError } from '../../providers/data/api-error';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { AppraisalsPage } from './AppraisalsPage';
import { FeeFinderPage } from './FeeFinderPage';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { NewAppraisalPage } from './NewAppraisalPage';
import { WaiverPage } from './WaiverPage';
import { waiverCalls } from './waiver-calls';

const processor = {
  ...{ username: 'yara', roles: ['Processor'], menuPermissions: [16, 20], editPermissions: ['13'] },
  pageLetters: { appraisals: 'w' },
};
const loan = { id: '26', sLNm: '26', version: 4, sStatusT: '13', applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] };

const page: Page = {
  ...{
    loanVersion: 4,
    type: 'no-sf',
    forms: ['1004', 'UAD 3.6'],
    needsUad: true,
    isSimulation: false,
    clientPortal: null,
  },
  companies: [
    { code: 'LANTERN', name: 'Lantern Hill' },
    { code: 'CORNER', name: 'Cornerpost' },
  ],
  ...{ intentOn: null, mayCharge: false, mayReview: false, needs: [], borrowerPhone: '6265550142', waivedOn: null },
  borrowers: [{ name: 'Ann Lee', email: 'ann.lee@example.com' }],
  ...{ clock: [], appraisals: [] },
} as unknown as Page;

const transfer = {
  ...{ id: '4f3c0000-0000-4000-8000-000000000009', version: 1, source: 'transfer', state: 'draft', company: null },
  ...{ number: null, order: null, canCancel: true, problem: null, input: null, dueOn: null, inspectionAt: null },
  ...{
    appraiser: null,
    isExcluded: false,
    canReassign: false,
    rejection: null,
    reports: [],
    checks: [],
    revisions: [],
    review: null,
    copies: [],
    ssrs: [],
  },
  ...{ neededPortals: [], payment: null, transfer: null, events: [], type: 'no-sf', typeDescription: 'Single Family' },
  ...{ chargedAmt: null, manualAmt: null, requestedDt: null, ccInfo: { transactionAmt: null, orderDesc: '' } },
  requesterComp: { name: 'Old Bank', street: '', city: '', state: '', zipcode: '', phone: '', email: '' },
  propertyAddress: { street: '', unit: '', city: '', state: '', zipcode: '', county: '' },
  borrower: { name: 'Ann Lee', phone: '', email: '' },
} as unknown as AppraisalSummary;

const show = (element: React.ReactElement, at = '/loans/26/appraisals') =>
  renderInPortal(element, { at, route: '/loans/:loanNum/*' });

beforeEach(() => {
  signInAs(processor);
  fakeServer(({ path }) => ({ json: path.includes('/lqb/loans/26') ? loan : [] }));
  stubCalls(loanAppraisalCalls, { page: async () => page });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the page of appraisals', () => {
  it('offers an order where there is none, for users who may write', async () => {
    show(<AppraisalsPage />);
    expect(await screen.findByText('No appraisals yet')).toBeVisible();
    expect((await screen.findAllByRole('link', { name: 'Order appraisal' })).length).toBeGreaterThan(0);
  });

  it('is only read by others', async () => {
    signInAs({ ...processor, pageLetters: { appraisals: 'r' } });
    show(<AppraisalsPage />);
    expect(await screen.findByText('No appraisals yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order appraisal' })).toBeNull();
  });

  it('is closed to users without it', async () => {
    stubCalls(loanAppraisalCalls, {
      page: async () => {
        throw new ApiError('Not authorized', 403, { code: 'not-authorized' });
      },
    });
    show(<AppraisalsPage />);
    expect(await screen.findByText(/not authorized/i)).toBeVisible();
  });

  it('continues a transfer that is in preparation on its own page, and shows no order of it', async () => {
    stubCalls(loanAppraisalCalls, { page: async () => ({ ...page, appraisals: [transfer] }) });
    show(<AppraisalsPage />);
    const link = await screen.findByRole('link', { name: 'Continue transfer' });
    expect(link).toHaveAttribute('href', '/loans/26/appraisals/transfer');
    expect(screen.getByText(/^This transfer is in preparation/)).toBeVisible();
    expect(screen.queryByText('Quoted by the company')).toBeNull();
  });

  it('says which day is missing for the right-to-copy notice', async () => {
    const row = { step: 'notice', appraisal: null, reportVersion: null, borrower: null, day: null, done: null };
    const clock = [{ ...row, method: null, state: 'open' }] as unknown as Page['clock'];
    stubCalls(loanAppraisalCalls, { page: async () => ({ ...page, clock }) });
    show(<AppraisalsPage />);
    expect(await screen.findByText(/Enter the day on which the application was received/)).toBeVisible();
  });
});

describe('another order', () => {
  it('is warned of, and at the lender’s cost, once the loan has an appraisal', async () => {
    const done = { ...transfer, source: 'order', state: 'complete' } as AppraisalSummary;
    stubCalls(loanAppraisalCalls, {
      page: async () => ({ ...page, mayCharge: true, appraisals: [done] }),
      fees: async () => ({ on: '2026-11-20', state: 'CA', county: null, fees: [] }),
    });
    show(<NewAppraisalPage />, '/loans/26/appraisals/new');
    expect(await screen.findByText(/^This loan already has an appraisal/)).toBeVisible();
    expect(screen.getByLabelText(/^Paid by/)).toHaveValue('lender');
  });
});

describe('a company that is chosen in the fee finder', () => {
  it('is ordered with the form, the rush and the kind of property that were looked for', async () => {
    const fee = { company: 'CORNER', name: 'Cornerpost', fee: '775.00', days: 5, isQuote: false, area: 'CA' };
    const fees = vi.fn(async () => ({ on: '2026-11-20', state: 'CA', county: null, fees: [fee] }));
    stubCalls(loanAppraisalCalls, { fees });
    show(<FeeFinderPage />, '/loans/26/appraisals/fee-finder?form=UAD+3.6&rush=1&property=complex');
    const link = await screen.findByRole('link', { name: 'Order from Cornerpost' });
    const address = link.getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
      ...{ company: 'CORNER', form: 'UAD 3.6', rush: '1', property: 'complex' },
    });
    const save = vi.fn<(typeof loanAppraisalCalls)['save']>(async () => transfer);
    stubCalls(loanAppraisalCalls, { save });
    show(<NewAppraisalPage />, address);
    await userEvent.click(await screen.findByRole('button', { name: 'Order appraisal' }));
    const question = await screen.findByRole('dialog', { name: 'Send this order?' });
    expect(question).toHaveTextContent('Fee: $775.00. Paid by: Lender.');
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Order appraisal' }));
    expect(save.mock.calls[0]?.[2]).toMatchObject({
      ...{ company: 'CORNER', form: 'UAD 3.6', isRush: true, complexity: 'complex', submit: true },
    });
  });
});

describe('an order', () => {
  const ordered = { ...transfer, source: 'order', number: 'C-1', canCancel: true } as const;
  const showOne = (more: object, mayReview = true): void => {
    const one = { ...ordered, ...more } as unknown as AppraisalSummary;
    stubCalls(loanAppraisalCalls, { page: async () => ({ ...page, mayCharge: true, mayReview, appraisals: [one] }) });
  };

  it('warns of an excluded appraiser when they are assigned, and asks the company for another', async () => {
    showOne({ state: 'assigned', appraiser: 'Desmond Achterberg', isExcluded: true, canReassign: true });
    const reassign = vi.fn(async (_loan: string, _id: string, _body: { text: string }) => ordered as AppraisalSummary);
    stubCalls(loanAppraisalCalls, { reassign });
    show(<AppraisalsPage />);
    expect(await screen.findByText(/assigned Desmond Achterberg, who is on the exclusionary list/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for another appraiser' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the company' }));
    expect(await screen.findByText('The company assigned another appraiser.')).toBeVisible();
    expect(reassign.mock.calls[0]?.[2].text).toMatch(/^Please assign another appraiser/);
  });

  it('leaves the choice of another appraiser to staff outside production', async () => {
    showOne({ state: 'assigned', appraiser: 'Desmond Achterberg', isExcluded: true, canReassign: true }, false);
    show(<AppraisalsPage />);
    expect(await screen.findByText(/who is on the exclusionary list/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for another appraiser' })).toBeNull();
  });

  it('keeps the key of an instruction for another try, and sends a changed one under a new key', async () => {
    showOne({ state: 'assigned', appraiser: 'Desmond Achterberg', isExcluded: true, canReassign: true });
    const reassign = vi.fn(async (_loan: string, _id: string, _body: { key: string; text: string }) =>
      Promise.reject(new Error('The company was not reached.')),
    );
    stubCalls(loanAppraisalCalls, { reassign });
    show(<AppraisalsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for another appraiser' }));
    const sendTo = async (times: number): Promise<void> => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send to the company' })).toBeEnabled());
      await userEvent.click(screen.getByRole('button', { name: 'Send to the company' }));
      await waitFor(() => expect(reassign).toHaveBeenCalledTimes(times));
    };
    await sendTo(1);
    await sendTo(2);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Please assign Ann Meridian instead.' } });
    await sendTo(3);
    const [first, second, third] = reassign.mock.calls.map(([, , { key }]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('mails its payment link with one click', async () => {
    const payment = { url: 'https://pay.example.com/1', state: 'open' };
    showOne({ state: 'accepted', payment, ccInfo: { transactionAmt: '650.00', orderDesc: '' } });
    const sharePayment = vi.fn(
      async (_loan: string, _id: string, _body: { how: string }) => ordered as AppraisalSummary,
    );
    stubCalls(loanAppraisalCalls, { sharePayment });
    show(<AppraisalsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Email link to borrower' }));
    expect(await screen.findByText('Emailed the link to the borrower.')).toBeVisible();
    expect(sharePayment.mock.calls[0]?.[2].how).toBe('email');
  });

  it('whose value was accepted can be rejected: what the loan gets back is shown first', async () => {
    const report = { version: 1, receivedOn: '2026-11-20', documentId: null, data: null, hasXml: false };
    const review = { at: '2026-11-20T18:42:00Z', by: 'Yara', note: '', reportVersion: 1 };
    showOne({ state: 'reviewed', version: 7, reports: [report], review, rejection: null });
    const reject = vi.fn(async () => ordered as AppraisalSummary);
    const preview = {
      ...{ version: 7, loanVersion: 4, wasAccepted: true, kept: ['sSpAppraiserNm'], price: null, findings: [] },
      fields: [{ name: 'sApprVal', before: '600000.00', after: '610000.00' }],
    };
    stubCalls(loanAppraisalCalls, { reject, previewRejection: async () => preview });
    show(<AppraisalsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this report?' });
    expect(within(dialog).getByText(/takes it back from the loan/)).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /\$600,000\.00.*\$610,000\.00/ })).toBeVisible();
    expect(within(dialog).getByText(/Changed since and not taken back: Appraiser/)).toBeVisible();
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Other facts came to light.' } });
    const button = within(dialog).getByRole('button', { name: 'Reject report' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() =>
      expect(reject).toHaveBeenCalledWith('26', ordered.id, {
        ...{ version: 7, loanVersion: 4, reason: 'Other facts came to light.' },
      }),
    );
  });

  it('is not offered for rejection to loan production', async () => {
    const report = { version: 1, receivedOn: '2026-11-20', documentId: null, data: null, hasXml: false };
    showOne({ state: 'reviewed', reports: [report], rejection: null }, false);
    show(<AppraisalsPage />);
    expect(await screen.findByText('Version')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject report' })).toBeNull();
  });

  it.each([
    ['rejected', false, 'Lender'],
    ['reviewed', true, 'Lender'],
  ])('after one that is %s warns of a second one: %s', async (state, warns, payer) => {
    showOne({ state, payment: { url: '', state: 'paid' } });
    stubCalls(loanAppraisalCalls, { fees: async () => ({ on: '2026-11-20', state: 'CA', county: null, fees: [] }) });
    show(<NewAppraisalPage />, '/loans/26/appraisals/new');
    expect(await screen.findByRole('combobox', { name: /Paid by/ })).toHaveTextContent(payer);
    expect(screen.queryByText(/already has an appraisal/) !== null).toBe(warns);
  });
});

describe('a waiver', () => {
  const form = {
    ...{ id: '4f3c0000-0000-4000-8000-000000000011', sentAt: '2026-11-20T18:42:00Z', sentBy: 'Yara', documentId: 'd' },
    state: 'signed' as const,
    usedAt: null,
  };
  const signer = (name: string, choice: 'accept' | 'order') => ({ name, signedAt: '2026-11-21T18:42:00Z', choice });
  const waiver = { loanVersion: 4, run: null, until: '2027-03-20', obstacle: null, isSimulation: false } as const;

  it.each([
    ['accept', 'Use the waiver'],
    ['different', 'Order appraisal'],
  ] as const)('that borrowers sign with %s offers: %s', async (election, offered) => {
    const signers = [signer('Ann Lee', 'accept'), signer('Bo Lee', election === 'accept' ? 'accept' : 'order')];
    const rest = {
      borrowers: page.borrowers,
      timing: null,
      lastTimingDay: null,
      sent: [{ ...form, election, signers }],
    };
    stubCalls(waiverCalls, { page: async () => ({ ...waiver, ...rest }) });
    show(<WaiverPage />, '/loans/26/appraisals/waiver');
    expect(await screen.findByText(new RegExp(`Bo Lee · ${election === 'accept' ? 'Accept' : 'Order'}`))).toBeVisible();
    const all = ['Use the waiver', 'Order appraisal'];
    const buttons = all.filter((name) => screen.queryByText(name, { selector: 'button, a' }) !== null);
    expect(buttons).toEqual([offered]);
  });
});
