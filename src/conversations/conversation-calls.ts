import type { InputOf } from '../../domain/contract/contract';
import type { ConversationsContract } from '../../domain/conversations/conversations.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<ConversationsContract>();

type NewMessage = InputOf<ConversationsContract['POST /lqb/loans/{loanNum}/msg'], 'body'>;
type PersonQuery = InputOf<ConversationsContract['GET /lqb/loans/{loanNum}/msg/people'], 'query'>;

/** What messages are about: a condition of a loan, or null for the loan itself. */
export interface TopicAddress {
  readonly loanNum: string;
  readonly conditionId: string | null;
}

const about = (conditionId: string | null) => (conditionId === null ? {} : { conditionId });

/** Calls of the messages about a loan. */
export const conversationCalls = {
  read: ({ loanNum, conditionId }: TopicAddress, before: number | null, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/msg', {
      params: { loanNum },
      query: { ...about(conditionId), ...(before === null ? {} : { before }) },
      signal,
    }),
  write: (loanNum: string, body: NewMessage) => call('POST /lqb/loans/{loanNum}/msg', { params: { loanNum }, body }),
  withdraw: (loanNum: string, id: string) => call('DELETE /lqb/loans/{loanNum}/msg/{id}', { params: { loanNum, id } }),
  people: (loanNum: string, query: PersonQuery, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/msg/people', { params: { loanNum }, query, signal }),
  markRead: ({ loanNum, conditionId }: TopicAddress, upTo: number) =>
    call('POST /lqb/loans/{loanNum}/msg/read', { params: { loanNum }, body: { conditionId, upTo } }),
};
