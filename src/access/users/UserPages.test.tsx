import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer, type SeenCall } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { EmployeeCreatePage, EmployeeEditPage } from './UserPages';

const user = {
  id: 'dario',
  login: 'dario',
  firstName: 'Dario',
  lastName: 'Pennefeather',
  email: 'dario@example.com',
  phone: null,
  fax: null,
  nmlsId: null,
  roles: ['Shipper'],
  isPml: false,
  isRetail: false,
  branchName: 'Pasadena',
  companyName: null,
  priceGroup: null,
  miniCorrespondentPriceGroup: null,
  canViewMini: true,
  disabled: false,
  locked: true,
  lastSignInAt: null,
  version: 4,
};
const role = (name: string, menuPermissions: number[], loanStatusPermissions: string[]) => ({
  role: name,
  isPml: false,
  menuPermissions,
  loanStatusPermissions,
  version: 1,
  people: 1,
});

const signIn = (id: string, how: string) => ({
  ...{ id, subject: 'user:dario', at: '2026-11-20T18:00:00Z', actor: 'dario', actorName: null, outcome: 'done' },
  ...{ action: 'sign-in', fields: [{ field: 'how', before: null, after: how }] },
});
const history = [signIn('1', 'pin'), signIn('2', 'remembered device')];

const uiAccess = [
  { connectPortal: '/dashboard', Shipper: 'r', Funder: 'w' },
  { connectPortal: '/email', Funder: 'w' },
];

const answerOf = (path: string, read: object = user): FakeAnswer => {
  if (path.includes('/history')) return { json: history, headers: { 'Content-Range': 'history 0-1/2' } };
  if (path.includes('/role/all')) return { json: [role('Shipper', [31], ['6']), role('Funder', [24], ['5'])] };
  if (path.includes('/access/ui')) return { json: uiAccess };
  if (path.includes('/user/sessions')) return { json: [] };
  if (path.includes('/user/identities')) return { json: { identities: [], providers: [] } };
  if (path.includes('/price-group')) {
    return { json: [{ id: '1', name: 'RETAIL-A' }], headers: { 'Content-Range': 'price-groups 0-0/1' } };
  }
  if (/\/branches?\/1/.test(path)) {
    return { json: { id: '1', name: 'Pasadena', version: 1, uses: { users: 3, loans: 41 } } };
  }
  if (path.includes('/lqb/loans')) return { json: [], headers: { 'Content-Range': 'loans 0-0/600' } };
  if (path.includes('/branches')) {
    return { json: [{ id: '1', name: 'Pasadena' }], headers: { 'Content-Range': 'branches 0-0/1' } };
  }
  return { json: read };
};

const serve = (answer: (call: SeenCall) => FakeAnswer = () => ({ json: user }), read: object = user) =>
  fakeServer((call) => (call.method === 'GET' ? answerOf(call.path, read) : answer(call)));
const writes = (seen: readonly SeenCall[]) => seen.filter(({ method }) => method !== 'GET');
const open = () =>
  renderInPortal(<EmployeeEditPage />, {
    at: '/main/admin/user/employee/dario',
    route: '/main/admin/user/employee/:id',
  });

beforeEach(() => signInAs({ username: 'administrator', roles: ['Administrator'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the user page', () => {
  it('names how the user signed in', async () => {
    serve();
    open();
    expect(await screen.findByText('PIN', { selector: 'bdi' })).toBeVisible();
    expect(screen.getByText('Remembered device', { selector: 'bdi' })).toBeVisible();
  });

  it("edits the user whose ID is 'create'", async () => {
    const read = { ...user, id: '~create', login: 'create' };
    const seen = serve(() => ({ json: read }), read);
    const path = '/main/admin/user/employee';
    renderInPortal(<EmployeeEditPage />, { at: `${path}/~create`, route: `${path}/:id` });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Funder' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(seen)[0]?.body).toMatchObject({ login: 'create', version: 4 }));
    expect(seen.some((call) => decodeURIComponent(call.path).includes('user:create'))).toBe(true);
    expect(seen.some((call) => call.path.includes('~'))).toBe(false);
  });

  it('offers the existing price groups', async () => {
    serve();
    open();
    for (const name of ['Price group', 'Mini-correspondent price group']) {
      const choice = await screen.findByRole('combobox', { name });
      expect(await within(choice).findByRole('option', { name: 'RETAIL-A' })).toBeInTheDocument();
    }
  });

  it('previews access while roles are selected, and saves them with the version that was read', async () => {
    const seen = serve();
    open();
    const sees = await screen.findByRole('region', { name: 'What this user sees' });
    await waitFor(() => expect(sees).toHaveTextContent('Dashboard'));
    expect(sees).toHaveTextContent('Dashboard (read only)');
    expect(sees).not.toHaveTextContent('Export loans');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Funder' }));
    expect(sees).not.toHaveTextContent('Dashboard (read only)');
    expect(sees).toHaveTextContent('Send an email');
    expect(sees).toHaveTextContent('Docs Out');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(seen)).toHaveLength(1));
    expect(writes(seen)[0]?.body).toEqual({ login: 'dario', version: 4, roles: ['Funder', 'Shipper'] });
  });

  it('says in numbers what the user sees, and offers Retail to a new user of a branch', async () => {
    serve();
    renderInPortal(<EmployeeCreatePage />, { at: '/main/admin/user/employee/create' });
    const sees = await screen.findByRole('region', { name: 'What this user sees' });
    await waitFor(() => expect(sees).toHaveTextContent('Every loan of the lender (600)'));
    expect(sees).toHaveTextContent(/Loan menu: 0 of \d+ pages/);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Shipper' }));
    await waitFor(() => expect(sees).toHaveTextContent(/Loan menu: 1 of \d+ pages/));
    expect(sees).toHaveTextContent(/1 of \d+ statuses/);
    expect(screen.queryByRole('button', { name: 'Make retail' })).toBeNull();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Branch' }), 'Pasadena');
    await userEvent.click(await screen.findByRole('button', { name: 'Make retail' }));
    await waitFor(() => expect(sees).toHaveTextContent('Loans of \u2068Pasadena\u2069 (41)'));
    expect(screen.queryByRole('button', { name: 'Make retail' })).toBeNull();
  });

  it('shows sign-ins and roles first, and everything on request', async () => {
    const seen = serve();
    open();
    const kindOf = () => {
      const last = seen.filter(({ path }) => path.includes('/history')).at(-1)?.path ?? '';
      return new URL(last, 'http://portal').searchParams.get('kind');
    };
    await screen.findByText('PIN', { selector: 'bdi' });
    expect(kindOf()).toBe('access');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(kindOf()).toBe('all'));
  });

  it('asks before disabling, and shows why the server refuses', async () => {
    const why = 'At least one enabled Administrator must remain.';
    const seen = serve(() => ({ json: [{ login: 'dario', ok: false, code: 'conflict', message: why }] }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Dario Pennefeather\u2069 will be signed out and can’t sign in until enabled again.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(writes(seen)[0]?.body).toEqual({ action: 'disable', logins: ['dario'] });
  });

  it('says that a reset sends retail employees a link', async () => {
    serve(undefined, { ...user, isRetail: true });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset password' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/will be signed out and emailed a link for choosing/);
  });

  it('removes the sign-in methods of a user, once the administrator has shown who they are', async () => {
    const seen = fakeServer(({ method, path }) => {
      if (path.endsWith('/auth/factors')) {
        const factors = {
          factors: [],
          recoveryCodesLeft: null,
          pinAllowed: true,
          proofs: ['password'],
          provedUntil: null,
        };
        return { json: factors };
      }
      if (path.endsWith('/proof')) return { status: 204 };
      if (method !== 'GET') return { json: [{ login: 'dario', ok: true }] };
      return answerOf(path);
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset sign-in methods' }));
    const asked = await screen.findByRole('dialog', { name: 'Reset sign-in methods' });
    expect(asked).toHaveTextContent(/passkeys and recovery codes of .*Dario Pennefeather.* will be removed/);
    await userEvent.click(within(asked).getByRole('button', { name: 'Reset sign-in methods' }));
    const proof = await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
    expect(writes(seen)).toEqual([]);
    await userEvent.type(within(proof).getByLabelText('Password'), 'hers');
    await userEvent.click(within(proof).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Sign-in methods removed. We emailed the user.')).toBeVisible();
    expect(writes(seen).at(-1)?.body).toEqual({ action: 'reset-factors', logins: ['dario'] });
  });

  it('offers to unlock a locked user', async () => {
    serve(() => ({ json: [{ login: 'dario', ok: true }] }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear sign-in limits' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear sign-in limits' }),
    );
    expect(await screen.findByText('Sign-in limits cleared.')).toBeVisible();
  });

  it('prevents users from changing their own roles', async () => {
    signInAs({ username: 'dario', roles: ['Administrator'] });
    serve();
    open();
    expect(await screen.findByRole('checkbox', { name: 'Funder' })).toBeDisabled();
    expect(screen.getByText('You can’t change your own roles.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });
});

describe('a new user', () => {
  it('is saved with all fields, and shows server errors under their fields', async () => {
    const fields = { login: 'This user ID is already in use. Choose another one.' };
    const seen = serve(() => ({
      status: 422,
      json: {
        code: 'invalid',
        message: 'Some user information is missing or not valid. Correct it and try again.',
        fields,
      },
    }));
    renderInPortal(<EmployeeCreatePage />, { at: '/main/admin/user/employee/create' });
    const type = async (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
    await type(/User ID/, 'dario');
    await type(/First name/, 'Dario');
    await type(/Last name/, 'Two');
    await type(/Email/, 'two@example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shipper' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This user ID is already in use. Choose another one.')).toBeVisible();
    expect(writes(seen)[0]?.body).toMatchObject({ login: 'dario', lastName: 'Two', roles: ['Shipper'] });
    expect(screen.queryByLabelText(/Password/)).toBeNull();
  });
});
