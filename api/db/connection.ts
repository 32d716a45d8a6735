import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { valueParsers } from './value-parsers';

export interface DatabaseOptions {
  /** The most connections open at a time; 10 if not given. */
  readonly max?: number;
  /** Shows in pg_stat_activity. */
  readonly applicationName?: string;
  /** Milliseconds after which the server ends a statement; none if not given. */
  readonly statementTimeout?: number;
  /** Hears of a connection lost while nobody was using it (the server was restarted); the pool replaces it by itself. */
  readonly onLostConnection?: (error: Error) => void;
}

/** A pool of the driver's own connections, for LISTEN, COPY and streams. Connects on the first query; `end` closes it. */
export function openPool(url: string, options: DatabaseOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'emet-portal',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: valueParsers,
    ...(options.statementTimeout && { statement_timeout: options.statementTimeout }),
  });
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', (error) => options.onLostConnection?.(error));
  return pool;
}

/**
 * The typed query builder on the PostgreSQL that `url` names; see {@link valueParsers} for what its values become. Connects on
 * the first query; `destroy` waits for queries in flight and closes every connection.
 */
export function openDatabase<T>(url: string, options: DatabaseOptions = {}): Kysely<T> {
  return new Kysely<T>({ dialect: new PostgresDialect({ pool: openPool(url, options) }) });
}
