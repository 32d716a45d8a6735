import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { busyShares, memoryMb } from '../users/process-use';
import { Hearings } from './hearings';
import { type Listener, listen } from './listener';

const OPENED_AT_ONCE = 25;
/** Between two changes, on average. Not always the same, so that changes and polls do not keep in step. */
const BETWEEN_MS = 500;
/** After this time, a change that a stream has not sent is missed. */
const LATE_MS = 3_000;

/** A server with streams, and what changes something there that they send. */
export interface Streaming {
  readonly pid: number;
  readonly url: string;
  readonly tokens: readonly string[];
  /** Makes the next change, and resolves to its name when the answer is there. */
  readonly change: (turn: number) => Promise<string>;
  /** The names of the changes that an event reports. */
  readonly changesIn: (event: string) => readonly string[];
}

/** What a server with that many open streams took. */
export interface Measured {
  readonly hearings: Hearings;
  /** Memory for each stream. */
  readonly kb: number;
  /** Open files of the process. */
  readonly files: number;
  /** Of one core. */
  readonly busy: string;
}

type OnChange = (stream: number, event: string, at: number) => void;

async function openAll({ url, tokens }: Streaming, onEvent: OnChange): Promise<readonly Listener[]> {
  const opened: Listener[] = [];
  for (let first = 0; first < tokens.length; first += OPENED_AT_ONCE) {
    const some = tokens.slice(first, first + OPENED_AT_ONCE);
    const opening = some.map((token, place) => listen(url, token, (text, at) => onEvent(first + place, text, at)));
    opened.push(...(await Promise.all(opening)));
  }
  await pause(LATE_MS);
  return opened;
}

/** Opens the streams, makes the changes one after the other, and notes when each stream heard of each. */
export async function measureStreams(server: Streaming, changes: number): Promise<Measured> {
  const hearings = new Hearings(server.tokens.length);
  const before = memoryMb(server.pid);
  const opened = await openAll(server, (stream, event, at) => {
    for (const change of server.changesIn(event)) hearings.hear(change, stream, at);
  });
  const files = readdirSync(`/proc/${server.pid}/fd`).length;
  const shares = busyShares({ 'the server': server.pid, 'this bench': process.pid });
  for (let turn = 0; turn < changes; turn += 1) {
    const next = pause(BETWEEN_MS * (0.5 + Math.random()));
    hearings.answer(await server.change(turn));
    await next;
  }
  const busy = shares();
  await pause(LATE_MS);
  // At the end, when what was only needed to open them is gone.
  const kb = ((memoryMb(server.pid) - before) * 1024) / opened.length;
  for (const listener of opened) listener.close();
  return { hearings, kb, files, busy };
}
