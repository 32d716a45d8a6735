import { expect, it } from 'vitest';
import { pageOwner } from '../access/interruption';
import { sessionKeys } from '../access/session';
import { toSessionUser } from '../access/user';
import { request } from '../providers/data/http';
import { setStoreOwner, storeOwner } from '../providers/store/stored-values';
import { fakeServer } from './fake-server';
import { leavePage } from './leave-page';
import { signInAs } from './renderInPortal';

it('leaves no user to the next test file, whose calls are sent', async () => {
  signInAs({ username: 'ann' });
  setStoreOwner('ann');
  leavePage();
  expect(pageOwner()).toBeNull();
  expect(storeOwner()).toBe('');

  const seen = fakeServer(() => ({ json: {} }));
  localStorage.setItem(sessionKeys.token, 'token');
  localStorage.setItem(sessionKeys.user, JSON.stringify(toSessionUser({ username: 'bob' })));
  await request('/contacts');
  expect(seen).toHaveLength(1);
});
