import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { documentsCalls } from '../documents/public';
import { ApiError } from '../providers/data/api-error';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { DisclosuresPage } from './DisclosuresPage';
import { disclosuresCalls } from './disclosures-calls';

const loan: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '2611040001', version: 3, sStatusT: '0', sBranchChannelT: '1', sLPurposeT: '0' },
};
const line = (id: string, bucket: string, section: string, amount: string) => ({
  ...{ id, type: id, description: id, section, bucket, amount },
});
const estimate = (number: number, issued: string, lines: readonly ReturnType<typeof line>[]) => ({
  ...{ id: `${number}`, number, issued, by: 'Tobias', lines, lenderCredit: '0.00', cashToClose: '119324.00' },
  ...{ covers: null, reason: null, receivedBy: { date: '2026-11-24', skipped: [] } },
});
const holiday = { date: '2026-11-26', reason: { kind: 'holiday', name: 'Thanksgiving Day' } } as const;
const answer: LoanEstimates = {
  ...{ version: 3, today: '2026-11-27' },
  estimates: [
    estimate(1, '2026-11-20', [line('Appraisal', 'zero', 'B', '600.00'), line('Survey', 'ten', 'C', '400.00')]),
    estimate(2, '2026-11-25', [line('Appraisal', 'zero', 'B', '700.00'), line('Survey', 'ten', 'C', '400.00')]),
  ],
  clock: [
    {
      ...{ step: 'intent', number: null, day: { date: '2026-12-07', skipped: [holiday] }, done: '2026-11-24' },
      ...{ isPresumed: false, method: 'phone', state: 'done' },
    },
    {
      ...{ step: 'issued', number: 1, day: { date: '2026-11-19', skipped: [] }, done: '2026-11-20' },
      ...{ isPresumed: false, method: null, state: 'late' },
    },
    {
      ...{ step: 'issued', number: 2, day: null, done: '2026-11-25' },
      ...{ isPresumed: false, method: null, state: 'done' },
    },
  ],
  next: {
    ...{ number: 3, closingCosts: '11783.00', cashToClose: '117752.00', fields: [], expenses: [], feature: null },
    ...{ applicants: ['Ann Lee', 'Ben Lee'], waiting: 1, consent: { on: '2026-11-18', evidence: null } },
    changes: [
      { id: 'c', reason: 'rate-lock', description: 'Locked at 6.25%', learned: '2026-11-25', inTime: true },
      { id: 'd', reason: 'eligibility', description: 'Other income', learned: '2026-11-10', inTime: false },
    ],
  },
};

interface Shown {
  rights?: boolean;
  estimates?: LoanEstimates;
  shown?: Partial<LoanDocument>;
}

function open({ rights = true, estimates = answer, shown = {} }: Shown = {}) {
  signInAs({
    ...{ username: 'desk', roles: ['Disclosure Desk'], menuPermissions: [15], editPermissions: ['0'] },
    pageLetters: { edisclosure: 'w', ...(rights ? { disclose: 'w' } : {}) },
  } as never);
  const issue = vi.fn<(typeof disclosuresCalls)['issue']>(async () => estimates);
  const intent = vi.fn<(typeof disclosuresCalls)['intent']>(async () => estimates);
  stubCalls(disclosuresCalls, { estimates: async () => estimates, issue, intent });
  renderInPortal(<DisclosuresPage />, {
    at: `/loans/${loan.sLNm}/edisclosure`,
    route: '/loans/:loanNum/edisclosure',
    data: { getOne: vi.fn(async () => ({ data: { ...loan, ...shown, id: loan.sLNm } })) as never },
  });
  return { issue, intent };
}

beforeEach(() => {
  fakeServer(({ path }) => ({
    json: path.includes('edisclosure-status')
      ? { status: 'none', msg: '', wording: null }
      : path.includes('writers')
        ? { roles: ['Disclosure Desk'] }
        : [],
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the disclosures of a loan', () => {
  it('names a Loan Estimate that was issued outside the portal, and no amount while nothing is known', async () => {
    const clock: LoanEstimates['clock'] = [
      {
        ...{ step: 'application', number: null, day: null, done: null },
        ...{ isPresumed: false, method: null, state: 'open' },
      },
      {
        ...{ step: 'issued', number: null, day: null, done: '2026-11-20' },
        ...{ isPresumed: false, method: null, state: 'done' },
      },
    ];
    const next = { ...answer.next, number: 2, fields: ['sLAmtCalc'], cashToClose: null };
    const shown = { sInitialLoanEstimateIssuedD: '2026-11-20' };
    open({ estimates: { ...answer, estimates: [], clock, next }, shown });
    expect(await screen.findByText('LE 1 issued outside the portal')).toBeVisible();
    // The clock starts with a day that users enter.
    expect(screen.getByRole('link', { name: 'Enter its day with the important dates' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/loan$/),
    );
    expect(screen.getByText('Not issued in the portal')).toBeVisible();
    expect(screen.getByRole('button', { name: /LE 2 as of today/ })).toHaveTextContent('–Cash to close');
  });

  it('lead to the Closing Disclosure once it was issued, instead of to another Loan Estimate', async () => {
    open({ shown: { sInitialClosingDisclosureIssuedD: '2026-11-26' } });
    expect(await screen.findByText(/corrected Closing Disclosure/)).toHaveTextContent('11/26/2026');
    expect(screen.getByRole('link', { name: 'CD & Doc Request' })).toHaveAttribute(
      'href',
      expect.stringMatching(/cd$/),
    );
    expect(screen.queryByRole('button', { name: 'Issue LE 3' })).toBeNull();
  });

  it('name the days that the clock skips, and what is late', async () => {
    open();
    const clock = await screen.findByRole('region', { name: 'TRID clock' });
    expect(within(clock).getByText(/By phone/)).toBeVisible();
    expect(within(clock).getByText(/Skips 11\/26\/26 Thanksgiving Day/)).toBeVisible();
    expect(within(clock).getByRole('row', { name: /LE 1 issued.*11\/19\/26 11\/20\/26/ })).toBeVisible();
    expect(within(clock).getByText('Shows the borrowers what changed; the baseline stays')).toBeVisible();
    expect(within(clock).queryByText(/disclosures\./)).toBeNull();
  });

  it('show how two estimates differ, by bucket', async () => {
    open();
    const difference = await screen.findByRole('region', { name: 'Difference by bucket' });
    expect(within(difference).getByRole('row', { name: /0% tolerance.*600\.00 700\.00 \+100\.00/ })).toBeVisible();
    expect(within(difference).getByRole('row', { name: /B Appraisal 600\.00 700\.00 \+100\.00/ })).toBeVisible();
    expect(within(difference).queryByRole('row', { name: /Survey/ })).toBeNull();
    expect(within(difference).getByText('1 line did not change', { exact: false })).toBeVisible();
    // What the next estimate would change is seen before it is issued.
    await userEvent.click(screen.getByRole('button', { name: /LE 3 as of today/ }));
    const next = await screen.findByRole('region', { name: 'Difference by bucket' });
    expect(within(next).getByRole('columnheader', { name: 'LE 3' })).toBeVisible();
    expect(within(next).getByRole('row', { name: /B Appraisal 700\.00 – −700\.00/ })).toBeVisible();
  });

  it('say before the issue to whom it goes and which changes move the baseline', async () => {
    const { issue } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Issue LE 3' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Ann Lee.*Ben Lee.*\$11,783,/)).toBeVisible();
    expect(within(dialog).getByText('Changes the tolerance baseline')).toBeVisible();
    expect(within(dialog).getByText(/Later than three business days/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue LE 3' }));
    expect(issue).toHaveBeenCalledWith(loan.sLNm, { version: 3, method: 'electronic', consent: null });
  });

  it('warn before the issue of days that its wait and the rescission do not allow', async () => {
    const first = { ...answer, estimates: [], next: { ...answer.next, number: 1, changes: [], waiting: 0 } };
    const days = { sLPurposeT: '1', sEstCloseD: '2026-12-01', sDisbursementD: '2026-12-01' } as const;
    open({ estimates: first, shown: days });
    await userEvent.click(await screen.findByRole('button', { name: 'Issue LE 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    // Seven business days from Friday, November 27, Saturdays included.
    expect(dialog.getByText(/is before 12\/05\/26, the first day that the disclosures allow\./)).toBeVisible();
    expect(dialog.getByText(/^The right to rescind ends on 12\/04\/26\./)).toBeVisible();
  });

  it('are sent electronically only with the consent of the borrowers', async () => {
    const { issue } = open({ estimates: { ...answer, next: { ...answer.next, consent: null } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Issue LE 3' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Delivery/ }), 'electronic');
    await userEvent.click(await within(dialog).findByRole('textbox', { name: /How the borrowers consented/ }));
    await userEvent.paste('Consent form of the application');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue LE 3' }));
    const consent = { on: '2026-11-27', evidence: 'Consent form of the application' };
    await vi.waitFor(() =>
      expect(issue).toHaveBeenCalledWith(loan.sLNm, { version: 3, method: 'electronic', consent }),
    );
  }, 20_000);

  it('record the intent of all borrowers', async () => {
    const { intent } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Record intent to proceed' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(intent).toHaveBeenCalledWith(
      loan.sLNm,
      2,
      expect.objectContaining({ date: '2026-11-27', method: 'phone', borrowers: ['Ann Lee', 'Ben Lee'] }),
    );
  });

  it('wait for a form that is being made, and show it by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [first] = answer.estimates;
    if (!first) expect.fail();
    const download = vi
      .fn<(typeof documentsCalls)['download']>()
      .mockRejectedValueOnce(new ApiError('There is no such document.', 404))
      .mockResolvedValue({ blob: new Blob(['%PDF-1.7']), name: 'le.pdf' });
    stubCalls(documentsCalls, { download });
    open({ estimates: { ...answer, estimates: [{ ...first, documentId: 'd1' }] } });
    expect(await screen.findByText('The form is being made')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download the Loan Estimate' })).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await screen.findByRole('button', { name: 'Download the Loan Estimate' })).toBeVisible();
    expect(screen.queryByText('The form is being made')).toBeNull();
    expect(download).toHaveBeenCalledTimes(2);
  });

  it('offer no issue without the right of the desk, and say what an estimate needs', async () => {
    open({ rights: false, estimates: { ...answer, next: { ...answer.next, fields: ['sNoteIR'] } } });
    expect(await screen.findByRole('link', { name: 'Note rate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Issue LE 3' })).toBeNull();
  });
});
