import { conversationsContract } from '../../domain/conversations/conversations.contract';
import { conversationPage } from '../../domain/conversations/message-readers';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { searchPeople } from './people.service';
import { readTopic, readTopicUpTo, topicsOf } from './read-messages.service';
import { withdrawMessage, writeMessage } from './write-message.service';

const area = 'conversations';
const reads = { kind: 'loan', menu: [conversationPage] } as const;
const writes = { kind: 'loan', menu: [conversationPage], write: 'any-status' } as const;

/** Messages about loans and their conditions, between the lender's people and the broker. */
export const conversationCalls: readonly Call[] = [
  defineCall(conversationsContract, 'POST /lqb/loans/{loanNum}/msg', {
    area,
    summary:
      'Writes a message about the loan or one of its conditions, once for each key. Users outside the lender never see internal ones. People who are mentioned or addressed, and away, get one email.',
    access: writes,
    handle: async ({ portal, caller, loan, body }) =>
      reply({ status: 201, body: await writeMessage(portal, caller, loan, body) }),
  }),
  defineCall(conversationsContract, 'GET /lqb/loans/{loanNum}/msg', {
    area,
    summary: 'The newest messages about the loan or a condition, oldest first, with a cursor to earlier ones.',
    access: reads,
    handle: ({ portal, actor, loan, query }) =>
      readTopic(portal, actor, loan, { conditionId: query.conditionId ?? null, before: query.before }),
  }),
  defineCall(conversationsContract, 'GET /lqb/loans/{loanNum}/msg/topics', {
    area,
    summary: 'What there are messages about, the loan or conditions, with the number of unread ones.',
    access: reads,
    handle: ({ portal, actor, loan }) => topicsOf(portal, actor, loan),
  }),
  defineCall(conversationsContract, 'GET /lqb/loans/{loanNum}/msg/people', {
    area,
    summary: 'The people whom a message about the loan can mention, those who work on it first; at most 20.',
    access: reads,
    handle: ({ portal, actor, loan, query }) => searchPeople(portal, actor, loan, query),
  }),
  defineCall(conversationsContract, 'POST /lqb/loans/{loanNum}/msg/read', {
    area,
    summary: 'Marks messages about the loan or a condition as read, up to a position.',
    access: reads,
    handle: ({ portal, actor, loan, body }) => readTopicUpTo(portal, actor, loan, body),
  }),
  defineCall(conversationsContract, 'DELETE /lqb/loans/{loanNum}/msg/{id}', {
    area,
    summary: 'Takes back a message of one’s own, within five minutes. Its readers see that there was one.',
    access: writes,
    handle: ({ portal, caller, loan, params }) => withdrawMessage(portal, caller, loan, params.id),
  }),
];
