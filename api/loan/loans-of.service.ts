import { type Kysely, sql } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { readLos } from './gateway.service';

/** How many loans name this branch or company; from the pipeline index. */
export async function countLoansOf(db: Kysely<PortalDb>, kind: 'branch' | 'company', name: string): Promise<number> {
  const { loans } = await db
    .selectFrom('portal.pipeline')
    .select((of) => of.fn.countAll<number>().as('loans'))
    .where(sql<boolean>`${sql.ref(`${kind}_key`)} = ${name.trim().toLowerCase()}`)
    .executeTakeFirstOrThrow();
  return loans;
}

/** How many loans carry the name of this program; from the pipeline index. */
export async function countLoansOnProgram(db: Kysely<PortalDb>, name: string): Promise<number> {
  const { loans } = await db
    .selectFrom('portal.pipeline')
    .select((of) => of.fn.countAll<number>().as('loans'))
    .where('sLpTemplateNm', '=', name)
    .executeTakeFirstOrThrow();
  return loans;
}

/** Loans that the LOS is asked for at a time; the port takes no more. */
const AT_A_TIME = 500;

/** Which of these loans the LOS has. */
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
