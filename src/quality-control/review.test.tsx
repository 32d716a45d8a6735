import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checklist } from '../../domain/quality-control/checklist';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { ApiError } from '../providers/data/api-error';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { qualityCalls } from './quality-calls';
import { ReviewPage } from './ReviewPage';

const ID = '4f3c0000-0000-4000-8000-000000000001';

const review: QcReviewDetail = {
  ...{ id: ID, version: 3, month: '2026-10', rule: 'random', loanNum: '2611040001' },
  ...{ borrower: 'Ann Lee', reviewer: null, reviewerName: null, dueOn: '2027-01-29', isLate: false, state: 'open' },
  ...{ severity: 'none', answered: 0 },
  items: checklist.map((item) => ({ item, result: null, severity: 'none', note: null })),
};
const mine = { ...review, reviewer: 'cormac', reviewerName: 'Cormac Ashgrove' };
const answered = (one: QcReviewDetail): QcReviewDetail => ({
  ...one,
  items: one.items.map((item) => ({ ...item, result: 'pass' as const })),
});

const open = (one: QcReviewDetail, more: Partial<typeof qualityCalls> = {}) => {
  stubCalls(qualityCalls, { review: async () => one, ...more });
  return renderInPortal(<ReviewPage />, {
    at: `/main/reports/quality-control/${ID}/show`,
    route: '/main/reports/quality-control/:id/show',
  });
};
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  signInAs({ username: 'cormac', roles: ['QC Compliance'] });
  fakeServer(() => ({ json: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a review', () => {
  it('is taken by its reviewer, and answered by no one before', async () => {
    let now = review;
    const take = vi.fn<(typeof qualityCalls)['take']>(async () => {
      now = mine;
      return mine;
    });
    open(review, { take, review: async () => now });
    await userEvent.click(await screen.findByRole('button', { name: 'Take review' }));
    expect(take).toHaveBeenCalledWith(ID, { version: 3, isMine: true });
    expect(await screen.findByRole('button', { name: 'Answer: Income' })).toBeVisible();
    expect(button('Complete review')).toBeDisabled();
    expect(button('Assign')).toBeNull();
  });

  it('of someone else can be read, not answered', async () => {
    open({ ...review, reviewer: 'other', reviewerName: 'Ruth Anders' });
    expect(await screen.findByText('Ruth Anders')).toBeVisible();
    expect([button('Take review'), button('Answer: Income'), button('Complete review')]).toEqual([null, null, null]);
  });

  it('needs a severity and a note for a finding', async () => {
    const answer = vi.fn<(typeof qualityCalls)['answer']>(async () => mine);
    open(mine, { answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer: Income' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Income' }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Result/), 'Finding');
    await userEvent.selectOptions(dialog.getByLabelText(/^Severity/), 'Significant');
    await userEvent.click(dialog.getByLabelText(/^What was found/));
    await userEvent.paste('The bonus ended.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(answer).toHaveBeenCalledWith(ID, 'income', {
        ...{ version: 3, result: 'finding', severity: 'significant', note: 'The bonus ended.' },
      }),
    );
  });

  it('is completed once every item has an answer, and says why it could not be', async () => {
    const complete = vi.fn(async () => {
      throw new ApiError('Reload the page.', 409, { code: 'stale' });
    });
    open(answered(mine), { complete });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete review' }));
    expect(await screen.findByText('Reload the page.')).toBeVisible();
    expect(button('Complete review')).toBeEnabled();
  });

  it('is given to someone by an administrator', async () => {
    signInAs({ username: 'maren', roles: ['Administrator'] });
    let now = review;
    const assign = vi.fn<(typeof qualityCalls)['assign']>(async () => {
      now = mine;
      return mine;
    });
    open(review, {
      assign,
      review: async () => now,
      reviewers: async () => [{ login: 'cormac', name: 'Cormac Ashgrove' }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign this review' }));
    await dialog.findByRole('option', { name: 'Cormac Ashgrove' });
    await userEvent.selectOptions(dialog.getByLabelText('Reviewer'), 'Cormac Ashgrove');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign review' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(ID, { version: 3, login: 'cormac' }));
    expect(await screen.findByText('Cormac Ashgrove')).toBeVisible();
  });

  it('that is not there leads back to the list', async () => {
    open(review, {
      review: async () => {
        throw new ApiError('The review was not found.', 404, { code: 'not-found' });
      },
    });
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/main/reports/quality-control');
  });
});
