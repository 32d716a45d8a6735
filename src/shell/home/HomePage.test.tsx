import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { shellCalls } from '../shell-calls';
import { greetingOf, HomePage } from './HomePage';

const panel = {
  tabs: { 0: 312480, 1: 61, 2: 1204 },
  groups: [],
  locksExpiring: 29,
  locksByDay: [],
  conditionsWaiting: 0,
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', displayName: 'Ann Lee', roles: ['Processor'] });
});

describe('Home', () => {
  it('greets the user and shows the figures of their loans', async () => {
    stubCalls(shellCalls, { homeFigures: vi.fn().mockResolvedValue(panel) });
    renderInPortal(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good \w+, Ann$/);
    expect(await screen.findByRole('link', { name: '312,480' })).toHaveAttribute('href', '/main/pipelines');
    expect(screen.getByText('1,204')).toBeVisible();
    expect(screen.getByText('29')).toBeVisible();
  });

  it('links to the main pages', () => {
    signInAs({ username: 'ann', displayName: 'Ann Lee', roles: ['Loan Officer'] });
    stubCalls(shellCalls, { homeFigures: () => new Promise(() => undefined) });
    renderInPortal(<HomePage />);
    expect(screen.getByRole('link', { name: /Create New Loan/ })).toHaveAttribute(
      'href',
      '/main/register-my-loan/prog-first',
    );
    expect(screen.getByRole('link', { name: /Announcements/ })).toBeVisible();
  });

  it('counts what the disclosure desk has to mail, and leads to it; others do not see it', async () => {
    stubCalls(shellCalls, { homeFigures: vi.fn().mockResolvedValue({ ...panel, paperToMail: 3 }) });
    signInAs({ roles: ['Disclosure Desk'], menuPermissions: [15], pageLetters: { edisclosure: 'w' } });
    const { unmount } = renderInPortal(<HomePage />);
    expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      `/main/paper-mailings?filter=${encodeURIComponent('{"done":false}')}`,
    );
    unmount();
    signInAs({ roles: ['Loan Officer'], menuPermissions: [15], pageLetters: { edisclosure: 'w' } });
    renderInPortal(<HomePage />);
    expect(await screen.findByText('1,204')).toBeVisible();
    expect(screen.queryByText('Packages to mail on paper')).toBeNull();
  });

  it('leads to the loans in servicing, for users of the Mortgage Coupon page', () => {
    stubCalls(shellCalls, { homeFigures: () => new Promise(() => undefined) });
    signInAs({ roles: ['Servicing'], menuPermissions: [26], pageLetters: { coupon: 'r' } });
    const { unmount } = renderInPortal(<HomePage />);
    expect(screen.getByRole('link', { name: /Servicing/ })).toHaveAttribute('href', '/main/servicing');
    unmount();
    signInAs({ roles: ['Underwriter'], menuPermissions: [15], pageLetters: { edisclosure: 'w' } });
    renderInPortal(<HomePage />);
    expect(screen.queryByRole('link', { name: /Servicing/ })).toBeNull();
  });

  it('leaves out Create New Loan for users who may not create loans (NAV-10)', () => {
    stubCalls(shellCalls, { homeFigures: () => new Promise(() => undefined) });
    renderInPortal(<HomePage />);
    expect(screen.queryByRole('link', { name: /Create New Loan/ })).toBeNull();
  });

  it('shows the rest if the figures fail, with a retry button', async () => {
    stubCalls(shellCalls, { homeFigures: vi.fn().mockRejectedValue(new Error('disk full')) });
    renderInPortal(<HomePage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('disk full');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Pipeline/ })).toBeVisible();
  });
});

it.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
] as const)('at %i o’clock, greets with %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});
