import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetOne } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { queryKeys } from '../data/query-keys';
import { loadParts } from '../i18n/portal-i18n';
import { applyBatch, applyRefresh, unseen } from './apply-batch';
import { batchEvents, type EventBatch } from './batch-events';
import { ChangedNotice } from './ChangedNotice';
import { discardChange, useChangedLoans } from './changed-loans';
import { applyEvents } from './useLiveUpdates';

const change = (parts: Partial<LiveChange> = {}): LiveChange => ({
  loanNum: '2611',
  version: 5,
  what: ['loan'],
  by: 'Pat Doe',
  mine: false,
  ...parts,
});
const batch = (...changes: LiveChange[]): LiveBatch => ({ changes, gone: [] });
const gathered = (of: LiveBatch, refresh = false): EventBatch => ({ refresh, batch: of });

const keys = {
  list: [...queryKeys.lists('loans'), { filter: {} }],
  one: queryKeys.record('loans', '2611'),
  section: queryKeys.record('asset', '2611'),
  activity: queryKeys.activity('2611'),
  files: queryKeys.submissionFiles('2611'),
  other: queryKeys.activity('2612'),
  counts: queryKeys.homeFigures(),
  desk: queryKeys.lockDesk({ tab: 'waiting' }),
  prices: queryKeys.prices('2611', 5, {}, undefined),
  places: queryKeys.placementOptions(),
} as const;

function client(version: number, rows: readonly object[] = [{ id: '2611', version }]): QueryClient {
  const made = new QueryClient();
  for (const key of Object.values(keys)) made.setQueryData(key, {});
  made.setQueryData(keys.one, { id: '2611', version });
  made.setQueryData(keys.list, { data: rows });
  return made;
}
const outdated = (of: QueryClient): string[] =>
  Object.entries(keys).flatMap(([name, key]) => (of.getQueryState(key)?.isInvalidated ? [name] : []));

describe('queries that a change invalidates', () => {
  it('are those that show the loan, but not other loans or prices', () => {
    const queryClient = client(4);
    applyBatch(queryClient, batch(change()));
    expect(outdated(queryClient)).toEqual(['list', 'one', 'section', 'activity', 'files', 'counts', 'desk']);
  });

  it('exclude the loan and its row if this browser made the change', () => {
    const queryClient = client(5);
    applyBatch(queryClient, batch(change({ mine: true })));
    expect(outdated(queryClient)).toEqual(['counts', 'desk']);
  });

  it('include a list without the loan, because it may now match', () => {
    const queryClient = client(5, [{ id: '2700', version: 1 }]);
    applyBatch(queryClient, batch(change()));
    expect(outdated(queryClient)).toEqual(['list', 'counts', 'desk']);
  });

  it('are those of the loan and the lock desk after a move of its lock, which may leave the loan as it is', () => {
    const queryClient = client(5);
    applyBatch(queryClient, batch(change({ what: ['lock'] })));
    expect(outdated(queryClient)).toEqual(['one', 'section', 'activity', 'files', 'desk']);
  });

  it('are only those of the loan after new documents', () => {
    const queryClient = client(5);
    applyBatch(queryClient, batch(change({ what: ['documents'] })));
    expect(outdated(queryClient)).toEqual(['one', 'section', 'activity', 'files']);
  });

  it('are what counts unread messages after a message of someone else, or after reading in another window: the row of the loan, and Home', () => {
    const queryClient = client(5);
    applyBatch(queryClient, batch(change({ what: ['messages'] })));
    expect(outdated(queryClient)).toEqual(['list', 'counts']);
    const mine = client(5);
    applyBatch(mine, batch(change({ what: ['messages'], mine: true })));
    expect(outdated(mine)).toEqual([]);
    const marked = client(5);
    applyBatch(marked, batch(change({ what: ['marks'], mine: true })));
    expect(outdated(marked)).toEqual(['list', 'counts']);
    const other = client(5, [{ id: '2700', version: 1 }]);
    const unread = [...queryKeys.lists('loans'), { filter: { unread: true } }];
    other.setQueryData(unread, { data: [] });
    applyBatch(other, batch(change({ what: ['messages'] })));
    expect(outdated(other)).toEqual(['counts']);
    expect(other.getQueryState(unread)?.isInvalidated).toBe(true);
  });

  it('are all lists if a loan is gone, and all but prices after a refresh', () => {
    const queryClient = client(5);
    applyBatch(queryClient, { changes: [], gone: ['2611'] });
    expect(outdated(queryClient)).toContain('list');
    const all = client(5);
    applyRefresh(all);
    expect(outdated(all)).toEqual(Object.keys(keys).filter((name) => name !== 'prices' && name !== 'places'));
  });

  it('counts as unseen only changes that no page or list shows', () => {
    expect(unseen(new QueryClient(), [change()])).toHaveLength(1);
    expect(unseen(client(5), [change()])).toHaveLength(0);
    expect(unseen(client(4), [change()])).toHaveLength(1);
    expect(unseen(client(4, [{ id: '2611', version: 5 }]), [change()])).toHaveLength(0);
  });
});

describe('a burst of changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is applied at once, then once a second, merged by loan', () => {
    const passed: EventBatch[] = [];
    const { onEvent } = batchEvents((one) => passed.push(one));
    const receive = (one: LiveChange) => onEvent({ kind: 'loans', id: '1', batch: batch(one) });
    receive(change({ version: 5 }));
    expect(passed).toHaveLength(1);
    receive(change({ version: 6, by: null }));
    receive(change({ version: 7, what: ['documents'], by: null }));
    onEvent({ kind: 'beat', id: '2' });
    vi.advanceTimersByTime(999);
    expect(passed).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(passed[1]?.batch.changes).toEqual([change({ version: 7, what: ['loan', 'documents'], by: null })]);
    vi.advanceTimersByTime(5000);
    expect(passed).toHaveLength(2);
  });
});

const loan = { version: 4, sLNm: '2611', sNoteIR: '6.125', applicants: [{}] } as unknown as LoanDocument;
const changed = { ...loan, version: 5, sNoteIR: '6.250', sLtvR: '80.000' } as LoanDocument;

describe('the change notice on a loan page', () => {
  beforeEach(() => signInAs({ userName: 'loan-officer', roles: ['Loan Officer'] }));
  afterEach(() => discardChange('2611'));

  it('announces politely who changed what, and can be dismissed', async () => {
    const user = userEvent.setup({ delay: null });
    let answer = loan;
    renderInPortal(<Page />, { data: { getOne: async () => ({ data: { ...answer, id: '2611' } }) } as never });
    await screen.findByText('6.125');
    answer = changed;
    act(() => applyEvents(shown, gathered(batch(change()))));
    expect(await screen.findByText('6.250')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/Changed by \W?Pat Doe\W? a moment ago: Note rate\./i),
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('moves the page down only when no click is under way, which would miss', async () => {
    renderInPortal(<Page />, { data: { getOne: async () => ({ data: { ...loan, id: '2611' } }) } as never });
    fireEvent.pointerDown(await screen.findByText('6.125'));
    act(() => applyEvents(shown, gathered(batch(change()))));
    await act(async () => void (await loadParts(['fields', 'codes'])));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Changed by/));
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('status')).toHaveTextContent(/Changed by/);
    fireEvent.pointerUp(document.body);
  });

  it('ignores the user’s own changes', async () => {
    renderInPortal(<Page />, { data: { getOne: async () => ({ data: { ...loan, id: '2611' } }) } as never });
    await screen.findByText('6.125');
    act(() => applyEvents(shown, gathered(batch(change({ mine: true })))));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('changed rows', () => {
  it('are highlighted briefly', () => {
    vi.useFakeTimers();
    const queryClient = client(4);
    renderInPortal(<Marked />);
    act(() => applyEvents(queryClient, gathered(batch(change()))));
    expect(screen.getByText('marked')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('marked')).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});

let shown: QueryClient;

function Page() {
  shown = useQueryClient();
  const { data } = useGetOne('loans', { id: '2611' });
  return (
    <>
      <ChangedNotice loanNum="2611" loan={data as LoanDocument | undefined} />
      <p>{data?.sNoteIR}</p>
    </>
  );
}

function Marked() {
  return useChangedLoans().has('2611') ? <p>marked</p> : null;
}
