import type { Response } from 'express';

/** The writing end of a stream of server-sent events. */
export interface EventSink {
  /** Sends text of {@link eventText}. False: the reader is behind, what follows waits in memory. */
  send(text: string): boolean;
  /** Calls back once what waited has gone out. */
  onDrain(listener: () => void): void;
  /** Calls back once when the stream is over, whoever ended it. */
  onClose(listener: () => void): void;
  /** Ends the stream; the reader may come back. */
  end(): void;
  /** Cuts off a reader who does not read. */
  cut(): void;
}

export interface ServerEvent {
  /** Where a reader goes on who comes back. */
  readonly id?: string;
  readonly event?: string;
  readonly data?: unknown;
  /** Milliseconds after which a reader who lost the stream comes back. */
  readonly retry?: number;
}

/** An event as it goes over the wire; nothing at all is a comment, which keeps the connection awake. */
export function eventText({ id, event, data, retry }: ServerEvent): string {
  const lines = [
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(data === undefined ? [] : [`data: ${JSON.stringify(data)}`]),
  ];
  return `${(lines.length === 0 ? [':'] : lines).join('\n')}\n\n`;
}

/** Answers with a stream of events: nothing on the way may store, compress or hold it back, and its connection ends with it. */
export function sendEvents(res: Response, begin: (sink: EventSink) => void): void {
  res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  res.setHeader('Connection', 'close');
  res.flushHeaders();
  res.socket?.setNoDelay(true);
  // A reader who went away is no fault; `close` follows.
  res.on('error', () => undefined);
  begin({
    send: (text) => !res.writableEnded && res.write(text),
    onDrain: (listener) => void res.on('drain', listener),
    onClose: (listener) => void (res.closed ? listener() : res.once('close', listener)),
    end: () => void res.end(),
    cut: () => void res.destroy(),
  });
}
