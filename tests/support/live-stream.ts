import { type LiveBatch, type LiveChange, liveEvents } from '../../domain/loan/live.schemas';

/** A stream of live updates as read by a client. */
export interface Reading {
  readonly status: number;
  readonly headers: Headers;
  /** Everything received so far. */
  text(): string;
  batches(): readonly LiveBatch[];
  /** All changes of a loan: orders of other tests may still change theirs. */
  changes(loanNum: string): readonly LiveChange[];
  /** The latest change of a loan. */
  change(loanNum: string): LiveChange | undefined;
  lastId(): string | undefined;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the stream at that address, continuing after the event if there is one. */
export async function listenTo(url: string, token: string | null, lastEventId?: string): Promise<Reading> {
  const stop = new AbortController();
  const response = await fetch(url, {
    signal: stop.signal,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  let got = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) got += decoder.decode(chunk, { stream: true });
  };
  const batches = () =>
    [...got.matchAll(/event: loans\ndata: (.*)\n/g)].map((m) => liveEvents.loans.parse(JSON.parse(m[1] ?? '')));
  const changes = (loanNum: string) =>
    batches()
      .flatMap((batch) => batch.changes)
      .filter((change) => change.loanNum === loanNum);
  return {
    status: response.status,
    headers: response.headers,
    text: () => got,
    batches,
    changes,
    change: (loanNum) => changes(loanNum).at(-1),
    lastId: () => [...got.matchAll(/^id: (.*)$/gm)].at(-1)?.[1],
    ended: read().catch(() => undefined),
    close: () => stop.abort(),
  };
}
