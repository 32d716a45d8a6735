import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { emptyDocument } from '../../domain/loan/document';
import { menuNumbers } from '../../domain/pages/loan-pages';
import { pricingCalls } from '../pricing/pricing-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { LenderPreparePage } from './LenderPreparePage';
import { registrationCalls } from './registration-calls';
import { SelfPreparePage } from './SelfPreparePage';

const address = { aBAddr: '8 Juniper Court', aBZip: '91502', aBCity: 'Burbank', aBState: 'CA' };
const ann = { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '***-**-1234', aBEmail: 'ann@example.com', ...address };
const complete = {
  ...emptyDocument(),
  ...{
    id: '8',
    version: 1,
    sLNm: '8',
    sStatusT: '0',
    sLPurposeT: '0',
    sPurchPrice: '500000.00',
    sLAmtCalc: '400000.00',
  },
  ...{ sLTotI: '12500.00', sApprVal: '500000.00', sLpTemplateNm: '30 Yr Fixed', sNoteIR: '6.125' },
  ...{ sSpAddr: '41 Larkspur Lane', sSpZip: '91101', sSpCity: 'Pasadena', sSpState: 'CA' },
  applicants: [ann],
};

const status = {
  status: 'requested',
  msg: 'Requested',
  wording: { code: 'edisclosure-requested', values: {} },
} as const;

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Loan Officer'], menuPermissions: menuNumbers, editPermissions: ['0'] });
});

/** A price that needs no attention. */
const current = {
  ...{ state: 'current', lLpTemplateId: 'p', program: '30 Yr Fixed', rate: '6.125', isNewSheet: false, pricedAt: null },
  before: { price: null, points: null, insurance: null, payment: null, dti: null, cash: null },
  ...{ after: null, changes: [], reasons: [], sinceDisclosure: null },
} satisfies PriceReview;

function open(page: 'self' | 'lender', loan: object = complete, review: PriceReview = current) {
  stubCalls(pricingCalls, { review: vi.fn().mockResolvedValue(review) });
  const calls = {
    requestDisclosureBySelf: vi.fn(async () => status as never),
    requestDisclosureByLender: vi.fn(async () => status as never),
  };
  stubCalls(registrationCalls, { ...calls, disclosureStatus: async () => ({ status: null, msg: null }) as never });
  const rendered = renderInPortal(page === 'self' ? <SelfPreparePage /> : <LenderPreparePage />, {
    at: `/loans/8/register-my-loan/edisclosure/${page}-prepare`,
    route: '/loans/:loanNum/register-my-loan/edisclosure/:page',
    data: { getOne: vi.fn().mockResolvedValue({ data: loan }) },
  });
  return { ...calls, where: rendered.where };
}

describe('Self-Prepare (REG-27)', () => {
  it('asks before the chosen package is lost, uploads it as PDF, and returns to the checklist', async () => {
    const { requestDisclosureBySelf, requestDisclosureByLender, where } = open('self');
    const input = await screen.findByLabelText<HTMLInputElement>('choose from your computer');
    expect(input.accept).toBe('.pdf');
    const signed = new File(['%PDF'], 'signed.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, signed);
    const page = where();
    await userEvent.click(screen.getByRole('link', { name: /^Back to/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep files' }));
    expect(where()).toBe(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(where()).toBe('/loans/8/register-my-loan'));
    expect(requestDisclosureBySelf).toHaveBeenCalledWith('8', [signed], expect.anything());
    expect(requestDisclosureByLender).not.toHaveBeenCalled();
  });

  it('asks for nothing else: the originator prepared the disclosures from their own data', async () => {
    open('self', { ...complete, applicants: [{}], sSpAddr: '' });
    expect(await screen.findByLabelText('choose from your computer')).toBeEnabled();
    expect(screen.queryByText(/missing/i)).toBeNull();
  });
});

describe('Lender-Prepare (REG-27)', () => {
  it('does not send the request before everything that the lender needs is there, and offers to enter it', async () => {
    const { requestDisclosureByLender } = open('lender', {
      ...complete,
      applicants: [{ ...ann, aBEmail: '' }],
      sSpZip: '',
    });
    expect(await screen.findByText('2 items are missing.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request eDisclosure' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Enter missing items' })).toBeVisible();
    expect(requestDisclosureByLender).not.toHaveBeenCalled();
  });

  it('says that the loan no longer fits its program before its disclosures are sent', async () => {
    open('lender', complete, { ...current, state: 'not-eligible' });
    expect(await screen.findByText('This loan is no longer eligible for its program, 30 Yr Fixed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Select program' })).toBeVisible();
  });

  it('names the recipients, sends the request once it is confirmed, and returns to the checklist', async () => {
    const { requestDisclosureByLender, where } = open('lender');
    expect(await screen.findByText('Nothing is missing.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Request eDisclosure' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('ann@example.com');
    expect(dialog).toHaveTextContent(/The application counts as received on .+, which starts the three business days/);
    expect(requestDisclosureByLender).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request eDisclosure' }));
    await waitFor(() => expect(requestDisclosureByLender).toHaveBeenCalledWith('8'));
    await waitFor(() => expect(where()).toBe('/loans/8/register-my-loan'));
  });
});
