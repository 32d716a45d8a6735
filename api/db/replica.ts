import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { isConnectionLost } from './connection-lost';

export interface ReplicaOptions {
  /** Milliseconds that a read waits for the replica to have everything that was committed when it began. */
  readonly waitMs?: number;
  /** Milliseconds during which the replica is left alone after it was too slow or did not answer. */
  readonly awayMs?: number;
}

const WAIT_MS = 200;
/** The first question needs a connection. */
const CONNECT_MS = 2_000;
const POLL_MS = 10;

/** The driver has only this text for a statement that took longer than {@link DatabaseOptions.answerTimeout}. */
const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** SQL states of a replica that ends a read because of what it has to apply, or that is asked to write. */
const REPLICA_STATE = /^(?:40001|40P01|25006)$/;

/** Whether the primary may answer what the replica did not. */
const isOfReplica = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isUnanswered(error) ||
  (error instanceof Error && 'code' in error && REPLICA_STATE.test(String(error.code)));

interface Server {
  readonly system: string;
  readonly standby: boolean;
}

/**
 * A streaming replica of the database, for reads. A read sees everything that was committed when it began, its author's own writes
 * included: it asks the primary how far its log is, and the replica whether it has applied that. If it has not within a moment, or
 * does not answer, the primary is read.
 */
export class Replica<Schema> {
  #awayUntil = 0;
  #isKnown = false;
  /** A reader asks what answers there. */
  #isAsked = false;

  constructor(
    private readonly primary: Kysely<Schema>,
    private readonly replica: Kysely<Schema>,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly options: ReplicaOptions = {},
  ) {}

  /** Runs a read, on the primary again if the replica fails in the middle of it. */
  async read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    if (performance.now() >= this.#awayUntil && (await this.#isCurrent())) {
      try {
        return await work(this.replica);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        this.#leave(error);
      }
    }
    return work(this.primary);
  }

  close(): Promise<void> {
    return this.replica.destroy();
  }

  /** A replica that is away holds up one reader, which asks for it; the others read the primary. */
  async #isCurrent(): Promise<boolean> {
    if (this.#isKnown) return this.#hasCommitted();
    if (this.#isAsked) return false;
    this.#isAsked = true;
    return this.#hasCommitted().finally(() => {
      this.#isAsked = false;
    });
  }

  async #hasCommitted(): Promise<boolean> {
    const limit = this.#isKnown ? (this.options.waitMs ?? WAIT_MS) : CONNECT_MS;
    try {
      // A service may lack positions of the log, or not allow to ask for them.
      const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(
        this.primary,
      );
      const asked = this.#reaches(rows[0]?.position, performance.now() + limit);
      const isCurrent = await Promise.race([asked, pause(limit, undefined, { ref: false })]);
      if (isCurrent) return true;
      this.#leave(new Error(isCurrent === false ? 'It is behind the database.' : 'It does not answer.'));
    } catch (error) {
      this.#leave(error);
    }
    return false;
  }

  /** Whether the replica has applied the log up to the position, by the end of the wait. */
  async #reaches(position: string | undefined, end: number): Promise<boolean> {
    await this.#identify();
    do {
      const { rows } = await sql<{ current: boolean | null }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as current`.execute(
        this.replica,
      );
      if (rows[0]?.current) return true;
      await pause(POLL_MS);
    } while (performance.now() + POLL_MS < end);
    return false;
  }

  /** Another server could have other data at the same position. */
  async #identify(): Promise<void> {
    if (this.#isKnown) return;
    const ask = async (db: Kysely<Schema>) =>
      (
        await sql<Server>`
          select system_identifier::text as system, pg_is_in_recovery() as standby from pg_control_system()`.execute(db)
      ).rows[0];
    const [primary, replica] = [await ask(this.primary), await ask(this.replica)];
    if (primary?.system !== replica?.system || !replica?.standby) {
      throw new Error('DATABASE_READ_URL does not lead to a streaming replica of the database.');
    }
    this.#isKnown = true;
  }

  /** Its connections may lead to another server when it comes back. */
  #leave(reason: unknown): void {
    this.#awayUntil = performance.now() + (this.options.awayMs ?? 5_000);
    this.#isKnown = false;
    this.log.warn(
      { err: reason },
      'Lists are read from the primary database, because the replica can’t answer for now.',
    );
  }
}
