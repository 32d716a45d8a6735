import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { poolOf, watcherOf } from './connection';

/** A connection keeps the plan of each; further statements are sent unnamed. */
const MAX_STATEMENTS = 300;
const MAX_SEEN = 2000;

/** The name of each text. It follows from the text, so that one name means the same for all who share a connection of a pooler. */
const names = new Map<string, string>();
/** Texts that ran once. Only one that recurs is worth a plan, and a user who makes up filters uses up no names. */
const seen = new Set<string>();
/** Pools behind a pooler that does not keep statements with their client. */
const forgetful = new WeakSet<pg.Pool>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  if (!seen.delete(text)) {
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  }
  const name = `portal-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

/**
 * A text in a prepared statement that the planner does not see. Where it sees the values, it may expect so much less for some of them
 * that it plans the statement with each of its uses, which can take longer than running it.
 */
export const unseen = (value: string): RawBuilder<unknown> => sql`(select ${value}::text)`;

const stateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The connection does not have the statement that was prepared, or has it already: another client of a pooler used it before. */
const ANOTHER_CONNECTION = /^(?:26000|42P05)$/;
/** A migration changed the type of what the statement returns. */
const CHANGED_RESULT = '0A000';

/**
 * Runs a statement whose text recurs as a named prepared statement: each connection parses and plans it once. Where that fails before
 * the statement ran, because of a pooler without prepared statements or a migration, it is sent unnamed.
 */
export async function runPrepared<Row, Schema>(
  db: Kysely<Schema>,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const compiled = statement.compile(db);
  const pool = poolOf(db);
  const name = pool && !forgetful.has(pool) ? nameOf(compiled.sql) : undefined;
  if (!pool || name === undefined) return (await db.executeQuery(compiled)).rows;
  try {
    const began = performance.now();
    const { rows } = await pool.query({ name, text: compiled.sql, values: [...compiled.parameters] });
    watcherOf(db)?.(compiled.sql, performance.now() - began);
    return rows;
  } catch (error) {
    const state = stateOf(error);
    if (ANOTHER_CONNECTION.test(state)) forgetful.add(pool);
    else if (state !== CHANGED_RESULT) throw error;
    return (await db.executeQuery(compiled)).rows;
  }
}
