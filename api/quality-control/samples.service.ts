import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { pacificDate } from '../../domain/format/date';
import type { newSample, QcSample } from '../../domain/quality-control/quality-control.schemas';
import { isOver, needsValue, reviewDue, sampleSize } from '../../domain/quality-control/sample';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { draw } from './draw';
import { sealNotes } from './notes';
import { populationOf } from './population.queries';

type Db = Kysely<PortalDb>;

const sampleRows = (db: Db) =>
  db.selectFrom('portal.qc_samples as sample').select([
    ...(['id', 'month', 'rule', 'value', 'percent', 'seed', 'drawn_at', 'name'] as const),
    sql<number>`cardinality(population)`.as('population'),
    sql<number>`(select count(*)::int from portal.qc_reviews one where one.sample_id = sample.id)`.as('loans'),
    sql<number>`(select count(*)::int from portal.qc_reviews one
        where one.sample_id = sample.id and one.state = 'completed')`.as('completed'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof sampleRows>['execute']>>[number];

const sampleOf = ({ drawn_at, name, ...sample }: Row): QcSample => ({
  ...sample,
  drawnAt: drawn_at.toISOString(),
  by: name,
});

/** Every sample, the latest month first. */
export async function qcSamples({ db }: Pick<AppContext, 'db'>): Promise<readonly QcSample[]> {
  const rows = await sampleRows(db).orderBy('month', 'desc').orderBy('drawn_at', 'desc').execute();
  return rows.map(sampleOf);
}

type Asked = z.output<typeof newSample>;

function assertComplete({ rule, value, loanNums, month }: Asked, today: string): void {
  if (!isOver(month, today)) throw invalid('fields-not-valid', { month: 'qc-month-not-over' });
  if (needsValue(rule) && !value) throw invalid('fields-not-valid', { value: 'required' });
  if (rule === 'discretionary' && loanNums.length === 0) throw invalid('fields-not-valid', { loanNums: 'required' });
}

/**
 * Draws a sample and its reviews. The same ID draws once. A month has one random sample; the seed is new, and stored with the
 * population, so that anyone can draw it again.
 */
export async function drawSample(portal: AppContext, caller: Caller, asked: Asked): Promise<QcSample> {
  const known = await sampleRows(portal.db).where('id', '=', asked.id).executeTakeFirst();
  if (known) return sampleOf(known);
  assertComplete(asked, pacificDate(portal.clock()));
  const { id, month, rule, value = null, percent } = asked;
  const population = await populationOf(portal.db, asked);
  if (population.length === 0) throw refuse('invalid', 'qc-no-loans');
  const seed = randomUUID();
  const loans = draw(population, sampleSize(population.length, rule === 'discretionary' ? 100 : percent), seed);
  await portal.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('portal.qc_samples')
      .values({
        ...{ id, month, rule, value, percent, seed, population },
        ...{ drawn_at: portal.clock(), login: caller.actor.login, name: caller.actor.displayName },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added) throw refuse('conflict', 'qc-already-drawn');
    const reviews = loans.map((loan_num) => ({ id: randomUUID() as string, loan_num }));
    await trx
      .insertInto('portal.qc_reviews')
      .values(
        reviews.map((review) => ({
          ...review,
          ...{ sample_id: id, due_on: reviewDue(month), notes: sealNotes(portal, review.id, {}) },
        })),
      )
      .execute();
    const after = { month, rule, value, percent, seed, population: population.length, loans: loans.length };
    await audit(trx, caller, { action: 'quality.draw', subject: `qc-sample:${id}`, after });
  });
  return sampleOf(await sampleRows(portal.db).where('id', '=', id).executeTakeFirstOrThrow());
}
