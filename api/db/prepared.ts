import type { Kysely, RawBuilder } from 'kysely';
import { poolOf } from './connection';

/** A connection keeps the plan of each; further statements are sent unnamed. */
const MAX_STATEMENTS = 300;
const MAX_SEEN = 2000;

/** The name of each text, the same in every connection of the process. */
const names = new Map<string, string>();
/** Texts that ran once. Only one that recurs is worth a plan, and a user who makes up filters uses up no names. */
const seen = new Set<string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  if (!seen.delete(text)) {
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  }
  const name = `portal-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Runs a statement whose text recurs as a named prepared statement: each connection parses and plans it once. */
export async function runPrepared<Row, Schema>(
  db: Kysely<Schema>,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const compiled = statement.compile(db);
  const pool = poolOf(db);
  const name = pool && nameOf(compiled.sql);
  if (!pool || name === undefined) return (await db.executeQuery(compiled)).rows;
  const { rows } = await pool.query({ name, text: compiled.sql, values: [...compiled.parameters] });
  return rows;
}
