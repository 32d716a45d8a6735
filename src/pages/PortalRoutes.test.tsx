import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { PortalRoutes } from './PortalRoutes';

beforeEach(() => {
  signInAs({ username: 'ann', roles: ['Administrator'], menuPermissions: [31] });
  fakeServer(() => ({ json: [], headers: { 'Content-Range': 'history */0' } }));
});

it('says that no page has an address', async () => {
  renderInPortal(<PortalRoutes />, { at: '/main/no-such-page' });
  expect(await screen.findByText('/main/no-such-page', { exact: false })).toBeVisible();
});
