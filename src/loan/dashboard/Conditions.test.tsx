import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { shellCalls } from '../../shell/shell-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { Conditions } from './Conditions';

const condition = (
  id: string,
  status: Condition['status'],
  state: Condition['state'] = status === 'Closed' ? 'cleared' : 'active',
): Condition => ({
  ...{ id, status, cat: 'PRIOR TO DOCS', description: `Condition ${id}`, createdD: '2026-11-02', dueD: null },
  doneD: status === 'Closed' ? '2026-11-09' : null,
  ...{
    number: 1,
    version: 1,
    state,
    accepts: [],
    documents: [],
    steps: [],
  },
});

function open(conditions: readonly Condition[]): void {
  stubCalls(shellCalls, { conditions: vi.fn().mockResolvedValue(conditions) });
  renderInPortal(<Conditions loanNum="123" />);
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'] });
});

it('counts the conditions and lists open ones first, each leading to what it counts', async () => {
  open([condition('1', 'Closed'), condition('3', 'Active', 'submitted'), condition('2', 'Active')]);
  expect(await screen.findByRole('link', { name: '1 active' })).toHaveAttribute(
    'href',
    '/loans/123/conditions?view=active',
  );
  expect(screen.getByRole('link', { name: '1 to review' })).toHaveAttribute(
    'href',
    '/loans/123/conditions?view=review',
  );
  expect(screen.getByRole('link', { name: '1 closed' })).toHaveAttribute('href', '/loans/123/conditions?view=closed');
  expect(screen.getByRole('link', { name: 'Condition 2' })).toHaveAttribute(
    'href',
    '/loans/123/conditions?condition=2',
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('Condition 2');
  expect(rows[0]).toContain('Open since 11/02/26');
  expect(rows[1]).toContain('To review · open since 11/02/26');
  expect(rows[2]).toContain('Closed 11/09/26');
});

it('says that there are none', async () => {
  open([]);
  expect(await screen.findByText('The underwriter has set no conditions.')).toBeVisible();
});

it('shows five of many, and all on request', async () => {
  open(['1', '2', '3', '4', '5', '6', '7'].map((id) => condition(id, 'Active')));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 7 conditions' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});
