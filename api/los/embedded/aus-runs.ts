import { sql } from 'kysely';
import type { AusRun } from '../../../domain/aus/run.schemas';
import type { AusJob } from '../../../domain/aus/submission.schemas';
import type { AusSystem } from '../../../domain/aus/systems';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import { LosError } from '../los-error';
import type { Db, Trx } from './los-db';

/** Milliseconds that LPA works on a submission, and between two polls. DU and DO answer at once. */
const WORK_MS: Readonly<Record<AusSystem, number>> = { DU: 0, DO: 0, LPA: 1_200 };
const POLL_MS = 500;
/** The most runs that a loan's history shows. */
const MOST = 200;

export const runPlace = (id: string): string => `los.aus_runs:${id}:content`;

const rowsOf = (db: Db) =>
  db.selectFrom('los.aus_runs').select(['id', 'content', sql<boolean>`ready_at <= now()`.as('is_ready')]);

/** The runs of a loan that are finished, latest first. */
export async function underwritingRuns(db: Db, vault: Vault, loanNum: string): Promise<AusRun[]> {
  const rows = await rowsOf(db)
    .where('loan_num', '=', loanNum)
    .orderBy('ready_at', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute();
  return rows.filter(({ is_ready }) => is_ready).map(({ id, content }) => openJson(vault, content, runPlace(id)));
}

/** All runs of one system, also those that it still works on, oldest first. */
export async function runsOfSystem(trx: Trx, vault: Vault, loanNum: string, system: AusSystem): Promise<AusRun[]> {
  const rows = await rowsOf(trx)
    .where('loan_num', '=', loanNum)
    .where('system', '=', system)
    .orderBy('number')
    .execute();
  return rows.map(({ id, content }) => openJson(vault, content, runPlace(id)));
}

/** A submission in progress, or its run. */
export async function underwritingJob(db: Db, vault: Vault, loanNum: string, jobId: string): Promise<AusJob> {
  const row = await rowsOf(db).where('loan_num', '=', loanNum).where('id', '=', jobId).executeTakeFirst();
  if (row === undefined) throw new LosError('not-found', 'aus-no-job');
  const run = row.is_ready ? openJson(vault, row.content, runPlace(jobId)) : null;
  return { jobId, pollInMs: run ? 0 : POLL_MS, run };
}

/** Stores a run, which its system reports when it has worked on it. */
export async function storeRun(trx: Trx, vault: Vault, loanNum: string, run: AusRun): Promise<AusJob> {
  const { id, system, number } = run;
  await trx
    .insertInto('los.aus_runs')
    .values({
      ...{ id, loan_num: loanNum, system, number },
      content: sealJson(vault, run, runPlace(id)),
      ready_at: sql<Date>`now() + ${WORK_MS[system]} * interval '1 millisecond'`,
    })
    .execute();
  return WORK_MS[system] === 0 ? { jobId: id, pollInMs: null, run } : { jobId: id, pollInMs: POLL_MS, run: null };
}
