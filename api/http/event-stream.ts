import type { Response } from 'express';

/** The writing end of a stream of server-sent events. */
export interface EventSink {
  /** Sends text from {@link eventText}. Returns false if the reader is slow and further text is buffered in memory. */
  send(text: string): boolean;
  /** Calls back once the buffered text has been sent. */
  onDrain(listener: () => void): void;
  /** Calls back once when the stream has ended, whichever side ended it. */
  onClose(listener: () => void): void;
  /** Ends the stream; the reader may reconnect. */
  end(): void;
  /** Disconnects a reader that does not read. */
  cut(): void;
}

export interface ServerEvent {
  /** The position from which a reconnecting reader continues. */
  readonly id?: string;
  readonly event?: string;
  readonly data?: unknown;
  /** Milliseconds after which a disconnected reader reconnects. */
  readonly retry?: number;
}

/** An event as text. An empty one is a comment, which keeps the connection alive. */
export function eventText({ id, event, data, retry }: ServerEvent): string {
  const lines = [
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(data === undefined ? [] : [`data: ${JSON.stringify(data)}`]),
  ];
  return `${(lines.length === 0 ? [':'] : lines).join('\n')}\n\n`;
}

/** Answers with an event stream. Proxies must not cache, compress or buffer it, and its connection closes with it. */
export function sendEvents(res: Response, begin: (sink: EventSink) => void): void {
  res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  res.setHeader('Connection', 'close');
  res.flushHeaders();
  res.socket?.setNoDelay(true);
  // A reader that disconnects is not an error; `close` follows.
  res.on('error', () => undefined);
  begin({
    send: (text) => !res.writableEnded && res.write(text),
    onDrain: (listener) => void res.on('drain', listener),
    onClose: (listener) => void (res.closed ? listener() : res.once('close', listener)),
    end: () => void res.end(),
    cut: () => void res.destroy(),
  });
}
