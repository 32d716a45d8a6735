import type { Mentionable } from '../../domain/conversations/conversation.schemas';
import { conversationLimits } from '../../domain/conversations/conversation-limits';
import type { LoanDocument } from '../../domain/loan/document';
import { assigneesOf } from '../../domain/loan/visibility';
import type { LoanReader } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { messageReaders } from './message-people';

/** Who has written messages of the loan that the actor reads. */
async function authorsOf({ db }: AppContext, { isPml }: Pick<Actor, 'isPml'>, loanNum: string): Promise<string[]> {
  const rows = await db
    .selectFrom('portal.messages')
    .select('author_id')
    .distinct()
    .where('loan_num', '=', loanNum)
    .$if(isPml, (query) => query.where('internal', '=', false))
    .execute();
  return rows.map(({ author_id }) => author_id);
}

const distinct = (people: readonly LoanReader[]): LoanReader[] => [
  ...new Map(people.map((person) => [person.userId, person])).values(),
];

/**
 * Whom the actor may mention in messages of the loan: the employees assigned to it and those who wrote messages; for users outside
 * the lender also their company, for the lender's people everyone who may see the loan.
 */
export async function mentionablePeople(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  wanted: { readonly search?: string | undefined; readonly ids?: readonly string[] },
): Promise<LoanReader[]> {
  const of = (who: Parameters<typeof messageReaders>[2]) => messageReaders(portal, loan, { ...wanted, ...who });
  const narrowed = wanted.search !== undefined || wanted.ids !== undefined;
  const written = await authorsOf(portal, actor, loan.sLNm);
  const authors = wanted.ids === undefined ? written : written.filter((id) => wanted.ids?.includes(id));
  const found = [
    await of({ logins: assigneesOf(loan) }),
    await of({ ids: authors }),
    ...(actor.isPml ? (actor.companyName ? [await of({ company: actor.companyName })] : []) : []),
    ...(!actor.isPml && narrowed ? [await of({})] : []),
  ];
  return distinct(found.flat()).filter(({ userId }) => userId !== actor.userId);
}

/** The people whom a message can mention, those who work on the loan first. */
export async function searchPeople(
  portal: AppContext,
  actor: Actor,
  loan: LoanDocument,
  { search, internal }: { readonly search?: string | undefined; readonly internal?: 'true' | 'false' | undefined },
): Promise<Mentionable[]> {
  const people = await mentionablePeople(portal, actor, loan, { search: search || undefined });
  return people
    .filter(({ isPml }) => internal !== 'true' || !isPml)
    .slice(0, conversationLimits.people)
    .map(({ userId, name, roles, isPml }) => ({ id: userId, name, roles, outside: isPml }));
}
