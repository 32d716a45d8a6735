import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../pages/PageFrame';
import type { Page } from '../../pages/page';
import { pageById } from '../../pages/page-table';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { useThisPage } from '../bookmarks/useThisPage';
import { LoanBreadcrumb } from '../toolbar/LoanBreadcrumb';

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [15, 17] });
});

const Bookmark = () => <output>{useThisPage().name}</output>;

function open(id: Page['id'], loan: object): void {
  const page = pageById(id);
  renderInPortal(
    <>
      <LoanBreadcrumb />
      <PageFrame page={page} />
      <Bookmark />
    </>,
    {
      at: page.path.replace(':loanNum', '123'),
      route: '/loans/:loanNum/*',
      data: {
        getOne: vi.fn().mockResolvedValue({ data: { id: '123', sLNm: '123', version: 1, applicants: [{}], ...loan } }),
      },
    },
  );
}

it.each([
  ['upload-submission', { sStatusT: '0' }, 'Upload Submission'],
  ['upload-submission', { sStatusT: '28' }, 'Upload Conditions'],
  ['edisclosure', { sStatusT: '0' }, 'Request eDisclosure'],
  ['edisclosure', { sStatusT: '0', sU1LStatD: '2026-01-05', sU1LStatDesc: 'self' }, 'View Loan Estimate'],
  ['conditions', { sStatusT: '28' }, 'View Conditions'],
] as const)('%s of a loan with %j has the title of the menu everywhere: %s', async (id, loan, title) => {
  if (id === 'conditions') signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [16] });
  open(id, loan);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText(title)).toBeVisible();
  expect(screen.getByText(`${title} 123`)).toBeVisible();
  expect(document.title).toMatch(new RegExp(`^${title} · 123`));
});
