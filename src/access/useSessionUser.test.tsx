import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readUser, saveSession, sessionKeys } from './session';
import { toSessionUser } from './user';
import { useSessionUser } from './useSessionUser';

const Roles = () => <p>{useSessionUser()?.roles.join() ?? 'nobody'}</p>;

beforeEach(() => localStorage.clear());

it('follows sign-in, and role changes after a renewal', () => {
  render(<Roles />);
  expect(screen.getByText('nobody')).toBeVisible();
  act(() => saveSession('t', toSessionUser({ roles: ['Processor'] })));
  expect(screen.getByText('Processor')).toBeVisible();
  act(() => saveSession('t2', toSessionUser({ roles: ['Underwriter'] })));
  expect(screen.getByText('Underwriter')).toBeVisible();
});

it('reads a user whom an older version stored without letters', () => {
  localStorage.setItem(sessionKeys.token, 't');
  localStorage.setItem(sessionKeys.user, JSON.stringify({ role: ['staff'], data: { username: 'ann', roles: [] } }));
  expect(readUser()?.data).toMatchObject({ username: 'ann', pageLetters: {} });
});
