import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { conversationLimits } from './conversation-limits';

const text = z.string();
const conditionId = text.trim().min(1).max(64);

/** What a message is about: a condition, or the loan as a whole. */
export const topicQuery = z.object({ conditionId: conditionId.optional() });

/** The position of a message. Those of a loan count up in the order in which they were written. */
const position = z.int().min(0);

export const newMessage = z.object({
  key: z.uuid().describe('Chosen by the author; a message with the same key is written once'),
  text: text
    .trim()
    .min(1, 'required' satisfies IssueCode)
    .max(conversationLimits.text),
  conditionId: conditionId.nullable().default(null).describe('The condition that it is about; null for the loan'),
  internal: z.boolean().describe('Only for the people of the lender. Users outside of it write false.'),
  mentions: z.array(z.uuid()).max(conversationLimits.mentions).default([]).describe('IDs of users'),
});
export type NewMessage = Readonly<z.output<typeof newMessage>>;

const mention = z.object({ id: z.uuid(), name: text });
export type Mention = Readonly<z.output<typeof mention>>;

/** A message as its readers see it. `text` is null once its author has taken it back. */
export const shownMessage = z.object({
  id: z.uuid(),
  position,
  conditionId: text.nullable(),
  at: text,
  by: text,
  mine: z.boolean(),
  outside: z.boolean().describe('Its author is a user outside the lender'),
  internal: z.boolean(),
  text: text.nullable(),
  mentions: z.array(mention).readonly(),
  withdrawableUntil: text.nullable().describe('Until when its author, who is the reader, can take it back'),
});
export type ShownMessage = Readonly<z.output<typeof shownMessage>>;

export const messagePageQuery = topicQuery.extend({
  before: z.coerce.number<string | number>().int().min(1).optional().describe('The cursor of the answer before'),
});

/** A part of a topic, oldest first. `cursor` reads the messages before them; null if there are none. */
export const messagePage = z.object({
  messages: z.array(shownMessage).readonly(),
  cursor: position.nullable(),
  /** The position up to which the user has read the topic. */
  readUpTo: position,
});
export type MessagePage = Readonly<z.output<typeof messagePage>>;

/** A topic with messages. */
export const topic = z.object({
  conditionId: text.nullable(),
  messages: z.int(),
  unread: z.int(),
  /** Unread messages that mention the user. */
  mentions: z.int(),
  latestAt: text,
});
export type Topic = Readonly<z.output<typeof topic>>;

export const readMark = z.object({ conditionId: conditionId.nullable().default(null), upTo: position });

export const personQuery = z.object({
  search: text.trim().max(60).optional(),
  internal: z.enum(['true', 'false']).optional().describe('Only those who may read messages for the lender'),
});

/** Someone whom a message can mention. */
export const mentionable = mention.extend({ roles: z.array(text).readonly(), outside: z.boolean() });
export type Mentionable = Readonly<z.output<typeof mentionable>>;

/** The order of an email about a message: both are looked up when it is sent. */
export const noticeOrderRequest = z.strictObject({ message: z.uuid(), user: z.uuid() });
export const noticeOrderResult = z.object({ mailed: z.boolean() });
