import { mayUseMessages } from '../../domain/conversations/message-readers';
import type { LoanDocument } from '../../domain/loan/document';
import { type LoanReader, loanReaders } from '../access/access.service';
import type { AppContext } from '../app-context';

/** The users of these who may read messages of the loan, by name. */
export async function messageReaders(
  { db }: Pick<AppContext, 'db'>,
  loan: LoanDocument,
  wanted: Parameters<typeof loanReaders>[2],
): Promise<LoanReader[]> {
  return (await loanReaders(db, loan, wanted)).filter((user) => mayUseMessages(user, 'read'));
}
