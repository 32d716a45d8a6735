import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { KEEP_ALIVE_MS } from '../../config/keep-alive';

/** How long clients may take. */
export interface ServerTimes {
  /** Milliseconds for the headers of a request. */
  readonly headersMs: number;
  /** Milliseconds for a whole request; 30 MB from a slow line need minutes. */
  readonly requestMs: number;
  /** How often both are checked. */
  readonly checkMs: number;
}

const usual: ServerTimes = { headersMs: 15_000, requestMs: 300_000, checkMs: 5_000 };

/** An HTTP server that cuts connections whose headers or bodies arrive too slowly. */
export const httpServer = (app: Express, { headersMs, requestMs, checkMs }: ServerTimes = usual): Server =>
  createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: 16_384,
    },
    app,
  );
