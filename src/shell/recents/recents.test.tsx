import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { RememberLoan, useRecentLoans, useRecentPages, useRememberPage, withFirst } from './useRecents';

function Remembered() {
  useRememberPage();
  const loans = useRecentLoans();
  const pages = useRecentPages();
  return (
    <p>
      {loans.map(({ loanNum, name }) => `${loanNum} ${name}`).join()}|{pages.map(({ id }) => id).join()}
    </p>
  );
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
});

it('puts the newest first, without duplicates, and drops the oldest', () => {
  expect(withFirst(['a', 'b', 'c'], 'b', (other) => other === 'b', 3)).toEqual(['b', 'a', 'c']);
  expect(withFirst(['a', 'b', 'c'], 'd', (other) => other === 'd', 3)).toEqual(['d', 'a', 'b']);
});

it('remembers a loan with its borrower, and pages without one', async () => {
  const loan = { id: '7', sLNm: '7', version: 1, sStatusT: '4', applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] };
  renderInPortal(
    <>
      <RememberLoan />
      <Remembered />
    </>,
    {
      at: '/loans/7/contacts',
      route: '/loans/:loanNum/*',
      data: { getOne: vi.fn().mockResolvedValue({ data: loan }) },
    },
  );
  expect(await screen.findByText('7 Ann Lee|')).toBeVisible();
});

it('remembers a page', () => {
  renderInPortal(<Remembered />, { at: '/main/pipelines' });
  expect(screen.getByText('|pipeline')).toBeVisible();
});
