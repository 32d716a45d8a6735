import { z } from 'zod';
import type { Contract } from '../contract/contract';
import {
  mentionable,
  messagePage,
  messagePageQuery,
  newMessage,
  personQuery,
  readMark,
  shownMessage,
  topic,
} from './conversation.schemas';

/** Messages about loans and their conditions. */
export const conversationsContract = {
  'POST /lqb/loans/{loanNum}/msg': { body: newMessage, answer: shownMessage, status: 201 },
  'GET /lqb/loans/{loanNum}/msg': { query: messagePageQuery, answer: messagePage },
  'GET /lqb/loans/{loanNum}/msg/topics': { answer: z.array(topic).readonly() },
  'GET /lqb/loans/{loanNum}/msg/people': { query: personQuery, answer: z.array(mentionable).readonly() },
  'POST /lqb/loans/{loanNum}/msg/read': { body: readMark, status: 204 },
  'DELETE /lqb/loans/{loanNum}/msg/{id}': {
    params: z.object({ loanNum: z.string(), id: z.uuid() }),
    answer: shownMessage,
  },
} satisfies Contract;

export type ConversationsContract = typeof conversationsContract;
