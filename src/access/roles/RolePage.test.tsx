import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftCalls } from '../../crud/drafts/draft-calls';
import { type FakeAnswer, fakeServer, type SeenCall } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { RolePage } from './RolePage';

const role = (name: string, isPml: boolean, people: number, menuPermissions: readonly number[], version = 1) => ({
  role: name,
  isPml,
  people,
  menuPermissions,
  loanStatusPermissions: ['0', '1'],
  version,
});
const roles = [
  role('Shipper', false, 12, [31, 21]),
  role('Funder', false, 8, [31]),
  role('PML Loan Officer', true, 5, [31]),
];
const pageHistory = [
  {
    id: 'h1',
    subject: 'ui-access:/contacts',
    at: '2026-11-20T18:42:00Z',
    actor: 'administrator',
    actorName: 'Maren Ostrowski',
    action: 'ui-access.change',
    outcome: 'done',
    fields: [
      { field: 'Shipper', before: 'r', after: 'w' },
      { field: 'Funder', before: 'r', after: null },
    ],
  },
];
const letters = [
  { connectPortal: '/contacts', Shipper: 'r' },
  { connectPortal: '/dashboard', Shipper: 'w' },
];

/** Serves what the page reads; `answer` handles what it saves. */
const serve = (answer: (call: SeenCall) => FakeAnswer = () => ({ json: [] }), now = () => roles) =>
  fakeServer((call) => {
    if (call.path.includes('/role/preview')) return { json: { people: 20, noticing: 16 } };
    if (call.method !== 'GET') return answer(call);
    if (call.path.includes('/access/ui')) return { json: letters };
    if (call.path.includes('ui-access')) return { json: pageHistory, headers: { 'Content-Range': 'history 0-0/1' } };
    if (call.path.includes('/history')) return { json: [], headers: { 'Content-Range': 'history */0' } };
    return { json: now() };
  });
const open = (at = '/main/admin/role') => renderInPortal(<RolePage />, { at, route: '/main/admin/role' });
const cell = (name: string) => screen.findByRole('button', { name });
const writes = (seen: readonly SeenCall[]) =>
  seen.filter(({ method, path }) => method !== 'GET' && !path.includes('preview'));

afterEach(() => vi.unstubAllGlobals());

describe('the role matrix', () => {
  it('shows the roles of a set with their users, and finds one', async () => {
    serve();
    open();
    expect(await screen.findByRole('row', { name: /Shipper 12/ })).toBeVisible();
    const filter = encodeURIComponent('{"roles":["Shipper"],"disabled":false}');
    expect(screen.getByRole('link', { name: '12' })).toHaveAttribute('href', `/main/admin/user?filter=${filter}`);
    expect(screen.queryByText('PML Loan Officer')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'External 1' }));
    expect(await screen.findByText('PML Loan Officer')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Staff 2' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find role' }), 'fund');
    await waitFor(() => expect(screen.queryByText('Shipper')).toBeNull());
    expect(screen.getByText('Funder')).toBeVisible();
  });

  it('explains its marks', async () => {
    serve();
    const { unmount } = open();
    await cell('Funder, Dashboard');
    expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(/Allowed.*Not allowed/);
    unmount();
    open('/main/admin/role?tab=pages');
    await cell('Shipper, Contacts: Read');
    expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(/WWrite.*RRead.*Hidden/);
  });

  it('works by keyboard: one tab stop, arrows move between cells, Space changes one', async () => {
    serve();
    open();
    const first = await cell('Funder, Dashboard');
    expect(
      screen.getAllByRole('button', { name: /^(Shipper|Funder), / }).filter((each) => each.tabIndex === 0),
    ).toEqual([first]);
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(await cell('Shipper, Loan Summary')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(await cell('Shipper, Loan Summary')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('1 change in 1 role');
    await userEvent.keyboard('{Home}');
    expect(await cell('Shipper, Dashboard')).toHaveFocus();
  });

  it('summarizes the changes and affected users, and saves all at once', async () => {
    const seen = serve(() => ({ json: [] }));
    open();
    await userEvent.click(await cell('Shipper, Rate Lock Request'));
    await userEvent.click(await cell('Funder, Send an email'));
    const bar = screen.getByRole('region', { name: 'Unsaved changes' });
    expect(within(bar).getByRole('status')).toHaveTextContent('2 changes in 2 roles');
    expect(within(bar).getByText('− Rate Lock Request')).toBeVisible();
    expect(within(bar).getByText('+ Send an email')).toBeVisible();
    expect(within(bar).getByText('12 users')).toBeVisible();
    const hidden = 'Funder: Send an email is in the loan menu, but “Pages: read and write” hides it. Users need both.';
    expect(await within(bar).findByText(hidden)).toBeVisible();
    expect(within(bar).getAllByText(/Users need both/)).toHaveLength(1);
    const whom = '20 users have these roles. Access changes for 16; 4 keep it through another role.';
    expect(await within(bar).findByText(whom)).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(writes(seen)).toHaveLength(1));
    expect(writes(seen)[0]).toMatchObject({
      path: '/api/emet-data/role/permissions',
      body: {
        changes: [
          { role: 'Funder', isPml: false, version: 1, menuPermissions: [31, 24] },
          { role: 'Shipper', isPml: false, version: 1, menuPermissions: [31], loanStatusPermissions: ['0', '1'] },
        ],
      },
    });
    expect(await screen.findByText('2 changes saved.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it('shows that a letter is reduced, not added', async () => {
    serve();
    open('/main/admin/role?tab=pages');
    await userEvent.click(await cell('Shipper, Dashboard: Write'));
    const bar = screen.getByRole('region', { name: 'Unsaved changes' });
    expect(within(bar).getByText('− Dashboard')).toBeVisible();
    await userEvent.click(await cell('Shipper, Dashboard: Hidden'));
    expect(within(bar).getByText('Dashboard: Write → Read')).toBeVisible();
    await userEvent.click(await cell('Shipper, Contacts: Read'));
    expect(within(bar).getByText('+ Contacts: Read → Write')).toBeVisible();
    expect(
      within(bar).getByText(/^Shipper: Contacts can be read or written, but is not in the loan menu/),
    ).toBeVisible();
  });

  it('discards unsaved changes', async () => {
    serve();
    open();
    await userEvent.click(await cell('Shipper, Rate Lock Request'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await cell('Shipper, Rate Lock Request')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it('keeps edits on top of the current values if another user saved first', async () => {
    let now = roles;
    const stale = { status: 409, json: { code: 'stale', message: 'Changed.', current: { roles: [] } } };
    const seen = serve(
      (call) => {
        const saved = (call.body as { changes: { version: number }[] }).changes[0]?.version;
        if (saved === 2) return { json: [] };
        now = [role('Shipper', false, 12, [31, 21, 23], 2), ...roles.slice(1)];
        return stale;
      },
      () => now,
    );
    open();
    await userEvent.click(await cell('Shipper, Send an email'));
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText(/These roles have changed since you opened them/)).toBeVisible();
    expect(await cell('Shipper, Contacts')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(writes(seen)).toHaveLength(2));
    expect(writes(seen)[1]?.body).toMatchObject({ changes: [{ version: 2, menuPermissions: [31, 21, 23, 24] }] });
  });

  it('expands the statuses of a color', async () => {
    serve();
    open();
    expect(await screen.findByRole('row', { name: /Shipper/ })).toHaveTextContent('2/6');
    await userEvent.click(screen.getByRole('button', { name: 'Show Early statuses' }));
    expect(await cell('Shipper, Loan Open')).toHaveAttribute('aria-pressed', 'true');
    expect(await cell('Shipper, Registered')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('read and write access by page', () => {
  it('shows the history of one role only', async () => {
    serve();
    open('/main/admin/role?tab=pages');
    await cell('Shipper, Contacts: Read');
    await userEvent.click(screen.getByRole('button', { name: 'Shipper' }));
    const panel = await screen.findByRole('dialog', { name: 'History of Shipper' });
    expect(await within(panel).findByText('Maren Ostrowski')).toBeVisible();
    expect(panel).toHaveTextContent('Contacts: Read Write');
    expect(panel).not.toHaveTextContent('Hidden');
  });

  it('cycles a cell from read to write to hidden, and saves the change with the old value', async () => {
    const seen = serve(() => ({ json: letters }));
    open('/main/admin/role?tab=pages');
    await userEvent.click(await cell('Shipper, Contacts: Read'));
    expect(await cell('Shipper, Contacts: Write')).toBeVisible();
    await userEvent.click(await cell('Funder, Contacts: Hidden'));
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(writes(seen)).toHaveLength(1));
    expect(writes(seen)[0]?.body).toEqual({
      changes: [
        { connectPortal: '/contacts', role: 'Funder', before: null, after: 'r' },
        { connectPortal: '/contacts', role: 'Shipper', before: 'r', after: 'w' },
      ],
    });
  });
});

describe('a draft of the matrix', () => {
  const draftAt = '2026-11-20T23:42:00Z';
  const keep = (form: string, base: object, values: object) => {
    const kept = { id: 'd1', form, savedAt: draftAt, version: null, base: { ...base }, values: { ...values } };
    // What takes longer than two seconds to type is saved before the page is left.
    const saved = vi.fn(async () => undefined);
    const calls = {
      list: async (of: string) => (of === form ? [kept] : []),
      read: async () => kept,
      save: saved,
      saveLeaving: saved,
      remove: vi.fn(async () => undefined),
    };
    stubCalls(draftCalls, calls);
    return { ...calls, saved };
  };

  it('has the changed cells of each role, and is removed once they are saved', async () => {
    const { saved, remove } = keep('/other', {}, {});
    serve();
    open();
    await userEvent.click(await cell('Shipper, Rate Lock Request'));
    await userEvent.click(await cell('Funder, Send an email'));
    window.dispatchEvent(new Event('pagehide'));
    expect(saved).toHaveBeenCalledWith(expect.any(String), {
      form: '/main/admin/role#permissions',
      version: null,
      base: { Shipper: { 'menu:21': 'on' }, Funder: { 'menu:24': '' } },
      values: { Shipper: { 'menu:21': '' }, Funder: { 'menu:24': 'on' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });

  it('is restored on request, without cells that others changed since', async () => {
    keep(
      '/main/admin/role#pages',
      { Shipper: { '/contacts': '', '/dashboard': 'w' }, Gone: { '/contacts': '' } },
      { Shipper: { '/contacts': 'w', '/dashboard': 'r' }, Gone: { '/contacts': 'r' } },
    );
    serve();
    open('/main/admin/role?tab=pages');
    await cell('Shipper, Contacts: Read');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await cell('Shipper, Dashboard: Read')).toBeVisible();
    expect(await cell('Shipper, Contacts: Read')).toBeVisible();
    expect(await screen.findByText(/Restored on top of what others changed/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('1 change in 1 role');
  });

  it('is removed when the user discards the changes', async () => {
    const { remove } = keep('/other', {}, {});
    serve();
    open();
    await userEvent.click(await cell('Shipper, Rate Lock Request'));
    window.dispatchEvent(new Event('pagehide'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });
});
