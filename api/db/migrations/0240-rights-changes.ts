import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Has another content after each change of roles, of what they allow, or of who has them, so that a change is noticed without
 * reading all of these. Each change replaces the rows that it finds with one of its own. It waits for no other change: rows that
 * another one is replacing stay for a while. The newest row is therefore never missing, whatever commits first.
 */
const statements = [
  sql`create table portal.rights_changes (id bigint generated always as identity primary key)`,
  sql`
    create function portal.note_rights_change() returns trigger language plpgsql as $$
    begin
      delete from portal.rights_changes
      where id in (select id from portal.rights_changes order by id for update skip locked);
      insert into portal.rights_changes default values;
      return null;
    end $$`,
  ...['user_roles', 'role_permissions', 'ui_access'].map(
    (table) => sql`
      create trigger ${sql.id(`${table}_rights`)} after insert or update or delete or truncate on ${sql.id('portal', table)}
      for each statement execute function portal.note_rights_change()`,
  ),
];

export const rightsChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
