import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordInput } from '../fields/RecordInput';
import { type FakeAnswer, fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { RecordCreate } from './RecordCreate';
import { RecordEdit } from './RecordEdit';

const fields = { name: { kind: 'text', required: true }, city: { kind: 'text' } } as const;
const stored = { id: 'b1', version: 3, name: 'Pasadena', city: 'Altadena' };

/** A server whose record other users change. Writes wait for `answer`; null means a network failure. */
function serve() {
  const held = { record: stored };
  let answer: (given: FakeAnswer | null) => void = () => undefined;
  const seen = fakeServer(({ method, path }) => {
    if (path.includes('/history')) return { json: [], headers: { 'Content-Range': 'history */0' } };
    if (method === 'GET') return { json: held.record };
    return new Promise<FakeAnswer>((resolve, reject) => {
      answer = (given) => (given ? resolve(given) : reject(new TypeError('Failed to fetch')));
    });
  });
  return {
    held,
    answer: (given: FakeAnswer | null) => answer(given),
    reads: () => seen.filter(({ path }) => path.endsWith('/branches/b1')).length,
    historyReads: () => seen.filter(({ path }) => path.includes('/history')).length,
    writes: () => seen.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  };
}

function ReadAgain() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={() => refresh()}>
      Read again
    </button>
  );
}

const inputs = (
  <>
    <RecordInput source="name" />
    <RecordInput source="city" />
  </>
);

const openRecord = () =>
  renderInPortal(
    <RecordEdit
      resource="main/admin/branch"
      fields={fields}
      title={({ name }) => name}
      list="/branches"
      actions={() => <ReadAgain />}
    >
      {inputs}
    </RecordEdit>,
    { at: '/branches/b1', route: '/branches/:id' },
  );

const openNew = () =>
  renderInPortal(
    <RecordCreate resource="main/admin/branch" fields={fields} title="New">
      {inputs}
    </RecordCreate>,
    { at: '/branches/create', route: '/branches/create' },
  );

const box = (name: 'Name' | 'City') => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const type = async (name: 'Name' | 'City', text: string): Promise<void> => {
  await userEvent.clear(await box(name));
  await userEvent.type(await box(name), text);
};

/** The record changed, by another user or by this user's own write, and the page is notified. */
async function changeAndRead(server: ReturnType<typeof serve>, change: object): Promise<void> {
  const before = server.reads();
  server.held.record = { ...server.held.record, version: server.held.record.version + 1, ...change };
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(server.reads()).toBe(before + 1));
  await screen.findByRole('heading', { name: server.held.record.name });
}

afterEach(() => vi.unstubAllGlobals());

describe('the save bar on a phone', () => {
  it('appears when there is something to save', async () => {
    onScreen('narrow');
    serve();
    openRecord();
    const city = await screen.findByRole('textbox', { name: /City/ });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(city);
    await userEvent.paste(' Heights');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });
});

describe('a record that is refetched while it is saved', () => {
  async function saveAndRead(change: object) {
    const server = serve();
    openRecord();
    await type('City', 'Reno');
    await userEvent.click(save());
    await changeAndRead(server, { name: 'Pasadena East', ...change });
    return server;
  }

  it('confirms the save and shows the saved values', async () => {
    const { held, answer } = await saveAndRead({ city: 'Reno' });
    answer({ json: held.record });
    expect(await screen.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(await box('Name')).toHaveValue('Pasadena East');
  });

  it('shows progress until the answer arrives', async () => {
    const { writes } = await saveAndRead({});
    expect(screen.getByText('Saving')).toBeVisible();
    await userEvent.type(await box('City'), '{Enter}');
    expect(writes()).toHaveLength(1);
  });

  it('shows a server failure and keeps edits', async () => {
    const { answer } = await saveAndRead({});
    answer({ status: 500, json: { code: 'internal', message: 'Something went wrong.', requestId: 'r1' } });
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Reno');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  it('shows both values if another user changed the same field', async () => {
    const { held, answer } = await saveAndRead({ city: 'Sparks' });
    answer({ status: 409, json: { code: 'stale', message: 'Changed.', current: held.record } });
    expect(await screen.findByRole('radio', { name: 'Saved: Sparks' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Yours: Reno' })).toBeChecked();
  });
});

describe('a record that is refetched during editing', () => {
  it('saves only the edits, with the version that the user saw', async () => {
    const server = serve();
    openRecord();
    await type('City', 'Reno');
    await changeAndRead(server, { name: 'Pasadena East', city: 'Sparks' });
    expect(await box('Name')).toHaveValue('Pasadena');
    await userEvent.click(save());
    expect(server.writes()).toEqual([{ id: 'b1', version: 3, city: 'Reno' }]);
  });
});

it('takes the other user’s value if the user chooses it, and shows their change in the history', async () => {
  const { held, answer, writes, historyReads } = serve();
  openRecord();
  await type('City', 'Reno');
  expect(historyReads()).toBe(1);
  held.record = { ...stored, version: 4, city: 'Sparks' };
  await userEvent.click(save());
  answer({ status: 409, json: { code: 'stale', message: 'Changed.', current: held.record } });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Saved: Sparks' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await box('City')).toHaveValue('Sparks');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  // The choices equal the server's record, so there is nothing to write.
  expect(writes()).toHaveLength(1);
  await waitFor(() => expect(historyReads()).toBe(2));
});

it('saves over another user’s changes to other fields without asking', async () => {
  const { answer, writes } = serve();
  openRecord();
  await type('City', 'Reno');
  await userEvent.click(save());
  answer({
    status: 409,
    json: { code: 'stale', message: 'Changed.', current: { ...stored, version: 4, name: 'East' } },
  });
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toEqual({ id: 'b1', version: 4, city: 'Reno' });
  answer({ json: { ...stored, version: 5, name: 'East', city: 'Reno' } });
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(await box('Name')).toHaveValue('East');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('keeps edits after a network failure, and saves them on the next try', async () => {
  const { answer, writes } = serve();
  openRecord();
  await type('Name', 'Pasadena East');
  await type('City', 'Reno');
  await userEvent.click(save());
  answer(null);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await box('Name')).toHaveValue('Pasadena East');
  await userEvent.click(save());
  const sent = { id: 'b1', version: 3, name: 'Pasadena East', city: 'Reno' };
  expect(writes()).toEqual([sent, sent]);
  answer({ json: { ...stored, ...sent, version: 4 } });
  expect(await screen.findByText('Saved.')).toBeVisible();
});

it('shows no message about discarded edits', async () => {
  const { answer } = serve();
  openRecord();
  await type('City', 'Reno');
  await userEvent.click(save());
  answer({ status: 422, json: { code: 'invalid', message: 'Check it.', fields: { manager: 'Nobody is called so.' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody is called so.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await box('City')).toHaveValue('Altadena');
});

it('keeps edits made during a save', async () => {
  const { answer, writes } = serve();
  openRecord();
  await type('City', 'Reno');
  await userEvent.click(save());
  await type('Name', 'Sparks');
  answer({ json: { ...stored, version: 4, city: 'Reno' } });
  await screen.findByText('Saved.');
  expect(await box('Name')).toHaveValue('Sparks');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await userEvent.click(save());
  expect(writes()[1]).toEqual({ id: 'b1', version: 4, name: 'Sparks' });
});

it('saves on the keyboard shortcut, but only with edits', async () => {
  const { answer, writes } = serve();
  openRecord();
  await box('City');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(writes()).toEqual([]);
  await type('City', 'Reno');
  await userEvent.keyboard('{Control>}s{/Control}');
  answer({ json: { ...stored, version: 4, city: 'Reno' } });
  await screen.findByText('Saved.');
  expect(writes()).toEqual([{ id: 'b1', version: 3, city: 'Reno' }]);
});

it('supports the shortcut on Arabic keyboards, and ignores it behind a dialog', async () => {
  const { answer, writes } = serve();
  openRecord();
  await type('City', 'Reno');
  const press = () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'س', code: 'KeyS', ctrlKey: true });
  press();
  await waitFor(() => expect(writes()).toHaveLength(1));
  answer(null);
  await screen.findByRole('alertdialog');
  press();
  await screen.findByText('Unsaved changes');
  expect(writes()).toHaveLength(1);
});

it('leaves other key combinations to the browser, because some layouts need them to type', async () => {
  serve();
  openRecord();
  const name = await box('Name');
  expect(fireEvent.keyDown(name, { key: 'Dead', code: 'KeyN', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(name, { key: 's', code: 'KeyS', ctrlKey: true, altKey: true })).toBe(true);
  expect(fireEvent.keyDown(name, { key: 's', code: 'KeyS', ctrlKey: true })).toBe(false);
  // A repeated Ctrl+S must not open the browser's own save dialog either.
  expect(fireEvent.keyDown(name, { key: 's', code: 'KeyS', ctrlKey: true, repeat: true })).toBe(false);
});

describe('repeated saving', () => {
  it('writes a change once if Enter is pressed twice', async () => {
    const { answer, writes } = serve();
    openRecord();
    await type('City', 'Reno{Enter}{Enter}');
    answer({ json: { ...stored, version: 4, city: 'Reno' } });
    await screen.findByText('Saved.');
    expect(writes()).toHaveLength(1);
  });

  it('creates a record once and opens it', async () => {
    const { answer, writes } = serve();
    const { where } = openNew();
    await type('Name', 'Reno');
    await userEvent.dblClick(save());
    await userEvent.type(await box('Name'), '{Enter}');
    answer({ json: { ...stored, id: 'b9' } });
    await waitFor(() => expect(where()).toBe('/main/admin/branch/b9'));
    expect(writes()).toEqual([{ name: 'Reno' }]);
  });
});

it('does not navigate if the user left while the record was created', async () => {
  const { answer } = serve();
  const { where, goTo } = openNew();
  await type('Name', 'Reno');
  await userEvent.click(save());
  goTo('/elsewhere');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(where()).toBe('/elsewhere'));
  answer({ json: { ...stored, id: 'b9' } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(where()).toBe('/elsewhere');
});
