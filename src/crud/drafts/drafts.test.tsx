import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftAnswer } from '../../../domain/drafts/drafts.schemas';
import { RecordInput } from '../../fields/RecordInput';
import { ApiError } from '../../providers/data/api-error';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { RecordEdit } from '../RecordEdit';
import { type DraftBody, draftCalls } from './draft-calls';

const fields = { name: { kind: 'text', required: true }, city: { kind: 'text' } } as const;
const stored = { id: 'draft-branch', version: 3, name: 'Pasadena', city: 'Altadena' };
/** No other test has a page of this address, whose late drafts would come here. */
const form = '/branches/draft-branch';
const kept: DraftAnswer = {
  id: 'd1',
  form,
  savedAt: '2026-11-20T23:42:00Z',
  version: 3,
  base: { city: 'Altadena' },
  values: { city: 'Reno' },
};

const { save, remove } = { save: vi.fn(), remove: vi.fn() };
let answer: (draft: string) => Promise<undefined>;

/** The server's drafts of the form. */
function keep(...drafts: readonly DraftAnswer[]): void {
  stubCalls(draftCalls, {
    list: async (of) => (of === form ? drafts : []),
    read: async (id) => drafts.find((draft) => draft.id === id) ?? Promise.reject(new ApiError('gone', 404)),
    save: async (id, body) => {
      // Pages of other tests that were left with edits may still send theirs.
      if (body.form !== form) return undefined;
      save(id, body);
      return answer(id);
    },
    saveLeaving: async (id, body) => {
      if (body.form === form) save(id, body, 'leaving');
      return undefined;
    },
    remove: async (id) => {
      remove(id);
      return undefined;
    },
  });
}

function open(record: object = stored) {
  fakeServer(({ method, path }) => {
    if (path.includes('/history')) return { json: [], headers: { 'Content-Range': 'history */0' } };
    return { json: method === 'GET' ? record : { ...record, version: 9 } };
  });
  return renderInPortal(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <RecordEdit resource="main/admin/branch" fields={fields} title={({ name }) => name} list="/branches">
        <RecordInput source="name" />
        <RecordInput source="city" />
      </RecordEdit>
    </>,
    { at: form, route: '/branches/:id' },
  );
}

const city = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'City' });
const type = async (text: string): Promise<void> => void fireEvent.change(await city(), { target: { value: text } });
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sent = (): DraftBody[] => save.mock.calls.map(([, body]) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-11-21T00:10:00Z'));
  answer = async () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  save.mockReset();
  remove.mockReset();
});

describe('what is typed into a form', () => {
  it('is kept after two seconds, once, with the version and the values that it changes', async () => {
    keep();
    open();
    const box = await city();
    for (const text of ['Re', 'Ren', 'Reno']) fireEvent.change(box, { target: { value: text } });
    expect(save).not.toHaveBeenCalled();
    await passTime(2100);
    expect(sent()).toEqual([{ form, version: 3, base: { city: 'Altadena' }, values: { city: 'Reno' } }]);
  });

  it('is sent at once when the page is left, and stays out of the storage of the browser', async () => {
    keep();
    open();
    await type('Reno');
    window.dispatchEvent(new Event('pagehide'));
    expect(save).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ values: { city: 'Reno' } }),
      'leaving',
    );
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Reno');
  });

  it('is sent again if the server does not answer', async () => {
    keep();
    open();
    answer = () => Promise.reject(new ApiError('', 503));
    await type('Reno');
    await passTime(2100);
    expect(sent()).toHaveLength(1);
    answer = async () => undefined;
    await passTime(15_100);
    expect(sent()).toHaveLength(2);
    await passTime(60_000);
    expect(sent()).toHaveLength(2);
  });

  it('is removed once it is saved', async () => {
    keep();
    open();
    await type('Reno');
    await passTime(2100);
    const [[id]] = save.mock.calls as [[string]];
    await press('Save');
    await waitFor(() => expect(remove.mock.calls).toEqual([[id]]));
  });

  it('is removed when the user discards it, or leaves without it', async () => {
    keep();
    const { where } = open();
    await type('Reno');
    await passTime(2100);
    await press('Discard');
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    await type('Sparks');
    await passTime(2100);
    fireEvent.click(screen.getByText('Elsewhere'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(where()).toBe('/elsewhere'));
    expect(remove).toHaveBeenCalledTimes(2);
  });
});

describe('a draft from before', () => {
  it('is offered with its time, and restored on request', async () => {
    keep(kept);
    open();
    expect(await screen.findByText('You have unsaved changes from 3:42 PM.')).toBeVisible();
    expect(await city()).toHaveValue('Altadena');
    await press('Restore');
    await waitFor(async () => expect(await city()).toHaveValue('Reno'));
    expect(screen.queryByText(/You have unsaved changes from/)).toBeNull();
    await passTime(2100);
    expect(save.mock.calls.map(([id]) => id)).toEqual(['d1']);
    await press('Save');
    await waitFor(() => expect(remove).toHaveBeenCalledWith('d1'));
  });

  it('is removed if the user does not want it', async () => {
    keep(kept);
    open();
    await screen.findByText(/You have unsaved changes from/);
    fireEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    await waitFor(() => expect(remove).toHaveBeenCalledWith('d1'));
    expect(screen.queryByText(/You have unsaved changes from/)).toBeNull();
    expect(await city()).toHaveValue('Altadena');
  });

  it('keeps what others changed since, and says so', async () => {
    keep(kept);
    open({ ...stored, version: 4, name: 'Pasadena East' });
    await press('Restore');
    await waitFor(async () => expect(await city()).toHaveValue('Reno'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pasadena East');
    expect(await screen.findByText(/on top of what others changed since then/)).toBeVisible();
  });

  it('shows both values where others changed the same, and takes the one that is chosen', async () => {
    keep(kept);
    open({ ...stored, version: 4, city: 'Sparks' });
    await press('Restore');
    expect(await screen.findByRole('radio', { name: 'Yours: Reno' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Saved: Sparks' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(await city()).toHaveValue('Sparks');
    expect(remove).toHaveBeenCalledWith('d1');
  });

  it('stays offered if the choice is canceled', async () => {
    keep(kept);
    open({ ...stored, version: 4, city: 'Sparks' });
    await press('Restore');
    await press('Cancel');
    expect(await screen.findByText(/You have unsaved changes from/)).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
  });
});
