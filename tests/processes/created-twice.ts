import type pg from 'pg';
import type { Acknowledged } from './steady-writer';

/** New loans that the same creation made again: each new loan of the writers has an amount of its own until it is filled. */
export async function createdTwice(client: pg.ClientBase, created: readonly Acknowledged[]): Promise<string[]> {
  const { rows } = await client.query<{ loan_num: string; amount: string }>(
    'select loan_num, "sFinalLAmt"::text as amount from portal.pipeline where "sFinalLAmt" = any($1::numeric[])',
    [created.map(({ key }) => key)],
  );
  return created.flatMap(({ loanNum, key }) =>
    rows
      .filter((loan) => Number(loan.amount) === Number(key) && loan.loan_num !== loanNum)
      .map((loan) => `loan ${loanNum} was created again as ${loan.loan_num}`),
  );
}
