import { sql } from 'kysely';
import { formatScaled, mulDiv } from '../../domain/numbers/fixed';
import { checklist } from '../../domain/quality-control/checklist';
import type { QcReport } from '../../domain/quality-control/quality-control.schemas';
import type { AppContext } from '../app-context';

/** Months that the report shows. */
const MONTHS = 12;

const count = (which: unknown) => sql<number>`(count(*) filter (where ${which}))::int`;
const worst = (severity: string) => count(sql`one.state = 'completed' and one.severity = ${severity}`);

/** Tenths of a percent of the completed reviews. */
const rateOf = (significant: number, completed: number): string | null =>
  completed === 0 ? null : formatScaled(mulDiv(significant, 1000, completed), 1);

/** The months of the random samples, the latest first. Samples by a rule would distort the rate. */
async function monthsOf({ db }: Pick<AppContext, 'db'>): Promise<QcReport['months']> {
  const rows = await db
    .selectFrom('portal.qc_samples as sample')
    .innerJoin('portal.qc_reviews as one', 'one.sample_id', 'sample.id')
    .where('sample.rule', '=', 'random')
    .groupBy('sample.id')
    .orderBy('sample.month', 'desc')
    .limit(MONTHS)
    .select([
      'sample.month',
      sql<number>`cardinality(sample.population)`.as('population'),
      sql<number>`count(*)::int`.as('loans'),
      count(sql`one.state = 'completed'`).as('completed'),
      worst('minor').as('minor'),
      worst('moderate').as('moderate'),
      worst('significant').as('significant'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, defectRate: rateOf(row.significant, row.completed) }));
}

/** Where the findings of completed reviews are, by item of the checklist. */
async function itemsOf({ db }: Pick<AppContext, 'db'>): Promise<QcReport['items']> {
  const { rows } = await sql<{ item: string; minor: number; moderate: number; significant: number }>`
    select answer.key as item,
      (count(*) filter (where answer.value ->> 'severity' = 'minor'))::int as minor,
      (count(*) filter (where answer.value ->> 'severity' = 'moderate'))::int as moderate,
      (count(*) filter (where answer.value ->> 'severity' = 'significant'))::int as significant
    from portal.qc_reviews one, jsonb_each(one.answers) as answer
    where one.state = 'completed' and answer.value ->> 'result' = 'finding'
    group by answer.key`.execute(db);
  return checklist.flatMap((item) => {
    const found = rows.find((row) => row.item === item);
    return found ? [{ ...found, item }] : [];
  });
}

/** Defect rates by month, and where findings are. */
export async function qcReportOf(portal: Pick<AppContext, 'db'>): Promise<QcReport> {
  const [months, items] = await Promise.all([monthsOf(portal), itemsOf(portal)]);
  return { months, items };
}
