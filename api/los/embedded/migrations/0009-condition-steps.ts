import { type Kysely, type Migration, sql } from 'kysely';

/** Conditions get a number, a version, a state within Active and Closed, accepted document types, documents and a history. */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table los.conditions
        add column number integer,
        add column version integer not null default 1,
        add column state text not null default 'active'
          check (state in ('active', 'submitted', 'rejected', 'cleared', 'waived')),
        add column accepts text[] not null default '{}'`,
    sql`update los.conditions set state = 'cleared' where status = 'Closed'`,
    sql`
      update los.conditions as stored set number = counted.number
      from (
        select loan_num, id, row_number() over (partition by loan_num order by created_d, id) as number
        from los.conditions
      ) as counted
      where counted.loan_num = stored.loan_num and counted.id = stored.id`,
    sql`
      alter table los.conditions
        alter column number set not null,
        add constraint condition_number unique (loan_num, number),
        add constraint condition_status_of_state check ((status = 'Closed') = (state in ('cleared', 'waived')))`,
    sql`
      create table los.condition_steps (
        loan_num text not null,
        condition_id text not null,
        position integer not null,
        kind text not null,
        state text not null,
        at timestamptz not null,
        by_login text not null,
        by_name text not null,
        note text,
        files text[] not null,
        primary key (loan_num, condition_id, position),
        foreign key (loan_num, condition_id) references los.conditions on delete cascade
      )`,
    sql`
      create table los.condition_files (
        loan_num text not null,
        condition_id text not null,
        file_id text not null references los.files on delete cascade,
        primary key (loan_num, condition_id, file_id),
        foreign key (loan_num, condition_id) references los.conditions on delete cascade
      )`,
    sql`create index condition_files_file on los.condition_files (file_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const conditionStepsMigration: Migration = { up };
