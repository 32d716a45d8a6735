import { sql, type Transaction } from 'kysely';
import { RECIPIENTS_PER_HOUR } from '../../domain/email/email-limits';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';

const HOUR_MS = 3_600_000;

/** Seed of the advisory locks under which the recipients of a user and of a loan are counted. */
const LOCK_SEED = 7_310_099;

interface Counted {
  readonly login: string;
  readonly loanNum: string;
  readonly recipients: number;
}

/**
 * Throws 429 with Retry-After if the email would exceed the recipients that a user, or a loan, may have in an hour. Other emails of the user
 * or about the loan wait until the transaction ends, so that simultaneous ones cannot slip through.
 */
export async function assertBelowLimit(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction<PortalDb>,
  { login, loanNum, recipients }: Counted,
): Promise<void> {
  const now = clock();
  const subjects = [
    { kind: 'loan', column: 'loan_num', value: loanNum, code: 'too-many-loan-emails' },
    { kind: 'user', column: 'sent_by', value: login, code: 'too-many-emails' },
  ] as const;
  for (const { kind, column, value, code } of subjects) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${value}`}, ${sql.lit(LOCK_SEED)}))`.execute(
      trx,
    );
    const rows = await trx
      .selectFrom('portal.email_sent')
      .select(['sent_at', sql<number>`cardinality(to_addresses) + cardinality(cc_addresses)`.as('recipients')])
      .where(column, '=', value)
      .where('order_id', 'is not', null)
      .where('sent_at', '>', new Date(now.getTime() - HOUR_MS))
      .orderBy('sent_at')
      .execute();
    // The email has to wait until enough of the earliest ones are an hour old.
    let excess = rows.reduce((sum, row) => sum + row.recipients, recipients) - RECIPIENTS_PER_HOUR[kind];
    if (excess <= 0) continue;
    const last = rows.find((row) => {
      excess -= row.recipients;
      return excess <= 0;
    });
    const seconds = Math.max(
      1,
      Math.ceil(((last?.sent_at.getTime() ?? now.getTime()) + HOUR_MS - now.getTime()) / 1000),
    );
    throw refuse(
      'too-many-tries',
      message(code, { most: RECIPIENTS_PER_HOUR[kind], minutes: Math.ceil(seconds / 60) }),
      {
        headers: { 'Retry-After': String(seconds) },
      },
    );
  }
}
