import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Steps of a condition know the IDs of their documents, so that readers who may not know of a document do not read its name in the
 * history. Of earlier steps we find a document by its name and the moment at which both were stored; the ID of others stays empty.
 */
export const stepDocumentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table los.condition_steps add column file_ids text[] not null default '{}'`.execute(db);
    await sql`
      update los.condition_steps as step
      set file_ids = (
        select array_agg(
          coalesce((
            select files.id
            from los.condition_files as attached
            join los.files as files on files.id = attached.file_id
            where attached.loan_num = step.loan_num
              and attached.condition_id = step.condition_id
              and files.name = named.name
              and files.created_at = step.at
            order by files.id
            limit 1
          ), '')
          order by named.position)
        from unnest(step.files) with ordinality as named (name, position)
      )
      where cardinality(step.files) > 0`.execute(db);
  },
};
