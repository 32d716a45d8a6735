import { timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { AppContext } from '../app-context';
import { poolState } from '../db/connection';
import { liveStreams } from '../loan/loan.service';
import { openOrders } from '../orders/orders.service';

/** Constant in time for tokens of one length. */
function isToken(given: string | undefined, token: string): boolean {
  const wanted = Buffer.from(`Bearer ${token}`);
  const sent = Buffer.from(given ?? '');
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

function addGauges(portal: AppContext): void {
  const { metrics, db } = portal;
  metrics.gauge('portal_orders_open', 'Orders that have not ended, by kind', 'kind', async () =>
    Object.fromEntries((await openOrders(db)).map(({ kind, open }) => [kind, open])),
  );
  metrics.gauge('portal_database_connections', 'Connections of this process, by use', 'use', () => poolState(db));
  metrics.gauge('portal_live_streams', 'Pages that listen to live updates', null, () => ({
    all: liveStreams(portal),
  }));
}

/** `/metrics` for Prometheus, with METRICS_TOKEN as the bearer token. Without that setting there is no such address. */
export function metricsEndpoint(portal: AppContext): Router {
  const router = Router();
  const token = portal.config.metricsToken;
  if (token === undefined) return router;
  addGauges(portal);
  router.get('/metrics', async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!isToken(req.headers.authorization, token)) {
      res.status(401).setHeader('WWW-Authenticate', 'Bearer').end();
      return;
    }
    res.type(portal.metrics.contentType).send(await portal.metrics.text());
  });
  return router;
}
