import { expect, it } from 'vitest';
import { formKey, placeOfForm } from './form-key';

it.each([
  [formKey('/loans/2610051008/app/borrower'), 'borrower', '2610051008'],
  [formKey('/Loans/A-1/App/Borrower/'), 'borrower', 'A-1'],
  [formKey('/loans/7/app/manager', 'add-borrower'), 'application-manager', '7'],
  [formKey('/loans/7'), 'dashboard', '7'],
  ['/main/register-my-loan/prog-first', 'create-loan', null],
  ['/main/admin/branch/b1', 'admin-branch-id', null],
  ['/main/admin/branch/create', 'admin-branch-create', null],
])('%s is a form of the page %s', (key, page, loanNum) => {
  expect(placeOfForm(key)).toMatchObject({ page: { id: page }, loanNum });
});

it.each(['', '/', '/no/such/page', '/loans/%00/app/borrower', '/loans/7;x/app/borrower', '/loans//app/borrower'])(
  'names no page: %s',
  (key) => expect(placeOfForm(key)).toBeNull(),
);
