import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Anchors of the audit's chain under a key that is not in the database, and the only way in which older rows are removed: a
 * function that the portal's role may call, which removes nothing younger than the retention.
 */
export const auditAnchorsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.audit_anchors (
        seq bigint not null,
        hash bytea not null,
        mac bytea not null,
        key_id text not null,
        at timestamptz not null default now(),
        primary key (seq, key_id)
      )`.execute(db);
    await sql`
      create trigger audit_anchors_unchanged before update or truncate on portal.audit_anchors
      for each statement execute function portal.audit_refuse()`.execute(db);
    await sql`
      create trigger audit_anchors_kept before delete on portal.audit_anchors
      for each row when (not portal.audit_is_cut(old.seq)) execute function portal.audit_refuse()`.execute(db);
    await sql`
      create function portal.audit_cutoff() returns timestamptz language sql stable as $$
        select now() - make_interval(years => greatest(5, coalesce(
          (select (s.value ->> 'value')::integer from portal.general_settings s where s.key = 'access.auditYears'), 7)))
      $$`.execute(db);
    await sql`
      create function portal.audit_remove(through bigint, cut_mac bytea, cut_key_id text) returns bigint language plpgsql
      security definer set search_path = pg_catalog, pg_temp as $$
      declare
        cut_hash bytea;
        removed bigint;
      begin
        select c.hash into cut_hash from portal.audit_chain c where c.seq = through;
        if not found or exists (
          select from portal.audit_chain c join portal.audit a using (id)
          where c.seq <= through and a.at >= portal.audit_cutoff()
        ) then
          raise exception 'The audit keeps rows up to %.', through using errcode = 'insufficient_privilege';
        end if;
        insert into portal.audit_cuts (seq, hash, mac, key_id) values (through, cut_hash, cut_mac, cut_key_id);
        delete from portal.audit a using portal.audit_chain c where c.id = a.id and c.seq <= through;
        get diagnostics removed = row_count;
        delete from portal.audit_chain where seq <= through;
        delete from portal.audit_anchors where seq < through;
        return removed;
      end $$`.execute(db);
    await sql`revoke execute on function portal.audit_remove(bigint, bytea, text) from public`.execute(db);
  },
};
