import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strongFacts } from '../../domain/aus/facts.test-support';
import { aCondition } from '../conditions/conditions.test-support';
import { conditionCalls } from '../conditions/conditions-calls';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { AusPage } from './AusPage';
import { aRun, aView } from './aus.test-support';
import { ausCalls } from './aus-calls';

const underwriter = {
  roles: ['Underwriter'],
  menuPermissions: [11, 12, 16, 17],
  editPermissions: ['0'],
  pageLetters: { aus: 'w', conditions: 'w', decide: 'w', 'upload-submission': 'w' },
};
const reader = { ...underwriter, roles: ['Processor'], pageLetters: { aus: 'r', conditions: 'r' } };

const loan = {
  ...{ id: '26', sLNm: '26', version: 4, sStatusT: '0', sLT: '0', applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] },
  ...{ employments: [], incomes: [], assets: [], liabilities: [], reos: [], residences: [], vestings: [] },
};
const newDebt = [
  { id: 'd9', creditor: 'Meridian', type: '3', balance: '11240.00', payment: '318.00', use: 'counted' as const },
];
const indebted = { ...strongFacts, dtiBottom: '51.000', debts: '2100.00', debtList: newDebt };
const trial = {
  ...{ system: 'DU' as const, changes: [], runs: 1, isSimulation: true },
  outcome: { scorecard: 'DU', status: 'complete', recommendation: 'approve', eligibility: 'eligible' } as const,
};

const show = () => renderInPortal(<AusPage />, { at: '/loans/26/aus', route: '/loans/:loanNum/aus' });

beforeEach(() => {
  signInAs(underwriter);
  fakeServer(({ path }) => ({
    json: path.includes('writers') ? { roles: [] } : path.includes('/lqb/loans/26') ? loan : [],
  }));
  stubCalls(shellCalls, { conditions: async () => [] });
  stubCalls(ausCalls, { trial: async () => trial, agencies: async () => [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a loan that was not submitted', () => {
  it('shows the three systems, says that they are simulated, and what a submission still needs', async () => {
    const needs = [{ stage: 'underwriting', key: 'sNoteIR', path: 'sNoteIR', page: 'app/loan-property' }] as const;
    stubCalls(ausCalls, { view: async () => aView([], strongFacts, { needs: [...needs] }) });
    show();
    expect(await screen.findByText('Simulation: not an agency’s decision')).toBeVisible();
    for (const system of ['DU', 'DO', 'LPA']) {
      expect(await screen.findByRole('button', { name: `Submit to ${system}` })).toBeVisible();
    }
    expect(await screen.findByRole('link', { name: 'Note rate' })).toHaveAttribute(
      'href',
      expect.stringContaining('sNoteIR'),
    );
  });

  it('is submitted to DU with the entered account, whose password is in no draft', async () => {
    const underwriterCall = vi.fn(async () => {
      const [status] = aView([aRun('DU', 1, strongFacts, strongFacts)]).systems;
      if (!status) throw new Error('There is no status.');
      return status;
    });
    stubCalls(ausCalls, {
      view: async () => aView([]),
      underwriter: underwriterCall,
      agencies: async () => [{ code: '1000', name: 'Xactus', IsTechnicalAffiliate: false }],
    });
    show();
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Submit to DU' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('combobox', { name: /Credit agency/ }));
    await person.click(await screen.findByRole('option', { name: 'Xactus' }));
    await person.click(dialog.getByLabelText('User at the agency'));
    await person.paste('harbor7');
    await person.click(dialog.getByLabelText('Password at the agency'));
    await person.paste('Ocean-Trail-77');
    await person.click(dialog.getByRole('button', { name: 'Submit to DU' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(underwriterCall).toHaveBeenCalledWith('26', {
      ...{ cra: '1000', craUserId: 'harbor7', craPassword: 'Ocean-Trail-77', reissueList: [] },
      ...{ isCopyLiabilities: false, sFannieCommunityLendingT: '0', key: expect.any(String) },
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ocean-Trail-77');
  });

  it('reports that LPA returned no interval (AUS-03)', async () => {
    stubCalls(ausCalls, { view: async () => aView([]), startLpa: async () => ({ JobId: 'j', hash: 'h' }) });
    show();
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Submit to LPA' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit to LPA' }));
    expect(await screen.findByText('No interval is returned.')).toBeVisible();
  });
});

it('polls a submission that was open before the page was, with its hash', async () => {
  const view = aView([]);
  const job = { JobId: 'job-1', hash: 'h-1', PollingIntervalInMs: 1 };
  const working = {
    ...view,
    systems: view.systems.map((one) => (one.system === 'LPA' ? { ...one, state: 'working' as const, job } : one)),
  };
  let isDone = false;
  const pollLpa = vi.fn(async () => {
    isDone = true;
    return { ...job, PollingIntervalInMs: 0, response: null };
  });
  stubCalls(ausCalls, {
    view: async () => (isDone ? aView([aRun('LPA', 1, strongFacts, strongFacts)]) : working),
    pollLpa,
  });
  show();
  expect(await screen.findAllByText('Accept/Eligible')).not.toHaveLength(0);
  expect(pollLpa).toHaveBeenCalledExactlyOnceWith('26', 'job-1', 'h-1');
});

describe('runs', () => {
  const before = aRun('DU', 1, strongFacts, indebted);
  const latest = aRun('DU', 2, indebted, indebted, strongFacts);

  it('are compared with the loan now, and the ones out of date say why', async () => {
    stubCalls(ausCalls, { view: async () => aView([before], indebted) });
    show();
    expect(await screen.findByText(/DTI rose 15.000 points to 51.000%, above 50%/)).toBeVisible();
    const row = (await screen.findByRole('rowheader', { name: 'DTI bottom' })).closest('tr');
    expect(row).toHaveTextContent('51.000%');
    expect(row).toHaveTextContent('36.000% Out of date');
    expect(screen.getByRole('link', { name: 'Debts' })).toHaveAttribute('href', expect.stringContaining('liability'));
  });

  it('show what changed since the previous run, and one key makes a condition of a message', async () => {
    const add = vi.fn(async (_loan: string, { conditions }: Parameters<typeof conditionCalls.add>[1]) =>
      conditions.map((one, index) => aCondition(index + 1, { ...one, accepts: [...one.accepts] })),
    );
    stubCalls(conditionCalls, { add });
    stubCalls(ausCalls, { view: async () => aView([latest, before], indebted) });
    show();
    const message = await screen.findByRole('button', { name: /Verify the new debt to Meridian/ });
    expect(message).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('a');
    expect(await screen.findByText('Condition AUS 1')).toBeVisible();
    expect(add).toHaveBeenCalledOnce();
    expect(add.mock.calls[0]?.[1].conditions[0]).toMatchObject({
      ...{ cat: 'AUS', description: 'Meridian: Provide the note and the first statement of the new debt.' },
    });
    await userEvent.keyboard('a');
    expect(add).toHaveBeenCalledOnce();
  });

  it('ask for a document in the messages of the loan', async () => {
    const ask = vi.fn(async (_loan: string, _body: { key: string }) => ({}) as never);
    stubCalls(ausCalls, { view: async () => aView([latest, before], indebted), ask });
    show();
    await screen.findByRole('button', { name: /Verify the new debt to Meridian/ });
    await userEvent.keyboard('q');
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith(
        '26',
        expect.objectContaining({ internal: false, text: expect.stringContaining('new debt') }),
      ),
    );
    // The same request again is sent once, and one with other words is another message.
    const request = screen.getByRole('button', { name: /^Request/ });
    await waitFor(() => expect(request).toBeEnabled());
    await userEvent.click(request);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('textbox', { name: 'Condition' }));
    await userEvent.paste(' Both pages.');
    await waitFor(() => expect(request).toBeEnabled());
    await userEvent.click(request);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
    const [first, again, other] = ask.mock.calls.map(([, { key }]) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('of one system are shown alone', async () => {
    const lpa = aRun('LPA', 1, indebted, indebted);
    stubCalls(ausCalls, { view: async () => aView([latest, before, lpa], indebted) });
    show();
    await userEvent.click(await screen.findByRole('tab', { name: /^All \(/ }));
    const ids = () => screen.queryAllByText(/^[DL]-\d+$/).map(({ textContent }) => textContent?.[0]);
    expect(new Set(ids())).toEqual(new Set(['D', 'L']));
    await userEvent.click(screen.getByRole('combobox', { name: 'System' }));
    await userEvent.click(screen.getByRole('option', { name: 'LPA' }));
    await waitFor(() => expect(new Set(ids().slice(1))).toEqual(new Set(['L'])));
  });

  it('with other words are made, and made once', async () => {
    const added: ReturnType<typeof aCondition>[] = [];
    const add = vi.fn(async (_loan: string, { conditions }: Parameters<typeof conditionCalls.add>[1]) => {
      added.push(...conditions.map((one, index) => aCondition(index + 1, { ...one, accepts: [...one.accepts] })));
      return [...added];
    });
    stubCalls(conditionCalls, { add });
    stubCalls(shellCalls, { conditions: async () => [...added] });
    stubCalls(ausCalls, { view: async () => aView([latest, before], indebted) });
    show();
    await screen.findByRole('button', { name: /Verify the new debt to Meridian/ });
    const text = screen.getByRole('textbox', { name: 'Condition' });
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('Send the note of Meridian');
    await userEvent.click(screen.getByRole('button', { name: /Add condition/ }));
    expect(await screen.findByText('Condition AUS 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add condition/ })).toBeNull();
  });

  it('become the run of record', async () => {
    const record = vi.fn(async () => ({ version: 5, sProd3rdPartyUwResultT: '1' }));
    stubCalls(ausCalls, { view: async () => aView([before], strongFacts), record });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Use as run of record' }));
    expect(record).toHaveBeenCalledWith('26', { version: 4, runId: before.id });
  });

  it('say which single change improves the result, and how often the simulator ran', async () => {
    const outcome = { ...trial.outcome, recommendation: 'refer-caution' } as const;
    const change = {
      ...{ kind: 'payoff' as const, by: '11240.00', to: null, debt: { id: 'd9', creditor: 'Meridian' } },
      ...{ dtiBottom: '43.798', reserveMonths: '3.40', outcome: trial.outcome },
    };
    stubCalls(ausCalls, {
      view: async () => aView([latest, before], indebted),
      trial: async () => ({ ...trial, outcome, changes: [change], runs: 42 }),
    });
    show();
    expect(await screen.findByText('Pay off Meridian')).toBeVisible();
    expect(screen.getByText('Balance $11,240.00, DTI 43.798%')).toBeVisible();
    expect(screen.getByText('Found in 42 runs of the simulator, each change alone.')).toBeVisible();
  });

  it('are read, and nothing more, by those who may not write', async () => {
    signInAs(reader);
    stubCalls(ausCalls, { view: async () => aView([before], strongFacts) });
    show();
    expect(await screen.findAllByText('Approve/Eligible')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /Submit|Resubmit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use as run of record' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add condition/ })).toBeNull();
  });
});

it('is read again after an error', async () => {
  let fails = true;
  stubCalls(ausCalls, {
    view: async () => {
      if (fails) throw new ApiError('Unavailable', 503);
      return aView([]);
    },
  });
  show();
  const retry = await screen.findByRole('button', { name: /again|Retry/i });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Submit to DU' })).toBeVisible();
});
