import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loanPages, menuPages } from '../../../domain/pages/loan-pages';
import { pageTitles } from '../../../domain/pages/page-titles';
import { leave } from '../../access/leave';
import { ApiError } from '../../providers/data/api-error';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { shellCalls } from '../shell-calls';
import { LoanGate } from './LoanGate';
import { LoanNav } from './LoanNav';
import { LoanReadOnlyNotice } from './LoanReadOnlyNotice';

const loan = (more: object) => ({
  id: '123',
  sLNm: '123',
  version: 1,
  sStatusT: '4',
  applicants: [{ aBFirstNm: 'Marisol', aBLastNm: 'Abernathy' }],
  ...more,
});

const withLoan = (more: object = {}) => ({ getOne: vi.fn().mockResolvedValue({ data: loan(more) }) }) as object;
const all = [31, 14, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26];

const open = (at = '/loans/123/dashboard', more: object = {}) =>
  renderInPortal(<LoanNav />, { at, route: '/loans/:loanNum/*', data: withLoan(more) });

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: all, editPermissions: ['0'] });
});

describe('the loan navigation', () => {
  it('shows number, borrower and status at the top', async () => {
    open();
    expect(await screen.findByText('Marisol Abernathy')).toBeVisible();
    expect(screen.getByText('123')).toBeVisible();
    expect(screen.getByText('Approved')).toBeVisible();
  });

  it('highlights the current page', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Application' })).not.toHaveAttribute('aria-current');
  });

  it('lists every item that is shown in the status', async () => {
    signInAs({ username: 'ann', roles: ['Underwriter'], menuPermissions: all, editPermissions: ['0'] });
    open();
    const names = (await screen.findAllByRole('link')).map((link) => link.textContent);
    expect(names).toEqual(
      menuPages
        .filter((page) => loanPages[page].menu.shown !== 'before')
        .map((page) => pageTitles[page === 'upload-submission' ? 'uploadConditions' : loanPages[page].title].en),
    );
  });

  it('shows only what the user may open', async () => {
    signInAs({ username: 'ann', roles: ['Shipper'], menuPermissions: [31] });
    open();
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('leaves out pages without a letter, and shows those that are read-only', async () => {
    signInAs({
      ...{ username: 'ann', roles: ['Processor'], menuPermissions: all, editPermissions: ['0'] },
      pageLetters: { application: 'r' },
    });
    open();
    expect(await screen.findByRole('link', { name: 'Application' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('expands the group of the current page', async () => {
    open('/loans/123/app/asset');
    expect(await screen.findByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Application' })).not.toHaveAttribute('aria-current');
  });

  it('expands and collapses a group on request', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Application' }));
    expect(screen.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/loans/123/app/asset');
    await userEvent.click(screen.getByRole('button', { name: 'Application' }));
    expect(screen.queryByRole('link', { name: 'Assets' })).toBeNull();
  });

  it('reloads the current page when its entry is clicked', async () => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });

  it('collapses to 64 px, keeps names for screen readers, and expands after hovering for 150 ms', async () => {
    open();
    const nav = await screen.findByRole('navigation', { name: 'Loan menu' });
    await userEvent.click(screen.getByRole('button', { name: 'Collapse the navigation' }));
    fireEvent.pointerOver(document.body);
    expect(nav).toHaveStyle({ inlineSize: 'var(--nav-folded)' });
    expect(within(nav).getByRole('link', { name: 'Application' })).toBeInTheDocument();
    vi.useFakeTimers();
    fireEvent.pointerOver(nav);
    act(() => vi.advanceTimersByTime(149));
    expect(nav).toHaveAttribute('data-folded', 'true');
    act(() => vi.advanceTimersByTime(1));
    expect(nav).toHaveAttribute('data-folded', 'false');
    vi.useRealTimers();
  });
});

describe('a page of a loan', () => {
  const gate = (error: Error) =>
    renderInPortal(
      <LoanGate>
        <p>The page</p>
      </LoanGate>,
      { at: '/loans/123/contacts', route: '/loans/:loanNum/*', data: { getOne: vi.fn().mockRejectedValue(error) } },
    );

  it('shows that the loan does not exist', async () => {
    gate(new ApiError('x', 404));
    expect(await screen.findByRole('heading', { name: 'Loan not found' })).toBeVisible();
    expect(screen.queryByText('The page')).toBeNull();
  });

  it('shows Not Authorized if the user may not see the loan', async () => {
    gate(new ApiError('x', 403));
    expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeVisible();
    expect(screen.getByText('Loan 123 doesn’t exist or you don’t have access to it.')).toBeVisible();
    expect(screen.queryByText(/Your role/)).toBeNull();
  });

  it('offers a retry if the call failed', async () => {
    gate(new ApiError('disk full', 500));
    expect(await screen.findByText('disk full')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that a page is read-only for the role, whatever the status', async () => {
    signInAs({
      username: 'ann',
      roles: ['Processor'],
      menuPermissions: [23],
      editPermissions: ['4'],
      pageLetters: { contacts: 'r' },
    });
    renderInPortal(<LoanReadOnlyNotice page="contacts" />, {
      at: '/loans/123/x',
      route: '/loans/:loanNum/*',
      data: withLoan({}),
    });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Read only. Your role can view this page but can’t change it.',
    );
  });

  it('shows that it is read-only, and which status prevents changes', async () => {
    stubCalls(shellCalls, { pageWriters: vi.fn().mockResolvedValue({ roles: ['Processor', 'Funder'] }) });
    const notice = (more: object) =>
      renderInPortal(<LoanReadOnlyNotice page="contacts" />, {
        at: '/loans/123/x',
        route: '/loans/:loanNum/*',
        data: withLoan(more),
      });
    notice({});
    expect(await screen.findByRole('note')).toHaveTextContent('Your role can’t edit a loan in the status Approved.');
    expect(await screen.findByText(/These roles can change it: Processor, Funder\./)).toBeVisible();
  });
});
