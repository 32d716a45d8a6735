import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { documentsCalls } from '../documents/public';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { ClosingPage } from './ClosingPage';
import { closingCalls } from './closing-calls';

const loan: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '2611040001', version: 3, sStatusT: '28', sBranchChannelT: '1', sLPurposeT: '0' },
};
const holiday = { date: '2026-11-26', reason: { kind: 'holiday', name: 'Thanksgiving Day' } } as const;
const answer: ClosingDisclosures = {
  ...{ version: 3, today: '2026-11-20', closing: '2026-11-27', disclosures: [] },
  earliest: { date: '2026-11-28', skipped: [holiday] },
  due: { date: '2026-11-24', skipped: [] },
  next: {
    ...{ number: 1, kind: 'initial', form: 'standard', fields: [], expenses: [], parties: ['seller'], feature: null },
    payees: ['Credit Report Fee'],
    ...{ hasEstimate: true, restarts: [], consent: { on: '2026-11-18', evidence: 'Form' } },
    ...{ apr: '6.412', excess: '1095.00', cured: '0.00' },
    cash: {
      rows: [
        {
          ...{ label: 'Total Closing Costs (J)', estimate: '$8,054', final: '$9,712.10', changed: 'YES' },
          reasons: ['See **Total Loan Costs (D)**'],
        },
      ],
      ...{ estimate: '$16,054', final: '$14,147.26', finalIs: '' },
    },
    choices: {
      ...{ fileNumber: null, insuranceNumber: null, partialPayments: 'hold', isProtected: false },
      ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
    },
  },
};

function open(closings: ClosingDisclosures = answer, letter = 'w', disclose = letter) {
  signInAs({
    ...{ username: 'closer', roles: ['Closer'], menuPermissions: [22], editPermissions: ['28'] },
    pageLetters: { cd: letter, disclose },
  } as never);
  const issue = vi.fn<(typeof closingCalls)['issue']>(async () => closings);
  const receipt = vi.fn<(typeof closingCalls)['receipt']>(async () => closings);
  stubCalls(closingCalls, { all: async () => closings, issue, receipt });
  renderInPortal(<ClosingPage />, {
    at: `/loans/${loan.sLNm}/cd`,
    route: '/loans/:loanNum/cd',
    data: { getOne: vi.fn(async () => ({ data: { ...loan, id: loan.sLNm } })) as never },
  });
  return { issue, receipt };
}

beforeEach(() => {
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Closer'] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the Closing Disclosures of a loan', () => {
  it('show what changed since the Loan Estimate, the earliest closing and who is missing', async () => {
    open();
    const cash = await screen.findByRole('region', { name: 'Calculating Cash to Close' });
    expect(
      within(cash).getByRole('row', { name: /\(J\)\s*See Total Loan Costs.*\$8,054 \$9,712\.10 YES/ }),
    ).toBeVisible();
    const dates = screen.getByRole('region', { name: 'Dates and figures' });
    expect(within(dates).getByText('11/28/26')).toBeVisible();
    expect(within(dates).getByText(/Skips 11\/26\/26 Thanksgiving Day/)).toBeVisible();
    expect(within(dates).getByText(/Closing is planned before the three business days end/)).toBeVisible();
    const missing = screen.getByRole('region', { name: 'Missing in the contacts of the loan' });
    expect(within(missing).getByRole('link', { name: 'Seller' })).toHaveAttribute(
      'href',
      expect.stringContaining('/contacts'),
    );
    const unnamed = screen.getByRole('region', { name: 'Not known yet: who is paid for' });
    expect(within(unnamed).getByRole('link', { name: 'Credit Report Fee' })).toHaveAttribute(
      'href',
      expect.stringContaining('/loan'),
    );
    expect(within(dates).getByText('$1,095.00')).toBeVisible();
  });

  it('are issued with what the form says and how it is delivered', async () => {
    const { issue } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Issue Closing Disclosure' }));
    const dialog = await screen.findByRole('dialog');
    const blank = within(dialog).getByText(/Stays blank on the form if you issue it now: Seller.*File number/);
    expect(within(dialog).getByRole('link', { name: 'Add contacts' })).toHaveAttribute(
      'href',
      expect.stringContaining('/contacts'),
    );
    await userEvent.type(within(dialog).getByLabelText(/File number/), '26-1187');
    expect(blank).toHaveTextContent(
      'Stays blank on the form if you issue it now: Seller, who is paid for Credit Report Fee.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue Closing Disclosure' }));
    await vi.waitFor(() => expect(issue).toHaveBeenCalled());
    expect(issue.mock.calls[0]?.[1]).toMatchObject({
      ...{ version: 3, method: 'electronic', consent: null, correction: null },
      choices: { fileNumber: '26-1187', partialPayments: 'hold', isProtected: false },
    });
  }, 20_000);

  it('are received on a day with its evidence, signed or not', async () => {
    const choices = answer.next.choices;
    const disclosed = {
      ...{ id: 'cd', number: 1, issued: '2026-11-18', by: 'x', lines: [], lenderCredit: '0.00', cashToClose: '1.00' },
      ...{ covers: null, reason: null, kind: 'initial', signed: null, closing: '2026-11-27', apr: '6.412' },
      ...{ product: 'Fixed Rate', hasPrepaymentPenalty: false, restarts: [], learned: null, cure: '0.00', choices },
      ...{ documentId: 'd', sellerDocumentId: null, hasUcd: true, receivedBy: { date: '2026-11-21', skipped: [] } },
      delivery: { method: 'mail', received: null, evidence: null, recordedBy: null },
    } as const satisfies ClosingDisclosures['disclosures'][number];
    const { receipt } = open({ ...answer, disclosures: [disclosed] });
    expect(await screen.findByRole('button', { name: 'Download UCD file (XML)' })).toBeVisible();
    const download = vi.fn<(typeof documentsCalls)['download']>(() => new Promise(() => undefined));
    stubCalls(documentsCalls, { download });
    await userEvent.click(screen.getByRole('button', { name: 'Show the form' }));
    expect(await screen.findByRole('region', { name: /as issued/ })).toBeVisible();
    expect(download).toHaveBeenCalledWith(loan.sLNm, 'd');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /as issued/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Record receipt' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Evidence/ }));
    await userEvent.paste('Signed at the office');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Signature/ }), 'yes');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(receipt).toHaveBeenCalled());
    const body = { version: 3, received: '2026-11-20', evidence: 'Signed at the office', isSigned: true };
    expect(receipt.mock.calls[0]?.slice(1)).toEqual([1, body]);
  }, 20_000);

  it('cannot be issued before a Loan Estimate', async () => {
    open({ ...answer, next: { ...answer.next, hasEstimate: false } });
    expect(await screen.findByRole('button', { name: 'Issue Closing Disclosure' })).toBeDisabled();
    expect(screen.getByText(/Issue the Loan Estimate first/)).toBeVisible();
  });

  it('say who issues them to those who cannot, and that a copy is filed', async () => {
    open(answer, 'w', 'r');
    expect(await screen.findByText(/The disclosure desk issues the Closing Disclosure/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Issue Closing Disclosure' })).toBeNull();
    const request = vi.fn(async () => ({ blob: new Blob(['%PDF']), name: 'cd.pdf' }));
    stubCalls(closingCalls, { request });
    await userEvent.click(screen.getByRole('button', { name: 'Get Closing Disclosure' }));
    expect(await screen.findByText('Downloaded. A copy is filed with the documents of the loan.')).toBeVisible();
    // The last line is the form’s own, in English like the others.
    expect(screen.getByRole('row', { name: /^Cash to Close \$16,054 \$14,147\.26/ })).toBeVisible();
  });

  it('are only read with the letter r', async () => {
    open(answer, 'r');
    await screen.findByRole('region', { name: 'Dates and figures' });
    expect(screen.queryByRole('button', { name: 'Issue Closing Disclosure' })).not.toBeInTheDocument();
  });
});
