import { sql, type Transaction } from 'kysely';
import type { Mention } from '../../domain/conversations/conversation.schemas';
import { AWAY_MINUTES } from '../../domain/conversations/conversation-limits';
import type { LoanDocument } from '../../domain/loan/document';
import type { EmployeeRole } from '../../domain/loan/fields/employee-fields';
import { isPresent } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { placeOrder } from '../orders/orders.service';
import { messageReaders } from './message-people';
import { noticeOrder } from './notice-order';
import type { TopicAddress } from './topics.queries';

const MINUTE_MS = 60_000;

/** Who answers a message that mentions no one, in a topic where no one else has written yet. */
const inCharge: readonly EmployeeRole[] = ['LoanRep', 'BrokerProcessor', 'Processor', 'LenderAccExec', 'Underwriter'];

interface WrittenMessage extends TopicAddress {
  readonly id: string;
  readonly internal: boolean;
  readonly mentions: readonly Mention[];
}

async function othersInTopic({ db }: AppContext, { userId }: Actor, { loanNum, conditionId }: TopicAddress) {
  const rows = await db
    .selectFrom('portal.messages')
    .select('author_id')
    .distinct()
    .where('loan_num', '=', loanNum)
    .where(sql<boolean>`condition_id is not distinct from ${conditionId}`)
    .where('author_id', '!=', userId)
    .execute();
  return rows.map(({ author_id }) => author_id);
}

/** Those of them to whom an email about this loan is on its way, or who have not read the one they got. */
async function alreadyTold(trx: Transaction<PortalDb>, loanNum: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct n.user_id from portal.message_notices n
    join portal.messages m on m.id = n.message_id
    join portal.orders o on o.id = n.order_id and o.state <> 'failed'
    left join portal.message_reads r
      on r.user_id = n.user_id and r.loan_num = m.loan_num and r.condition_id = coalesce(m.condition_id, '')
    where n.user_id = any(${sql.val([...ids])}::uuid[]) and m.loan_num = ${loanNum}
      and m.withdrawn_at is null and m.position > coalesce(r.up_to, 0)`.execute(trx);
  return new Set(rows.map(({ user_id }) => user_id));
}

/**
 * Whom a message addresses: those whom it mentions; without mentions, those who wrote about the topic before; if there are none,
 * those in charge of the loan.
 */
export async function addresseesOf(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  message: WrittenMessage,
): Promise<readonly string[]> {
  if (message.mentions.length > 0) return message.mentions.map(({ id }) => id);
  const others = await othersInTopic(portal, actor, message);
  const logins = inCharge.map((role) => loan[`sEmployee${role}Login`]?.trim().toLowerCase() ?? '').filter(Boolean);
  const wanted = others.length > 0 ? { ids: others } : { logins };
  const readers = (await messageReaders(portal, loan, wanted)).filter(
    ({ userId, isPml }) => userId !== actor.userId && !(message.internal && isPml),
  );
  return readers.map(({ userId }) => userId);
}

/**
 * Orders one email to each addressee, in the transaction that writes the message; without a mention, only to those who have read
 * what they were emailed about before. It goes out at once to those who are away, and
 * otherwise after {@link AWAY_MINUTES}, unless they have read the message by then. Its order names no loan, because users outside
 * the lender would hear of it.
 */
export async function placeNotices(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  caller: Caller,
  { message, addressees }: { readonly message: WrittenMessage; readonly addressees: readonly string[] },
): Promise<void> {
  const now = portal.clock();
  const since = new Date(now.getTime() - AWAY_MINUTES * MINUTE_MS);
  const told = message.mentions.length > 0 ? null : await alreadyTold(trx, message.loanNum, addressees);
  for (const user of addressees.filter((id) => !told?.has(id))) {
    const delayMs = (await isPresent(trx, user, now, since)) ? AWAY_MINUTES * MINUTE_MS : 0;
    const order = await placeOrder(portal, trx, noticeOrder, {
      ...{ loanNum: null, caller, request: { message: message.id, user } },
      ...{ detail: { message: message.id, user }, delayMs },
    });
    await trx
      .insertInto('portal.message_notices')
      .values({ message_id: message.id, user_id: user, order_id: order })
      .execute();
  }
}
