import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { EventsOf } from '../../../domain/contract/contract';
import type { PipelineContract } from '../../../domain/loan/pipeline.contract';
import type { PortalDb } from '../../db/portal-db';
import { forEachConcurrently } from '../../for-each-concurrently';
import { type EventSink, eventText } from '../../http/event-stream';
import { batchFor, type LiveMessage, type Reader } from './batch';
import { changesFrom, deleteOldChanges, LATE_SECONDS, newChanges, type StoredChange } from './live.queries';

export interface HubOptions {
  /** Milliseconds between two polls of the changes while there are listeners. */
  readonly every?: number;
  /** Milliseconds after which all sessions are looked up, also without a change that their readers are to hear of. */
  readonly sessionsEvery?: number;
  /** Milliseconds between two heartbeats. */
  readonly heartbeat?: number;
  /** Maximum number of streams per session; another one ends the oldest. */
  readonly streams?: number;
}

/** A connected user. `check` looks up who they are now; null if they may no longer listen. */
export interface Subscriber {
  readonly sessionId: string;
  readonly reader: Reader;
  readonly check: () => Promise<Reader | null>;
  /** The position they continue from, in milliseconds of the database's time; null for a new reader. */
  readonly from: number | null;
}

/** The sessions of these that are live. `state` changes with everything that a reader's events depend on. */
type LookUpSessions = (ids: readonly string[]) => Promise<readonly { readonly id: string; readonly state: string }[]>;

interface Listener {
  readonly sessionId: string;
  readonly check: Subscriber['check'];
  readonly sink: EventSink;
  reader: Reader;
  /** What their events depend on, as of the last poll. */
  state: string | undefined;
  /** The position to continue from; undefined once they have received what they missed. */
  from: number | 'now' | undefined;
  /** They read too slowly: what they miss is sent as one `refresh`. */
  behind: boolean;
}

/** A page loaded just before its stream started may have missed changes in between. */
const FIRST_LOOK_BACK_MS = 15_000;
const MAX_REPLAYED = 2_000;
const PRUNE_EVERY_MS = 60_000;
/** Readers looked up at a time: a part of the connections, because requests need the others. */
const CHECKS_AT_ONCE = 4;
/** Readers reconnect after this time plus a random share of the same, so that not all reconnect at once. */
const CLOSE_RETRY_MS = 2_000;

type LiveEvents = EventsOf<PipelineContract['GET /live']>;

/** One of the events that the contract names. `now` is the position to continue from, once it is known. */
const liveText = <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name], now = 0): string =>
  eventText({ ...(now > 0 ? { id: String(now) } : {}), event, data });

/** Sends changes to all listeners in this process, polling the database once for all of them. */
export class LiveHub {
  readonly #listeners = new Set<Listener>();
  readonly #seen = new Map<number, number>();
  readonly #stopped = new AbortController();
  #isRunning = false;
  #running = Promise.resolve();
  #now = 0;

  constructor(
    private readonly db: Kysely<PortalDb>,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly sessions: LookUpSessions,
    private readonly options: HubOptions = {},
  ) {}

  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener, sending first what they missed. */
  join(arrival: Subscriber, sink: EventSink): void {
    const { sessionId, reader, check } = arrival;
    if (this.#stopped.signal.aborted) {
      sink.end();
      return;
    }
    const listener: Listener = {
      sessionId,
      reader,
      check,
      sink,
      state: undefined,
      from: arrival.from ?? 'now',
      behind: false,
    };
    const own = [...this.#listeners].filter((one) => one.sessionId === sessionId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - (this.options.streams ?? 4)))) {
      oldest.sink.send(liveText('replaced', {}));
      this.#leave(oldest);
    }
    this.#listeners.add(listener);
    sink.onClose(() => this.#listeners.delete(listener));
    sink.onDrain(() => this.#caughtUp(listener));
    sink.send(eventText({ retry: CLOSE_RETRY_MS + Math.floor(Math.random() * CLOSE_RETRY_MS) }));
    this.#start();
  }

  /** Ends every stream; the readers reconnect to any available portal. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const listener of this.#listeners) this.#leave(listener);
    await this.#running;
  }

  #leave(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.sink.end();
  }

  /**
   * Sends those who just arrived what they missed. Only after a poll, so that the next poll includes everything that becomes visible from
   * now on. After a restart thousands arrive at once, most of them from the same moment, which is read once. Those who arrive meanwhile
   * wait for the next poll, so that the others hear of changes.
   */
  async #replay(arrived: readonly Listener[]): Promise<void> {
    const missedFrom = new Map<number, readonly StoredChange[] | null>();
    for (const listener of arrived) {
      const { from } = listener;
      if (from === undefined) continue;
      const start = from === 'now' ? this.#now - FIRST_LOOK_BACK_MS : from - LATE_SECONDS * 1000;
      if (!missedFrom.has(start)) missedFrom.set(start, await changesFrom(this.db, start, MAX_REPLAYED));
      const missed = missedFrom.get(start) ?? null;
      listener.from = undefined;
      this.#send(listener, missed === null ? 'refresh' : batchFor(listener.reader, missed));
      listener.sink.send(this.#beat());
    }
  }

  /** A heartbeat with the current position. */
  #beat(): string {
    return liveText('beat', {}, this.#now);
  }

  /**
   * Starts polling unless it is under way. A reader may have left already, and then polling ends before `#run` returns: only the
   * flag says whether it is under way, not the promise.
   */
  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run();
  }

  /** Polls and sends until there are no listeners. */
  async #run(): Promise<void> {
    const { every = 100, sessionsEvery = 500, heartbeat = 20_000 } = this.options;
    let failures = 0;
    let beat = performance.now();
    let lookedUp = -Infinity;
    let pruned = -Infinity;
    let fresh = false;
    while (this.#listeners.size > 0 && !this.#stopped.signal.aborted) {
      const began = performance.now();
      try {
        const changes = await this.#look();
        // After the changes were read, so that a session that ended or a role that changed counts for each of them.
        const isDue = changes.length > 0 || began - lookedUp >= sessionsEvery;
        await this.#followSessions([...this.#listeners].filter(({ state }) => isDue || state === undefined));
        if (isDue) lookedUp = began;
        // The first poll only learns which changes exist already.
        if (fresh) this.#deliver(changes);
        fresh = true;
        await this.#replay([...this.#listeners].filter(({ state, from }) => state !== undefined && from !== undefined));
        if (failures > 0) this.#sendAll('refresh');
        failures = 0;
        if (began - pruned > PRUNE_EVERY_MS) {
          pruned = began;
          await deleteOldChanges(this.db);
        }
      } catch (error) {
        failures += 1;
        this.log.warn({ err: error, failures }, 'live changes could not be read; trying again');
      }
      if (began - beat > heartbeat) {
        beat = began;
        this.#beatAll();
      }
      const wait = Math.min(every * 2 ** Math.min(failures, 5), 15_000);
      await pause(Math.max(0, wait - (performance.now() - began)), this.#stopped.signal);
    }
    this.#seen.clear();
    this.#isRunning = false;
  }

  /**
   * Ends the streams of sessions that have ended, in this process or another one, and looks up readers whose roles or place
   * changed, and lets their pages know; those who may no longer see loans are disconnected, too.
   */
  async #followSessions(listeners: readonly Listener[]): Promise<void> {
    if (listeners.length === 0) return;
    const found = await this.sessions([...new Set(listeners.map(({ sessionId }) => sessionId))]);
    const states = new Map(found.map(({ id, state }) => [id, state]));
    await forEachConcurrently(CHECKS_AT_ONCE, listeners, async (listener) => {
      const state = states.get(listener.sessionId);
      const isNew = listener.state === undefined;
      const hasChanged = !isNew && listener.state !== state;
      listener.state = state;
      // A new one may have changed since their stream was allowed.
      if (state !== undefined && (isNew || hasChanged)) await this.#check(listener);
      if (state !== undefined && hasChanged && this.#listeners.has(listener)) {
        listener.sink.send(liveText('access', {}));
      }
      if (state === undefined || (hasChanged && listener.reader.scope === null)) this.#leave(listener);
    });
  }

  async #look(): Promise<readonly StoredChange[]> {
    const { now, changes } = await newChanges(this.db, [...this.#seen.keys()]);
    this.#now = now;
    for (const { seq } of changes) this.#seen.set(seq, now);
    // Older than the window of a poll, so it need not be remembered.
    for (const [seq, at] of this.#seen) if (at < now - (LATE_SECONDS + 5) * 1000) this.#seen.delete(seq);
    return changes;
  }

  #deliver(changes: readonly StoredChange[]): void {
    if (changes.length === 0) return;
    for (const listener of this.#listeners) this.#send(listener, batchFor(listener.reader, changes));
  }

  /** Updates who the reader is; disconnects them if their session has ended. */
  async #check(listener: Listener): Promise<void> {
    const reader = await listener.check();
    if (reader === null) this.#leave(listener);
    else listener.reader = reader;
  }

  #sendAll(reported: LiveMessage): void {
    for (const listener of this.#listeners) this.#send(listener, reported);
  }

  #send(listener: Listener, reported: LiveMessage): void {
    if (reported === null || listener.behind || !this.#listeners.has(listener)) return;
    const text = reported === 'refresh' ? liveText('refresh', {}, this.#now) : liveText('loans', reported, this.#now);
    listener.behind = !listener.sink.send(text);
  }

  /** What a slow reader missed is sent as one `refresh`. */
  #caughtUp(listener: Listener): void {
    if (!listener.behind) return;
    listener.behind = false;
    this.#send(listener, 'refresh');
  }

  /** Sends a heartbeat to all, and disconnects readers who do not read. */
  #beatAll(): void {
    const beat = this.#beat();
    for (const listener of [...this.#listeners]) {
      if (listener.behind) listener.sink.cut();
      else listener.sink.send(beat);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
