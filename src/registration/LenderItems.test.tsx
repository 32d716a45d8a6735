import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyDocument } from '../../domain/loan/document';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { LenderItems } from './LenderItems';

beforeEach(() => {
  localStorage.clear();
  signInAs({ userName: 'loan-officer', roles: ['Loan Officer'] });
});

it('shows the values that will be sent, of every borrower and of the loan', () => {
  const ann = { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '***-**-1234', aBEmail: 'ann@example.com' };
  const loan = {
    ...emptyDocument(),
    ...{ version: 1, sLNm: '7', sStatusT: '0', sLPurposeT: '0', sPurchPrice: '500000.00', sLAmtCalc: '400000.00' },
    applicants: [{ ...ann, aCFirstNm: 'Ben' }],
  };
  renderInPortal(<LenderItems loan={loan} />);
  const valueIn = (group: string, label: string) =>
    within(screen.getByRole('region', { name: group }))
      .getByText(label)
      .closest('li');
  expect(valueIn('Ann Lee', 'Email')).toHaveTextContent('ann@example.com');
  expect(valueIn('Ann Lee', 'Social Security number')).toHaveTextContent('***-**-1234');
  expect(valueIn('Ben', 'Email')).toHaveTextContent('Missing');
  expect(valueIn('The loan', 'Loan amount')).toHaveTextContent('$400,000.00');
  expect(valueIn('The loan', 'Purchase price')).toHaveTextContent('$500,000.00');
  expect(screen.getAllByRole('link', { name: /^Open borrower/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/loans/7/app/borrower/0B',
    '/loans/7/app/borrower/0C',
  ]);
});
