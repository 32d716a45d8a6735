import { type Kysely, sql } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { readLos } from './gateway.service';

/** Counts the loans of this branch or company in the pipeline index. */
export async function countLoansOf(db: Kysely<PortalDb>, kind: 'branch' | 'company', name: string): Promise<number> {
  const { loans } = await db
    .selectFrom('portal.pipeline')
    .select((of) => of.fn.countAll<number>().as('loans'))
    .where(sql<boolean>`${sql.ref(`${kind}_key`)} = ${name.trim().toLowerCase()}`)
    .executeTakeFirstOrThrow();
  return loans;
}

/** Counts the loans with this program name in the pipeline index. */
export async function countLoansOnProgram(db: Kysely<PortalDb>, name: string): Promise<number> {
  const { loans } = await db
    .selectFrom('portal.pipeline')
    .select((of) => of.fn.countAll<number>().as('loans'))
    .where('sLpTemplateNm', '=', name)
    .executeTakeFirstOrThrow();
  return loans;
}

/** Loans requested from the LOS at a time; the port accepts no more. */
const AT_A_TIME = 500;

/** Which of these loans exist in the LOS. */
export async function knownLoans(
  portal: Pick<AppContext, 'los'>,
  loanNums: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let first = 0; first < loanNums.length; first += AT_A_TIME) {
    const loans = await readLos(() => portal.los.loadLoans(loanNums.slice(first, first + AT_A_TIME)));
    for (const { sLNm } of loans) known.add(sLNm);
  }
  return known;
}
