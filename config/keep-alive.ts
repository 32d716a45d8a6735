/**
 * How long a server keeps an idle connection, in milliseconds: longer than proxies (60 s is usual) and the portal's own clients. If both sides
 * give up at about the same time, a request that is just being sent is lost.
 */
export const KEEP_ALIVE_MS = 75_000;
