import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { AreaLayout } from './AreaLayout';

const broken = vi.hoisted(() => (name: string) => () => {
  throw new Error(`${name} is broken`);
});
vi.mock('../toolbar/Toolbar', () => ({ Toolbar: broken('toolbar') }));
vi.mock('../nav/AdminNav', () => ({ AdminNav: broken('navigation') }));
vi.mock('../frame/Footer', () => ({ Footer: broken('footer') }));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signInAs({ username: 'ann', fullName: 'Ann Lee', roles: ['Administrator'], menuPermissions: [31] });
});

it('keeps the page working if toolbar, navigation and footer fail, with an error in place of each', () => {
  renderInPortal(
    <Routes>
      <Route element={<AreaLayout area="admin" />}>
        <Route path="/main/admin/role" element={<p>The page</p>} />
      </Route>
    </Routes>,
    { at: '/main/admin/role' },
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getAllByText('Something went wrong here. The rest of the page still works.')).toHaveLength(3);
});
