import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { valueParsers } from './value-parsers';

export interface DatabaseOptions {
  /** Maximum number of open connections; default 10. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** Milliseconds after which the server cancels a statement; no limit by default. */
  readonly statementTimeout?: number;
  /** Milliseconds after which a statement without an answer fails here, such as of a computer that is gone; no limit by default. */
  readonly answerTimeout?: number;
  /** Called after each statement of the query builder with its text, which has no values, and its milliseconds. */
  readonly onStatement?: ((text: string, milliseconds: number) => void) | undefined;
  /** Called when an idle connection is lost (for example, after a server restart). The pool replaces it. */
  readonly onLostConnection?: (error: Error) => void;
}

/** A pool of driver connections, for LISTEN, COPY and streams. Connects on the first query; `end` closes it. */
export function openPool(url: string, options: DatabaseOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'emet-portal',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: valueParsers,
    ...(options.statementTimeout && { statement_timeout: options.statementTimeout }),
    ...(options.answerTimeout && { query_timeout: options.answerTimeout }),
  });
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', (error) => options.onLostConnection?.(error));
  // The pool listens to idle connections only. The statement that uses a lost connection gets the error, so nothing is left to do.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const pools = new WeakMap<object, pg.Pool>();

/** The pool of a database that {@link openDatabase} opened; none for a transaction. */
export const poolOf = (db: object): pg.Pool | undefined => pools.get(db);

const watchers = new WeakMap<object, NonNullable<DatabaseOptions['onStatement']>>();

/** What is called after each statement of a database that {@link openDatabase} opened. */
export const watcherOf = (db: object): DatabaseOptions['onStatement'] => watchers.get(db);

/** How many connections of `openDatabase` are busy and idle, and how many statements wait for one. */
export function poolState(db: object): { readonly busy: number; readonly idle: number; readonly waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/**
 * The typed query builder for the PostgreSQL at `url`; {@link valueParsers} lists the value types. Connects on the first query;
 * `destroy` waits for running queries and closes all connections.
 */
export function openDatabase<T>(url: string, options: DatabaseOptions = {}): Kysely<T> {
  const pool = openPool(url, options);
  const { onStatement } = options;
  const db = new Kysely<T>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }),
  });
  pools.set(db, pool);
  if (onStatement) watchers.set(db, onStatement);
  return db;
}
