import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { pages } from '../../domain/pages/page-table';
import { clearSession, sessionKeys } from '../access/session';
import { renewSession } from '../access/signing';
import { documentsCalls } from '../documents/documents-calls';
import { filesCalls } from '../files/files-calls';
import { pipelineAddress, pipelineFilter } from '../loan/pipeline/address';
import { dataProvider } from '../providers/data/data-provider';
import { storeLender } from '../shell/lender';
import { shellCalls } from '../shell/shell-calls';
import { type FakeAnswer, fakeServer, tokenUntil } from '../testing/fake-server';
import { requestRouteData } from './route-data';

const user = { username: 'ann', settings: {}, profileVersion: 1 };
const token = tokenUntil(Date.now() + 600_000);

function server(answer: (path: string) => FakeAnswer | null = () => null) {
  return fakeServer(({ path }) => {
    const given = answer(path);
    if (given) return given;
    return path.startsWith('/api/auth') ? { json: { user, access_token: token } } : { json: [] };
  });
}

const open = (address: string) => requestRouteData(new URL(address, window.location.origin));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  clearSession();
  localStorage.setItem(sessionKeys.token, token);
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it('requests the session and the data of the pipeline at once, and the page gets these answers', async () => {
  const seen = server();
  open('/main/pipelines?tab=1&q=lee&page=2');
  const requested = seen.map(({ path }) => path.replace(/\?.*/, ''));
  expect(requested).toEqual(
    expect.arrayContaining(['/api/auth/access-token', '/api/lqb/loans', '/api/quick-panel/data']),
  );
  expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  await renewSession();
  const view = pipelineAddress.read(new URLSearchParams('tab=1&q=lee&page=2'));
  const { page, perPage, sort } = view;
  const params = { pagination: { page, perPage }, sort, filter: pipelineFilter(view) };
  await dataProvider.getList('loans', params);
  await shellCalls.homeFigures();
  expect(seen).toHaveLength(requested.length);
  await dataProvider.getList('loans', params);
  expect(seen).toHaveLength(requested.length + 1);
});

it.each([
  ['/loans/2611000001', 'loans'],
  ['/loans/2611000001/app/asset/', 'asset'],
  ['/loans/2611000001/app/borrower', 'borrower-info'],
  ['/loans/2611000001/app/employment', 'employment'],
  ['/loans/2611000001/app/liability', 'liability'],
  ['/loans/2611000001/app/reo', 'reo'],
  ['/loans/2611000001/app/loan-property', 'loan-prop'],
  ['/loans/2611000001/app/declaration', 'declaration'],
  ['/loans/2611000001/app/demographic', 'demographics'],
])('requests the loan and the data of %s', async (address, resource) => {
  const path = address.replace('2611000001', ':loanNum').replace(/\/$/, '');
  expect(pages.some((page) => page.path === path || page.aliases?.includes(path))).toBe(true);
  const seen = server((asked) =>
    asked.startsWith('/api/lqb') || asked.startsWith('/api/loan-proxy') ? { json: {} } : null,
  );
  open(address);
  const before = seen.length;
  await dataProvider.getOne('loans', { id: '2611000001' });
  if (resource !== 'loans') await dataProvider.getOne(resource, { id: '2611000001' });
  expect(seen).toHaveLength(before);
});

it('requests the loan and its documents', async () => {
  const seen = server();
  open('/loans/2611000001/documents?doc=1');
  const before = seen.length;
  await dataProvider.getOne('loans', { id: '2611000001' }).catch(() => undefined);
  await documentsCalls.list('2611000001');
  expect(seen).toHaveLength(before);
});

it.each([
  ['/loans/2611000001', '/storage-loan/'],
  ['/loans/2611000001/documents', '/edocs/'],
  ['/loans/2611000001/rate-lock-request', '/lock'],
])('requests for %s nothing that the LOS is known not to have', (address, refused) => {
  storeLender({ ...publicFactDefaults, losCapabilities: [] });
  const seen = server();
  open(address);
  storeLender(publicFactDefaults);
  expect(seen.map(({ path }) => path).filter((path) => path.includes(refused))).toEqual([]);
  expect(seen.map(({ path }) => path)).toContainEqual(expect.stringContaining('/lqb/loans/2611000001'));
});

it('requests public announcements for a guest, and nothing else without a session', async () => {
  localStorage.removeItem(sessionKeys.token);
  const seen = server(() => ({ json: { items: [], nextPageToken: null } }));
  for (const address of ['/main/pipelines', '/loans/2611000001', '/', '/login', '/public']) open(address);
  expect(seen.map(({ path }) => path)).toEqual([expect.stringContaining('/api/public/folders/announcements')]);
  await filesCalls.publicFolder('announcements');
  expect(seen).toHaveLength(1);
});

it('requests nothing for the sign-in screens, even with a session', () => {
  const seen = server();
  open('/login');
  open('/verify');
  expect(seen).toEqual([]);
});

it('leaves a failed call to the page, which makes it again, and never ends the session', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let refused = true;
  const seen = server((path) => (path === '/api/quick-panel/data' && refused ? { status: 401, json: {} } : null));
  open('/main/resources');
  await settled();
  expect(localStorage.getItem(sessionKeys.token)).toBe(token);
  refused = false;
  const before = seen.length;
  await shellCalls.homeFigures();
  expect(seen).toHaveLength(before + 1);
});

it('uses no answer from before a change or the end of the session', async () => {
  const seen = server();
  open('/main/pipelines');
  await dataProvider.create('loans', { data: {} }).catch(() => undefined);
  const before = seen.length;
  await shellCalls.homeFigures();
  expect(seen).toHaveLength(before + 1);
  open('/main/pipelines');
  clearSession();
  const after = seen.length;
  await shellCalls.homeFigures();
  expect(seen).toHaveLength(after + 1);
});
