import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { menuNumbers } from '../../../domain/pages/loan-pages';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { NextSteps } from './NextSteps';

beforeEach(() => {
  localStorage.clear();
  signInAs({
    ...{ username: 'una', roles: ['Underwriter'], menuPermissions: [...menuNumbers] },
    pageLetters: { conditions: 'w', decide: 'w' },
  });
});

it('says when the notice is due and where it is recorded, and leads to the conditions that a step counts', () => {
  renderInPortal(
    <NextSteps
      loanNum="123"
      steps={[
        { key: 'noticeDue', state: 'urgent', date: '2026-12-02' },
        { key: 'conditionsToReview', state: 'open', page: 'conditions', view: 'review', count: 2 },
      ]}
    />,
  );
  const [notice, review] = screen.getAllByRole('listitem');
  expect(notice).toHaveTextContent('Send the adverse action notice');
  expect(notice).toHaveTextContent('Due 12/02/26');
  expect(notice).toHaveTextContent('Record the day you sent it under Decision above.');
  expect(review).toHaveTextContent('Review 2 conditions');
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/loans/123/conditions?view=review');
});
