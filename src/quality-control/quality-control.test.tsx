import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { ReviewPage } from './ReviewPage';

afterEach(() => vi.unstubAllGlobals());

const id = '4f3c0000-0000-4000-8000-000000000001';

const review: QcReviewDetail = {
  ...{ id, version: 5, loanNum: '2609051180', borrower: 'Ann Lee', month: '2026-10', rule: 'random' },
  ...{ reviewer: 'qc', reviewerName: 'Cormac Ashgrove', dueOn: '2027-01-29', isLate: false },
  ...{ answered: 1, severity: 'none', state: 'open' },
  items: [
    { item: 'application', result: null, severity: 'none', note: null },
    { item: 'documents', result: 'pass', severity: 'none', note: null },
  ],
};

it('answers an item that passes with a click, and says how many are open before it is completed', async () => {
  signInAs({ name: 'Cormac Ashgrove', username: 'qc', roles: ['QC Compliance'] });
  const [first, ...others] = review.items;
  let stored: object = review;
  const seen = fakeServer(({ method }) => {
    if (method === 'POST') stored = { ...review, version: 6, items: [{ ...first, result: 'pass' }, ...others] };
    return { json: stored };
  });
  renderInPortal(<ReviewPage />, {
    at: `/main/reports/quality-control/${id}/show`,
    route: '/main/reports/quality-control/:id/show',
  });
  expect(await screen.findByText('1 item is not answered.')).toBeVisible();
  expect(screen.getByText(/closed in 10\/2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Complete review' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Passes: Application' }));
  expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/api/emet-data/qc-reviews/${id}/items/application`,
    body: { version: 5, result: 'pass', severity: null, note: null },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete review' })).toBeEnabled());
});
