import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { storeLender } from '../shell/lender';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { PageAlias } from './PageAlias';
import { PageFrame } from './PageFrame';
import { PageGuard } from './PageGuard';
import { pageById } from './page-table';

// None of these pages waits for its loan.
beforeEach(() => void fakeServer(() => new Promise(() => undefined)));
afterEach(() => storeLender(publicFactDefaults));

const open = (menuPermissions: readonly number[]) => {
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions });
  renderInPortal(<PageFrame page={pageById('coc')} />, { at: '/loans/7/coc', route: '/loans/:loanNum/*' });
};
const COC = 19;

it('shows that a page is unavailable if the LOS does not offer what it needs', () => {
  storeLender({ ...publicFactDefaults, losCapabilities: ['loans', 'change-feed'] });
  open([COC]);
  expect(screen.getByRole('heading', { level: 1, name: 'COC Request' })).toBeVisible();
  expect(screen.getByText('This page is unavailable')).toBeVisible();
  expect(screen.getByText('Your loan origination system doesn’t support “COC Request”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/loans/7/dashboard');
});

it('hides the reason from users who may not open it', () => {
  storeLender({ ...publicFactDefaults, losCapabilities: ['loans', 'change-feed'] });
  open([]);
  expect(screen.queryByText('This page is unavailable')).toBeNull();
});

it('shows the page if the LOS offers it', async () => {
  open([COC]);
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.queryByText('This page is unavailable')).toBeNull();
});

it('shows the checklist at an unknown address below it (REG-02)', async () => {
  const { where } = renderInPortal(<PageAlias page={pageById('register')} />, {
    at: '/loans/7/register-my-loan/unknown',
    route: '/loans/:loanNum/register-my-loan/*',
  });
  await waitFor(() => expect(where()).toBe('/loans/7/register-my-loan'));
});

it('sends users who may not create loans away from Create New Loan (NAV-10)', async () => {
  const at = '/main/register-my-loan/prog-first';
  signInAs({ username: 'ann', roles: ['Processor'] });
  const { where, unmount } = renderInPortal(<PageFrame page={pageById('create-loan')} />, { at });
  await waitFor(() => expect(where()).toBe('/'));
  unmount();
  signInAs({ username: 'ann', roles: ['Loan Officer'] });
  const officer = renderInPortal(<PageGuard page={pageById('create-loan')}>The form</PageGuard>, { at });
  expect(screen.getByText('The form')).toBeVisible();
  expect(officer.where()).toBe(at);
});
