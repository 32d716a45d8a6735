import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../domain/messages/message';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { stateAfter, statusOfState } from '../../domain/underwriting/condition-moves';
import { draftCalls } from '../crud/drafts/draft-calls';
import { ApiError } from '../providers/data/api-error';
import { queryKeys } from '../providers/data/query-keys';
import { shellCalls } from '../shell/shell-calls';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { ConditionsPage } from './ConditionsPage';
import { aCondition } from './conditions.test-support';
import { conditionCalls } from './conditions-calls';

const underwriter = { roles: ['Underwriter'], menuPermissions: [16, 17] };
/** Answers conditions, and decides none. */
const broker = {
  ...underwriter,
  roles: ['PML Loan Officer'],
  isPml: true,
  pageLetters: { conditions: 'w', 'upload-submission': 'w' },
};

const show = (query = '') =>
  renderInPortal(<ConditionsPage />, { at: `/loans/26/conditions${query}`, route: '/loans/:loanNum/conditions' });

/** An API that does what the user asks for. */
function apiOf(conditions: Condition[]) {
  const stored = new Map(conditions.map((one) => [one.id, one]));
  const moved = async (
    { conditionId }: { conditionId: string },
    body: { version: number; move: Parameters<typeof stateAfter>[1]; note?: string | undefined },
  ) => {
    const before = stored.get(conditionId);
    if (!before || before.version !== body.version) throw new Error(`Version ${body.version} is not the current one.`);
    const state = stateAfter(before.state, body.move, before.steps);
    const step = {
      kind: body.move,
      state,
      at: '2026-11-21T18:00:00.000Z',
      by: 'You',
      note: body.note ?? null,
      files: [],
    };
    const after = {
      ...before,
      state,
      status: statusOfState(state),
      version: before.version + 1,
      steps: [...before.steps, step],
    };
    stored.set(conditionId, after);
    return after;
  };
  const decide = vi.fn(moved);
  const respond = vi.fn(moved);
  stubCalls(shellCalls, { conditions: async () => [...stored.values()] });
  stubCalls(conditionCalls, { decide, respond });
  return { decide, respond, stored };
}

const row = (text: string) => screen.findByRole('link', { name: new RegExp(text) });

beforeEach(() => {
  signInAs(underwriter);
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: [] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the conditions of a loan', () => {
  it('say that there are none, and let underwriters add the first', async () => {
    apiOf([]);
    show();
    expect(await screen.findByText('No conditions yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add condition' })).toBeVisible();
  });

  it('are read again after an error', async () => {
    let fails = true;
    stubCalls(shellCalls, {
      conditions: async () => {
        if (fails) throw new ApiError('Unavailable', 503);
        return [aCondition(1)];
      },
    });
    show();
    const again = await screen.findByRole('button', { name: /again/ });
    fails = false;
    await userEvent.click(again);
    expect(await row('Condition text 1')).toBeVisible();
  });

  it('are grouped by category in the order of the specification', async () => {
    apiOf([aCondition(1, { cat: 'PTF' }), aCondition(2), aCondition(3, { cat: 'QC' })]);
    show();
    await row('Condition text 1');
    const order = screen.getAllByRole('link', { name: /Condition text/ }).map((link) => link.dataset.condition);
    expect(order).toEqual(['c3', 'c2', 'c1']);
  });

  it('can be read only by those who may not write', async () => {
    signInAs({ ...underwriter, pageLetters: { conditions: 'r' } });
    apiOf([aCondition(1)]);
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    for (const name of [/^Clear/, 'Submit for review', /Attach/, 'Add condition']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('an underwriter', () => {
  // Twenty of them are cleared in a browser (tests/e2e/conditions.test.ts), which renders them in a tenth of the time.
  it('clears one condition after the other with the keyboard alone', async () => {
    const five = Array.from({ length: 5 }, (_, index) => aCondition(index + 1));
    const { decide, stored } = apiOf(five);
    show();
    await row('Condition text 5');
    await userEvent.keyboard('j');
    for (const { number } of five) {
      // By its element: to find a role, all of the page is searched again with each of its changes.
      await screen.findByText(`Condition text ${number}`, { selector: 'h2' });
      await userEvent.keyboard('c');
    }
    await waitFor(() => expect([...stored.values()].every(({ state }) => state === 'cleared')).toBe(true));
    expect(decide).toHaveBeenCalledTimes(5);
    expect(screen.getByRole('tab', { name: 'Closed (5)' })).toBeVisible();
  });

  it('takes the last decision back', async () => {
    const { stored } = apiOf([aCondition(1), aCondition(2)]);
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('c');
    expect(await screen.findByText('PTD 1 cleared.')).toBeVisible();
    await userEvent.keyboard('u');
    await waitFor(() => expect(stored.get('c1')?.state).toBe('active'));
  });

  it('keeps a decision when a list that was read before it arrives after it', async () => {
    const { stored } = apiOf([aCondition(1), aCondition(2)]);
    let client: QueryClient | undefined;
    const Probe = () => {
      client = useQueryClient();
      return <ConditionsPage />;
    };
    renderInPortal(<Probe />, { at: '/loans/26/conditions?condition=c1', route: '/loans/:loanNum/conditions' });
    await screen.findByRole('heading', { name: 'Condition text 1' });
    const before = [...stored.values()];
    let arrive: (list: Condition[]) => void = () => undefined;
    const late = new Promise<Condition[]>((resolve) => {
      arrive = resolve;
    });
    const conditions = vi.fn(async () => [...stored.values()]).mockReturnValueOnce(late);
    stubCalls(shellCalls, { conditions });
    void client?.invalidateQueries({ queryKey: queryKeys.conditions('26') });
    await waitFor(() => expect(conditions).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('c');
    expect(await screen.findByText('PTD 1 cleared.')).toBeVisible();
    await act(async () => arrive(before));
    await waitFor(() => expect(client?.isFetching()).toBe(0));
    expect(client?.getQueryData(queryKeys.conditions('26'))).toEqual([...stored.values()]);
    expect(await row('Condition text 1.*Cleared')).toBeVisible();
  });

  it('is told when a key does nothing', async () => {
    const { decide } = apiOf([aCondition(1)]);
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('r');
    expect(await screen.findByText('Nothing was done: PTD 1 has the state “Active”.')).toBeVisible();
    expect(decide).not.toHaveBeenCalled();
  });

  it('rejects with a reason, which they may begin from a usual one', async () => {
    const { decide, stored } = apiOf([aCondition(1, { state: 'submitted' })]);
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('r');
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    expect(screen.getByRole('button', { name: /^Reject PTD 1/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Pages missing' }));
    expect(reason).toHaveValue('Pages are missing. Send all pages.');
    await userEvent.type(reason, ' Page 3.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(stored.get('c1')?.state).toBe('rejected'));
    expect(decide.mock.calls[0]?.[1]).toMatchObject({
      move: 'reject',
      note: 'Pages are missing. Send all pages. Page 3.',
    });
  });

  it('leaves a reason with its condition when another is opened', async () => {
    const { decide } = apiOf([1, 2].map((number) => aCondition(number, { state: 'submitted' })));
    const save = vi.fn().mockResolvedValue({ id: 'd1' });
    stubCalls(draftCalls, { list: async () => [], save, saveLeaving: save });
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('r');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Too old');
    await userEvent.click(await row('Condition text 2'));
    await screen.findByRole('heading', { name: 'Condition text 2' });
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    await userEvent.click(await row('Condition text 1'));
    expect(await screen.findByRole('button', { name: /^Reject PTD 1/ })).toBeVisible();
    expect(save).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ values: { note: 'Too old' } }));
    expect(decide).not.toHaveBeenCalled();
  });

  it('waives with a reason, and nothing if they cancel', async () => {
    const { decide } = apiOf([aCondition(1), aCondition(2)]);
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'No{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    expect(decide).not.toHaveBeenCalled();
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Gift is not used');
    await userEvent.click(screen.getByRole('button', { name: /^Waive PTD 1/ }));
    expect(await screen.findByText('PTD 1 waived.')).toBeVisible();
    // The next open condition is up.
    expect(screen.getByRole('heading', { name: 'Condition text 2' })).toBeVisible();
  });

  it('keeps the reason if someone else was first, and sees what they did', async () => {
    const current = aCondition(1, { state: 'submitted', version: 2 });
    apiOf([aCondition(1)]);
    stubCalls(conditionCalls, {
      decide: async () => {
        throw new ApiError('Refused', 409, { code: 'stale', wording: message('condition-changed'), current });
      },
    });
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Not needed');
    await userEvent.click(screen.getByRole('button', { name: /^Waive PTD 1/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('Not needed');
    expect(screen.getAllByText('Submitted for review').length).toBeGreaterThan(0);
  });
});

describe('a broker', () => {
  it('submits for review and adds notes, and decides nothing', async () => {
    signInAs(broker);
    const { decide, respond } = apiOf([aCondition(1)]);
    show('?condition=c1');
    await screen.findByRole('heading', { name: 'Condition text 1' });
    await userEvent.keyboard('c');
    await userEvent.keyboard('s');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note (optional)' }), 'Both jobs');
    await userEvent.click(screen.getByRole('button', { name: /^Submit PTD 1/ }));
    expect(await screen.findByText('PTD 1 submitted for review.')).toBeVisible();
    expect(respond.mock.calls[0]?.[1]).toMatchObject({ move: 'submit', note: 'Both jobs', version: 1 });
    expect(decide).not.toHaveBeenCalled();
  });
});
