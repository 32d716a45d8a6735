import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { borrowerPositions } from '../../../domain/application/borrowers/borrower-list';
import { renderInPortal } from '../../testing/renderInPortal';
import { BorrowerTabs } from './BorrowerTabs';
import { loanOfThree } from './borrowers.test-support';

it("links to each borrower's page, with role and missing values, and marks the current one", () => {
  const borrowers = borrowerPositions(loanOfThree);
  renderInPortal(<BorrowerTabs current="0C" borrowers={borrowers} needs={{ '1B': 3, '0B': 0 }} />, {
    at: '/loans/500000012345/app/borrower/0C',
    route: '/loans/:loanNum/app/borrower/:brwId',
  });
  const ben = screen.getByRole('link', { name: /Ben Lee/ });
  expect(ben).toHaveAttribute('aria-current', 'page');
  const cem = screen.getByRole('link', { name: /Cem Kaya.*3 answers missing.*Borrower, application 2/ });
  expect(cem).toHaveAttribute('href', '/loans/500000012345/app/borrower/1B');
  expect(cem).not.toHaveAttribute('aria-current');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
