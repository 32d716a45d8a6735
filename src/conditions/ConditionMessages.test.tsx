import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Topic } from '../../domain/conversations/conversation.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { ConditionMessages } from './ConditionMessages';

const loanNum = '2611059901';
const condition = { id: 'c7', number: 7, cat: 'PTD', state: 'active' } as unknown as Condition;
const topic: Topic = { conditionId: 'c7', messages: 3, unread: 2, mentions: 1, latestAt: '2026-11-20T18:42:00Z' };

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [16, 31] });
});

function open(topics: readonly Topic[], hidesNone: boolean) {
  stubCalls(shellCalls, { topics: async () => topics });
  renderInPortal(
    <>
      <ConditionMessages {...{ loanNum, condition, hidesNone }} />
      <p>Below</p>
    </>,
  );
}

it('counts the messages about a condition and the unread ones, and opens them', async () => {
  open([topic], true);
  const link = await screen.findByRole('link', { name: '3 messages about PTD 7. 2 unread messages.' });
  expect(link).toHaveAttribute('href', `/loans/${loanNum}/messages?about=c7`);
  expect(link).toHaveTextContent('3@2');
});

it('begins the first message about a condition from its panel; the list shows nothing', async () => {
  open([], false);
  expect(await screen.findByRole('link', { name: 'Write a message about PTD 7' })).toBeVisible();
});

it('is nothing in the list for a condition without messages, and for users who may not read them', async () => {
  open([], true);
  expect(await screen.findByText('Below')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
  open([topic], false);
  expect(screen.queryByRole('link')).toBeNull();
});
