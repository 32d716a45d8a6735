import { screen } from '@testing-library/react';
import {
  CoreAdminUI,
  CustomRoutes,
  useCreatePath,
  useGetRecordRepresentation,
  useResourceDefinitions,
} from 'react-admin';
import { matchPath, Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminResources } from '../../domain/pages/admin-pages';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { pageTable } from './page-table';
import { pagedResources } from './resources';
import { pageOfPath } from './useCurrentPage';

const views = pageTable.flatMap(({ resource, view }) => (resource && view ? [{ resource, view }] : []));

/** What a page of React-Admin sees of the portal's resources. */
function Facts({ show }: { readonly show: () => string }) {
  return <p>{show()}</p>;
}
const withFacts = (show: () => string, at = '/facts') =>
  renderInPortal(
    <CoreAdminUI loginPage={false} disableTelemetry>
      <CustomRoutes noLayout>
        <Route path="/facts" element={<Facts show={show} />} />
      </CustomRoutes>
      {pagedResources}
    </CoreAdminUI>,
    { at },
  );

beforeEach(() => signInAs({ username: 'ann', roles: ['Administrator'] }));
afterEach(() => vi.unstubAllGlobals());

describe('the resources', () => {
  it('have a page each, those that administrators maintain included', () => {
    const names = pagedResources.map(({ props }) => props.name);
    expect(Object.keys(adminResources).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(views.map(({ resource }) => resource))).toEqual(new Set(names));
  });

  it.each(views)('createPath returns the page $view of $resource', async ({ resource, view }) => {
    withFacts(() => useCreatePath()({ resource, type: view, id: '7' }));
    const address = (await screen.findByText(/^\//)).textContent ?? '';
    const page =
      pageOfPath(address) ??
      pageTable.find(({ aliases = [] }) => aliases.some((path) => matchPath(path, address) !== null));
    expect(page).toMatchObject({ resource, view });
  });

  it('declare their views', async () => {
    withFacts(() =>
      JSON.stringify(Object.values(useResourceDefinitions()).map(({ name, hasList }) => [name, hasList])),
    );
    expect(await screen.findByText(/main\/admin\/branch/)).not.toHaveTextContent('false');
  });

  it.each([
    ['main/admin/branch', { id: 'b1', name: 'Reno' }, 'Reno'],
    ['main/admin/user/employee', { id: 'ann', firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
    ['main/admin/county/zip', { id: '91101', zip: '91101' }, '91101'],
    ['loans', { id: '2611', sLNm: '2611' }, '2611'],
  ])('represent a record of %s', async (resource, record, name) => {
    withFacts(() => `Name: ${String(useGetRecordRepresentation(resource)(record))}`);
    expect(await screen.findByText(`Name: ${name}`)).toBeVisible();
  });

  it('show a page at its path, and none below it', async () => {
    fakeServer(({ path }) => ({
      json: path.includes('/history') || path.includes('fees') ? [] : { id: 'b1', version: 1, name: 'Reno' },
      headers: { 'Content-Range': 'history */0' },
    }));
    const { goTo } = withFacts(() => '', '/main/admin/branch/b1');
    expect(await screen.findByRole('heading', { name: 'Reno' })).toBeVisible();
    goTo('/main/admin/branch/b1/no-page');
    expect(await screen.findByText('/main/admin/branch/b1/no-page', { exact: false })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Reno' })).toBeNull();
  });
});
