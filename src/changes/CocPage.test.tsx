import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { estimatedLines } from '../../domain/fees/estimates';
import { sampleFee, sampleTerms } from '../../domain/fees/sample-form.test-support';
import { worksheetOf } from '../../domain/fees/worksheet';
import { addDays, pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { ApiError } from '../providers/data/api-error';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { CocPage } from './CocPage';
import { changesCalls } from './changes-calls';

const fees = [sampleFee('CreditReportFee', '62.00'), sampleFee('SettlementFee', '1050.00')];
const terms = { ...sampleTerms, sLNm: '7', version: 3, sStatusT: '13' };
const loan: LoanDocument = {
  ...terms,
  fees: [sampleFee('CreditReportFee', '84.50'), sampleFee('SettlementFee', '1300.00')],
  loanEstimates: [
    {
      ...{ id: '1', number: 1, issued: '2020-01-02', by: 'Ida Holm', lenderCredit: '0.00', covers: null, reason: null },
      lines: estimatedLines(worksheetOf({ ...terms, fees })),
      cashToClose: null,
    },
  ],
};
const today = pacificDate(new Date());
const task: CocTask = {
  ...{ taskId: 't', TaskStatus: 'REQUESTED', Description: 'The title company charges more.', trigger: null },
  ...{ reason: 'settlement-charges', learned: today, due: '2099-01-01', skipped: [] },
  ...{ requestedAt: '2026-02-13T23:12:00Z', requestedBy: 'Dana Whitfield', isExternal: false },
  lines: [
    {
      ...{ id: 'SettlementFee', type: 'SettlementFee', description: 'Title – Settlement Agent Fee', section: 'C' },
      ...{ bucket: 'ten', before: '1050.00', amount: '1300.00' },
    },
  ],
  ...{ decidedAt: null, decidedBy: null, note: null, estimate: null, closing: null },
};

interface Shown {
  readonly tasks?: readonly CocTask[];
  readonly decides?: boolean;
  readonly isPml?: boolean;
  readonly as?: LoanDocument;
}

function open({ tasks = [task], decides = true, isPml = false, as = loan }: Shown = {}) {
  signInAs({
    ...{ username: 'desk', roles: ['Disclosure Desk'], menuPermissions: [19], editPermissions: [], isPml },
    ...(decides ? { pageLetters: { coc: 'w', disclose: 'w' } } : { pageLetters: { coc: 'w' } }),
  });
  const calls = {
    tasks: vi.fn(async () => [...tasks]),
    request: vi.fn<(typeof changesCalls)['request']>(async () => ({ version: 4, task })),
    decide: vi.fn<(typeof changesCalls)['decide']>(async () => ({ version: 4, task })),
  };
  stubCalls(changesCalls, calls);
  renderInPortal(<CocPage />, {
    at: '/loans/7/coc',
    route: '/loans/:loanNum/coc',
    data: { getOne: vi.fn(async () => ({ data: { ...as, id: as.sLNm } })) as never },
  });
  return calls;
}

beforeEach(() => {
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: ['Disclosure Desk'] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the page of changes of circumstance', () => {
  it('shows what an open request covers, what it does not, and the cure of both decisions', async () => {
    open();
    const covered = await screen.findByRole('row', {
      name: /Settlement Agent.*1,050\.00.*1,300\.00.*\+250\.00.*1,300\.00/,
    });
    expect(covered).toBeVisible();
    expect(screen.getByRole('row', { name: /Credit Report.*62\.00.*84\.50.*\+22\.50.*62\.00/ })).toBeVisible();
    // 1,300 against 1,155 if denied; the credit report stays above its estimate.
    expect(screen.getByText('$167.50')).toBeVisible();
    expect(screen.getByText('$22.50')).toBeVisible();
    expect(screen.getByText('Requested')).toBeVisible();
    expect(screen.getByText(/· today/)).toBeVisible();
  });

  it('says which charges another approved change covers, whose baseline follows', async () => {
    const credit: CocTask['lines'] = [
      {
        ...{ id: 'CreditReportFee', type: 'CreditReportFee', description: 'Credit Report Fee', section: 'B' },
        ...{ bucket: 'zero', before: '62.00', amount: '84.50' },
      },
    ];
    const earlier = { ...task, taskId: 'e', TaskStatus: 'APPROVED', lines: credit } as const;
    const { taskId: id, TaskStatus: status, Description: description, due: _, skipped: __, ...change } = earlier;
    open({ tasks: [task, earlier], as: { ...loan, cocs: [{ ...change, id, status, description, orderId: null }] } });
    expect(await screen.findByText('Covered by another approved change')).toBeVisible();
    expect(screen.getByRole('row', { name: /Credit Report.*62\.00.*84\.50.*\+22\.50.*84\.50/ })).toBeVisible();
    expect(screen.queryByText(/The baseline does not follow/)).toBeNull();
  });

  it('lets the desk approve it, and deny it only with a note', async () => {
    const { decide } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('Write a note that says why you deny it.')).toBeVisible();
    expect(decide).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Approve the change' }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith('7', { version: 3, taskId: 't', approve: true, note: '' }));
  });

  it('leads from an approved change to the disclosure that is due, without the choice that was made', async () => {
    const approved: CocTask = {
      ...{ ...task, TaskStatus: 'APPROVED', due: '2026-02-18' },
      ...{ decidedAt: '2026-02-14T10:00:00Z', decidedBy: 'Ida Holm' },
    };
    open({ tasks: [approved] });
    const link = await screen.findByRole('link', { name: 'Issue LE 2 by 02/18/26' });
    expect(link).toHaveAttribute('href', '/loans/7/edisclosure');
    expect(screen.queryByText('If denied')).toBeNull();
    cleanup();
    open({ tasks: [approved], as: { ...loan, sEstCloseD: addDays(today, 3) } });
    const late = await screen.findByRole('link', { name: /^Issue the Closing Disclosure by 02\/18\/26: .* too late/ });
    expect(late).toHaveAttribute('href', '/loans/7/cd');
    cleanup();
    const disclosed = { closingDisclosures: [{ number: 1, lines: [], lenderCredit: '0.00', covers: null } as never] };
    open({ tasks: [approved], as: { ...loan, ...disclosed } });
    const other = await screen.findByRole('link', { name: 'Issue the revised Closing Disclosure by 02/18/26' });
    expect(other).toHaveAttribute('href', '/loans/7/cd');
  });

  it('keeps clock, baseline and buckets in sight once the change is disclosed', async () => {
    const [first] = loan.loanEstimates ?? [];
    if (!first) expect.fail();
    const second = {
      ...{ ...first, id: '2', number: 2, issued: '2026-02-17', lines: estimatedLines(worksheetOf(loan)) },
      covers: { lines: ['SettlementFee'], lenderCredit: false, amounts: { SettlementFee: '1300.00' } },
    };
    open({
      tasks: [{ ...task, TaskStatus: 'DISCLOSED', learned: '2026-02-13', estimate: 2 }],
      as: { ...loan, loanEstimates: [first, second] },
    });
    expect(
      await screen.findByRole('row', { name: /Settlement Agent.*1,050\.00.*1,300\.00.*\+250\.00.*1,300\.00/ }),
    ).toBeVisible();
    const effect = within(screen.getByRole('region', { name: 'Baseline and tolerance as disclosed' }));
    // 145.00 above the limit of 1,155.00 before; within 1,430.00 after it.
    expect(
      effect.getByRole('row', { name: /10%.*1,050\.00.*1,300\.00.*1,155\.00.*1,430\.00.*145\.00 over.*130\.00 left/ }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: '3-day clock' })).toBeVisible();
    expect(screen.queryByText('If denied')).toBeNull();
  });

  it('lets others wait for the desk', async () => {
    open({ decides: false });
    expect(await screen.findByText('The disclosure desk has not decided yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve the change' })).toBeNull();
  });

  it('lets users outside the lender change only what was requested there', async () => {
    open({ decides: false, isPml: true });
    expect(await screen.findByRole('button', { name: 'Request a change' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
    cleanup();
    open({ decides: false, isPml: true, tasks: [{ ...task, isExternal: true }] });
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeVisible();
  });

  it('says why nothing can be requested', async () => {
    open({ tasks: [], as: { ...loan, loanEstimates: [] } });
    expect(await screen.findByText(/The loan has no Loan Estimate yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a change' })).toBeNull();
  });

  it('names the charge that the server refuses', async () => {
    const { request } = open({ tasks: [] });
    request.mockRejectedValue(
      new ApiError('Some values are not valid.', 422, { fields: { 'lines[0].amount': 'Enter a valid value.' } }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Request a change' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/What happened/), { target: { value: 'A new quote' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: /Cover Title – Settlement Agent Fee/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send request' })).toBeEnabled());
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Title – Settlement Agent Fee: Enter a valid value.')).toBeVisible();
  });

  it('shows what is written about a change of the lock, whose reason and day stay', async () => {
    const Description = 'The rate was locked at 6.250% until 12/11/2026. The borrower was told by phone.';
    open({ tasks: [{ ...task, Description, trigger: 'locked', reason: 'rate-lock' }] });
    expect(await screen.findByText(Description)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Edit request' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Reason/)).toBeDisabled();
    expect(dialog.getByLabelText(/^Day the lender learned of it/)).toHaveAttribute('readonly');
    expect(dialog.getByLabelText(/What happened/)).toHaveValue(Description);
  });

  it('takes no later day for an open request, whose clock runs', async () => {
    open({ tasks: [{ ...task, learned: addDays(today, -3) }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit request' }));
    const dialog = within(await screen.findByRole('dialog'));
    const learned = dialog.getByLabelText(/^Day the lender learned of it/);
    const [year, month, day] = today.split('-');
    fireEvent.change(learned, { target: { value: `${month}/${day}/${year}` } });
    fireEvent.blur(learned);
    expect(await dialog.findByText(/^Enter a date on or before/)).toBeVisible();
  });

  it('shows clock and effect while a request is written, and sends the chosen charges', async () => {
    const { request } = open({ tasks: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Request a change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Choose the charges that change to see/)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/What happened/), { target: { value: 'A new quote' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: /Cover Title – Settlement Agent Fee/ }));
    expect(await dialog.findByText('$167.50')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/New amount: Title – Settlement Agent Fee/), { target: { value: '1400' } });
    // 1,400 against 1,155, and 22.50.
    expect(await dialog.findByText('$267.50')).toBeVisible();
    // A charge that the reason cannot cover stays in sight, so that it can be taken out.
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'rate-lock' } });
    expect(await dialog.findByText(/Choose the charges that change to see/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Cover Title – Settlement Agent Fee/ })).toBeChecked();
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'settlement-charges' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith('7', {
        ...{ version: 3, reason: 'settlement-charges', learned: today, Description: 'A new quote' },
        lines: [{ id: 'SettlementFee', amount: '1400.00' }],
      }),
    );
  });
});
