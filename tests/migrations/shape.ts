import { type Kysely, sql } from 'kysely';

/** A column as far as it decides whether an earlier statement still works. */
export interface Column {
  readonly type: string;
  readonly notNull: boolean;
  /** A value comes from a default, a sequence or an expression. */
  readonly filled: boolean;
}

/** What the statements of a version rely on, by name. */
export interface Shape {
  /** Columns by `schema.table.column`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** What limits the rows of a table, by `schema.table`: constraints and unique indexes with their definitions. */
  readonly limits: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Triggers, functions, views and sequences, which statements use or rely on. */
  readonly helpers: ReadonlySet<string>;
}

const ours = sql`('portal', 'los', 'journal', 'vault')`;

const columns = sql<{ name: string } & Column>`
  select n.nspname || '.' || c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "notNull", a.atthasdef or a.attidentity <> '' as filled
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    and not c.relispartition and c.relname not like 'migration%'`;

const limits = sql<{ on: string; name: string; definition: string }>`
  select n.nspname || '.' || c.relname as on, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and k.contype in ('c', 'f', 'p', 'u', 'x') and not c.relispartition
  union all
  select n.nspname || '.' || c.relname, i.relname, pg_get_indexdef(i.oid)
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and x.indisunique and not c.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.oid)`;

const helpers = sql<{ name: string }>`
  select 'trigger ' || n.nspname || '.' || c.relname || '.' || t.tgname as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and not t.tgisinternal and t.tgparentid = 0
  union all
  select 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')'
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${ours}
  union all
  select 'sequence ' || n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and c.relkind = 'S'`;

export async function shapeOf<T>(db: Kysely<T>): Promise<Shape> {
  const found = new Map<string, Map<string, string>>();
  for (const { on, name, definition } of (await limits.execute(db)).rows) {
    found.set(on, (found.get(on) ?? new Map()).set(name, definition));
  }
  return {
    columns: new Map((await columns.execute(db)).rows.map(({ name, ...column }) => [name, column])),
    limits: found,
    helpers: new Set((await helpers.execute(db)).rows.map(({ name }) => name)),
  };
}
