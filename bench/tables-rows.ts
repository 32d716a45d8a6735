import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../api/db/portal-db';
import { LOCK_PERIODS } from '../domain/pricing/lock-term';

type Db = Kysely<PortalDb>;

/** Users up to that number in all of these, in a handful of roles, branches and a company. */
export async function addUsers(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into portal.users (id, login, email, first_name, last_name, password_hash, is_pml, branch_name, company_name,
      created_at, disabled_at, last_sign_in_at)
    select gen_random_uuid(), 'person-' || n, 'person-' || n || '@example.com',
      (array['Ann','Bo','Cy','Di','Ed','Flo'])[1 + n % 6], (array['Smith','Young','North','Marsh','Field'])[1 + n % 5] || n,
      'none', n % 4 = 0, case when n % 4 > 0 then (array['Pasadena','San Mateo','Bellevue'])[1 + n % 3] end,
      case when n % 4 = 0 then 'Harborline Lending' end, now(), case when n % 50 = 1 then now() end,
      now() - n * interval '1 minute'
    from generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) n`.execute(db);
  await sql`
    insert into portal.user_roles
    select id, case when is_pml then 'PML Loan Officer'
      else (array['Processor','Jr. Processor','Underwriter','Loan Officer'])[1 + ascii(right(login, 1)) % 4] end
    from portal.users where login like 'person-%' on conflict do nothing`.execute(db);
  await sql`vacuum analyze portal.users, portal.user_roles`.execute(db);
}

/** Keeps that many ZIP codes and deletes the rest. */
export async function keepZips(db: Db, many: number): Promise<void> {
  await sql`
    delete from portal.zip_codes
    where zip not in (select zip from portal.zip_codes order by zip limit ${sql.lit(many)})`.execute(db);
  await sql`vacuum analyze portal.zip_codes`.execute(db);
}

/** Copies of the demo's programs under other names, up to the given number. */
export async function addPrograms(db: Db, many: number): Promise<void> {
  await sql`
    insert into portal.programs (name, group_id, rules, investor, display_order, active, is_correspondent, minimum_price,
      maximum_price, lender_fees, min_amount, max_amount, max_dti, only_states, except_states)
    select name || ' ' || n, group_id, rules, investor, display_order, active, is_correspondent, minimum_price,
      maximum_price, lender_fees, min_amount, max_amount, max_dti, only_states, except_states
    from portal.programs, generate_series(2, 20) n
    order by n, name
    limit ${sql.lit(many)} - (select count(*) from portal.programs)`.execute(db);
}

/** A rate file for those programs, in upload format. */
export function rateFile(programs: readonly string[], ratesEach: number): string {
  const head = ['Program', 'Rate', ...LOCK_PERIODS.map((days) => `${days} days`)].join(',');
  const rates = Array.from({ length: ratesEach }, (_, place) => place);
  const lines = programs.flatMap((name) =>
    rates.map((place) => {
      const prices = LOCK_PERIODS.map((days) => (96 + place * 0.12 - days / 100).toFixed(3));
      // Names may contain commas.
      return [`"${name}"`, (3 + place * 0.125).toFixed(3), ...prices].join(',');
    }),
  );
  return [head, ...lines].join('\n');
}
