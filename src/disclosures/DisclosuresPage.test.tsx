import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { DisclosuresPage } from './DisclosuresPage';
import { disclosuresCalls } from './disclosures-calls';

// The page renders slowly on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

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
      ...{ step: 'intent', number: null, day: { date: '2026-12-07', skipped: [holiday] }, done: null },
      ...{ isPresumed: false, method: null, state: 'open' },
    },
    {
      ...{ step: 'issued', number: 1, day: { date: '2026-11-19', skipped: [] }, done: '2026-11-20' },
      ...{ isPresumed: false, method: null, state: 'late' },
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

function open({ rights = true, estimates = answer }: { rights?: boolean; estimates?: LoanEstimates } = {}) {
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
    data: { getOne: vi.fn(async () => ({ data: { ...loan, id: loan.sLNm } })) as never },
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
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the disclosures of a loan', () => {
  it('name the days that the clock skips, and what is late', async () => {
    open();
    const clock = await screen.findByRole('region', { name: 'TRID clock' });
    expect(within(clock).getByText(/Skips 11\/26\/26 Thanksgiving Day/)).toBeVisible();
    expect(within(clock).getByRole('row', { name: /LE 1 issued.*11\/19\/26 11\/20\/26/ })).toBeVisible();
  });

  it('show how two estimates differ, by bucket', async () => {
    open();
    const difference = await screen.findByRole('region', { name: 'Difference by bucket' });
    expect(within(difference).getByRole('row', { name: /0% tolerance.*600\.00 700\.00 \+100\.00/ })).toBeVisible();
    expect(within(difference).getByRole('row', { name: /B Appraisal 600\.00 700\.00 \+100\.00/ })).toBeVisible();
    expect(within(difference).queryByRole('row', { name: /Survey/ })).toBeNull();
    expect(within(difference).getByText('1 line did not change', { exact: false })).toBeVisible();
  });

  it('say before the issue to whom it goes and which changes move the baseline', async () => {
    const { issue } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Issue LE 3' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Ann Lee.*Ben Lee.*\$11,783\.00/)).toBeVisible();
    expect(within(dialog).getByText('Changes the tolerance baseline')).toBeVisible();
    expect(within(dialog).getByText(/Later than three business days/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue LE 3' }));
    expect(issue).toHaveBeenCalledWith(loan.sLNm, { version: 3, method: 'electronic', consent: null });
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

  it('offer no issue without the right of the desk, and say what an estimate needs', async () => {
    open({ rights: false, estimates: { ...answer, next: { ...answer.next, fields: ['sNoteIR'] } } });
    expect(await screen.findByRole('link', { name: 'Note rate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Issue LE 3' })).toBeNull();
  });
});
