import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AreaName } from '../../../domain/pages/page';
import { loanCalls } from '../../loan/loan-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { stubCalls } from '../../testing/stub-calls';
import { AreaLayout } from './AreaLayout';

const loan = { id: '1', sLNm: '1', version: 1, sStatusT: '4', applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }] };

function open(area: AreaName, at: string, path = at) {
  stubCalls(loanCalls, { contacts: async () => [] });
  return renderInPortal(
    <Routes>
      <Route element={<AreaLayout area={area} />}>
        <Route path={path} element={<p>The page</p>} />
      </Route>
    </Routes>,
    { at, data: { getOne: vi.fn().mockResolvedValue({ data: loan }) } },
  );
}

const footer = () => screen.queryByText(/^© 2015–\d{4} Emet Mortgage$/);
const mainMenu = () => screen.queryByRole('link', { name: 'Create New Loan' });

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', fullName: 'Ann Lee', roles: ['Administrator'], menuPermissions: [31, 23] });
  // Desktop width.
  onScreen('wide');
});

describe('the layout of an area', () => {
  it('has toolbar, right panel and footer in the main area', () => {
    open('main', '/main/resources');
    expect(screen.getByText('The page')).toBeVisible();
    expect(mainMenu()).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'My day' })).toBeInTheDocument();
    expect(footer()).toHaveTextContent(String(new Date().getFullYear()));
  });

  it('starts with the panel closed on the pipeline', () => {
    open('main', '/main/pipelines');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: 'My day' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each(['/main/pricing', '/main/pipelines', '/main/register-my-loan/prog-first'])(
    'hides the footer on %s',
    (path) => {
      open('main', path);
      expect(footer()).toBeNull();
    },
  );

  it('has the left navigation in the admin area', () => {
    open('admin', '/main/admin/role');
    expect(screen.getByRole('navigation', { name: 'Admin' })).toHaveTextContent('County/Zip Code');
  });

  it('has only the toolbar in the internal area', () => {
    open('internal', '/main/internal/batch');
    expect(mainMenu()).toBeInTheDocument();
    expect(footer()).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is empty for the servicing of a single loan', () => {
    open('bare', '/main/internal/servicing/123', '/main/internal/servicing/:loanNum');
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(footer()).toBeNull();
  });

  it('has the loan’s toolbar, navigation and panel in the loan area, without a footer', async () => {
    open('loan', '/loans/1/contacts', '/loans/:loanNum/contacts');
    expect(await screen.findByRole('navigation', { name: 'Loan menu' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(await screen.findByRole('complementary', { name: 'Loan summary' })).toBeInTheDocument();
    expect(mainMenu()).toBeNull();
    expect(footer()).toBeNull();
  });

  it('keeps the loan’s number and borrower in view on a phone, where the loan menu is closed', async () => {
    onScreen('narrow');
    open('loan', '/loans/1/app/borrower', '/loans/:loanNum/app/borrower');
    const main = screen.getByRole('main');
    const name = await waitFor(() => {
      const [shown] = within(main)
        .getAllByText('Ann Lee')
        .filter((each) => each.closest('[data-part="loan-head"]'));
      if (!shown) throw new Error('The head is not there yet.');
      return shown;
    });
    const head = name.closest('[data-part="loan-head"]');
    expect(head).toHaveTextContent('[1]Ann LeeApproved');
    expect(head).toHaveStyle({ position: 'sticky' });
  });

  it('prints the loan’s number, borrower and status above its page, because the loan menu is not printed', async () => {
    open('loan', '/loans/1/contacts', '/loans/:loanNum/contacts');
    const name = await within(screen.getByRole('main')).findByText('Ann Lee');
    expect(name).not.toBeVisible();
    expect(name.closest('div[class]')).toHaveTextContent('1Ann LeeApproved');
  });

  it('has the main toolbar and the panel in the register area, without navigation and footer', async () => {
    open('register', '/loans/1/register-my-loan', '/loans/:loanNum/register-my-loan');
    expect(mainMenu()).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('complementary', { name: 'Loan summary' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Loan menu' })).toBeNull();
    expect(footer()).toBeNull();
  });

  it('starts with the panel closed on select-program, and opens it with Loan Summary (SHELL-10)', async () => {
    open('register', '/loans/1/register-my-loan/select-program', '/loans/:loanNum/register-my-loan/select-program');
    expect(screen.queryByRole('complementary', { name: 'Loan summary' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Loan Summary' }));
    expect(await screen.findByRole('complementary', { name: 'Loan summary' })).toBeInTheDocument();
  });

  it('has the public links and a sign-in link for guests', () => {
    localStorage.clear();
    open('public', '/public');
    expect(screen.getByRole('link', { name: 'Daily Rate Sheets' })).toHaveAttribute('href', '/public/rates');
    expect(screen.getByRole('button', { name: 'Your menu' })).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Hours and contact' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Shortcuts' })).toBeNull();
    expect(footer()).not.toBeNull();
  });

  it('starts with a link that skips the toolbar', () => {
    open('main', '/main/resources');
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});
