import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Makes the audit append-only and chains its rows.
 *
 * - The outcome of a write to the LOS is a row of its own, which `closes` the opened one. `open_writes` is only a list of what
 *   is left to close.
 * - `audit_chain` has a hash for each row, over the previous hash and the row's values. It grows at commit, under a lock that
 *   is held until the commit is complete, so that it has no gaps and no forks. `api/audit/chain` computes the same hashes.
 * - `audit_cuts` is where retention removed older rows: the chain begins there.
 * - Triggers refuse every change, for the owner too. Only rows before a cut can be deleted.
 */
export const auditChainMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.audit add closes uuid`.execute(db);
    await sql`create index audit_closes on portal.audit (closes) where closes is not null`.execute(db);
    await sql`drop index portal.audit_open`.execute(db);
    await sql`
      create table portal.open_writes (id uuid primary key, at timestamptz not null default now())`.execute(db);
    await sql`
      insert into portal.open_writes (id, at) select id, at from portal.audit where outcome = 'open'`.execute(db);
    await sql`create index audit_at on portal.audit (at desc nulls last, id desc)`.execute(db);
    await sql`create index audit_actor on portal.audit (actor, at desc nulls last, id desc)`.execute(db);
    await sql`create index audit_action on portal.audit (action, at desc nulls last, id desc)`.execute(db);
    await sql`create index audit_address on portal.audit (address, at desc nulls last, id desc)`.execute(db);
    await sql`
      create index audit_rare on portal.audit (outcome) where outcome in ('failed', 'open')`.execute(db);
    await sql`create index audit_request on portal.audit (request_id)`.execute(db);
    await entries(db);
    await chain(db);
    await refusals(db);
  },
};

/** Each write or event with what became of it. The feed may add an outcome without details before the write adds its own. */
async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view portal.audit_entries as
    select a.id, a.at, a.actor, a.action, a.subject, coalesce(c.outcome, a.outcome) as outcome, a.before,
      coalesce(c.after, a.after) as after, a.request_id, a.address
    from portal.audit a
    left join lateral (
      select min(closed.outcome) as outcome, (array_agg(closed.after) filter (where closed.after is not null))[1] as after
      from portal.audit closed where closed.closes = a.id
    ) c on true
    where a.closes is null`.execute(db);
}

async function chain(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table portal.audit_chain (
      seq bigint primary key,
      id uuid not null unique,
      hash bytea not null
    )`.execute(db);
  await sql`
    create table portal.audit_cuts (
      seq bigint not null,
      hash bytea not null,
      mac bytea not null,
      key_id text not null,
      at timestamptz not null default now(),
      primary key (seq, key_id)
    )`.execute(db);
  // Each value with its length, so that no two rows have the same text.
  await sql`
    create function portal.audit_value(value text) returns text language sql immutable parallel safe as $$
      select case when value is null then '-' else octet_length(convert_to(value, 'UTF8')) || ':' || value end
    $$`.execute(db);
  await sql`
    create function portal.audit_hash(previous bytea, seq bigint, r portal.audit) returns bytea language sql stable as $$
      select sha256(previous || convert_to(
        portal.audit_value(seq::text) || portal.audit_value(r.id::text)
        || portal.audit_value(to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
        || portal.audit_value(r.actor) || portal.audit_value(r.action) || portal.audit_value(r.subject)
        || portal.audit_value(r.outcome) || portal.audit_value(r.before::text) || portal.audit_value(r.after::text)
        || portal.audit_value(r.request_id) || portal.audit_value(r.address) || portal.audit_value(r.closes::text),
        'UTF8'))
    $$`.execute(db);
  await sql`
    create function portal.audit_extend_by(r portal.audit) returns void language plpgsql
    security definer set search_path = pg_catalog, pg_temp as $$
    declare head record;
    begin
      perform pg_advisory_xact_lock(7310055);
      select c.seq, c.hash into head from portal.audit_chain c order by c.seq desc limit 1;
      if not found then
        select c.seq, c.hash into head from portal.audit_cuts c order by c.seq desc limit 1;
      end if;
      insert into portal.audit_chain (seq, id, hash)
      values (
        coalesce(head.seq, 0) + 1,
        r.id,
        portal.audit_hash(coalesce(head.hash, decode(repeat('00', 32), 'hex')), coalesce(head.seq, 0) + 1, r)
      );
    end $$`.execute(db);
  await sql`revoke execute on function portal.audit_extend_by(portal.audit) from public`.execute(db);
  await sql`
    do $$
    declare r portal.audit;
    begin
      for r in select * from portal.audit order by at, id loop
        perform portal.audit_extend_by(r);
      end loop;
    end $$`.execute(db);
  await sql`
    create function portal.audit_extend() returns trigger language plpgsql
    security definer set search_path = pg_catalog, pg_temp as $$
    begin
      perform portal.audit_extend_by(new);
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger audit_extend after insert on portal.audit
    deferrable initially deferred for each row execute function portal.audit_extend()`.execute(db);
}

async function refusals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function portal.audit_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit is append-only: % of portal.% is refused.', tg_op, tg_table_name
        using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  for (const name of ['audit', 'audit_chain', 'audit_cuts']) {
    await sql`
      create trigger ${sql.ref(`${name}_unchanged`)} before update or truncate on ${sql.table(`portal.${name}`)}
      for each statement execute function portal.audit_refuse()`.execute(db);
  }
  await sql`
    create trigger audit_cuts_kept before delete on portal.audit_cuts
    for each statement execute function portal.audit_refuse()`.execute(db);
  // Five years is the shortest retention, whatever the general setting says.
  await sql`
    create function portal.audit_is_cut(row_seq bigint) returns boolean language sql stable as $$
      select coalesce(row_seq <= (select max(c.seq) from portal.audit_cuts c), false)
    $$`.execute(db);
  await sql`
    create function portal.audit_keep() returns trigger language plpgsql as $$
    begin
      if old.at < now() - interval '5 years'
        and portal.audit_is_cut((select c.seq from portal.audit_chain c where c.id = old.id)) then
        return old;
      end if;
      raise exception 'The audit is append-only: DELETE of portal.audit is refused.' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger audit_kept before delete on portal.audit
    for each row execute function portal.audit_keep()`.execute(db);
  await sql`
    create trigger audit_chain_kept before delete on portal.audit_chain
    for each row when (not portal.audit_is_cut(old.seq)) execute function portal.audit_refuse()`.execute(db);
}
