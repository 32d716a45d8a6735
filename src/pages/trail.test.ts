import { expect, it } from 'vitest';
import { trailOf } from './trail';
import { pageOfPath } from './useCurrentPage';

const trail = (path: string): string[] => {
  const page = pageOfPath(path);
  return page ? trailOf(page, path).map((crumb) => `${crumb.title} ${crumb.path}`) : [];
};

it.each([
  ['/main/resources', []],
  ['/main/pipelines', []],
  ['/main/resources/forms', ['home /main/resources']],
  ['/main/admin/role', ['admin /main/admin']],
  ['/main/admin/branch/7/show', ['admin /main/admin', 'branch /main/admin/branch']],
  ['/main/admin/loan-setup/option/sLPurposeT', ['admin /main/admin', 'loanSetup /main/admin/loan-setup']],
  ['/main/internal', []],
  ['/main/internal/batch', ['internal /main/internal']],
  ['/public/rates', ['home /public']],
  ['/loans/1/contacts', []],
  ['/loans/1/app/borrower/0C', []],
  ['/loans/1/appraisals/new', ['appraisals /loans/1/appraisals']],
  ['/loans/1/register-my-loan/select-program', ['register /loans/1/register-my-loan']],
  [
    '/loans/1/register-my-loan/edisclosure/self-prepare',
    ['register /loans/1/register-my-loan', 'edisclosure /loans/1/register-my-loan/edisclosure'],
  ],
])('the parents of %s are %j', (path, expected) => {
  expect(trail(path)).toEqual(expected);
});
