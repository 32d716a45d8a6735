import { sql } from 'kysely';
import type { SystemState } from '../../domain/system/system.schemas';
import { name, version } from '../../package.json' with { type: 'json' };
import type { AppContext } from '../app-context';
import { liveStreams } from '../loan/loan.service';
import { openOrders } from '../orders/orders.service';

/** More are no longer read. */
const SLOW_CALLS = 10;

export async function readSystemState(portal: AppContext): Promise<SystemState> {
  const { db, metrics } = portal;
  const [orders, slowCalls, database] = await Promise.all([
    openOrders(db),
    metrics.slowCalls(SLOW_CALLS),
    sql<{ version: string }>`select current_setting('server_version') as version`.execute(db),
  ]);
  return {
    // Of this process, whatever the portal's clock shows.
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryMb: Math.round(process.memoryUsage.rss() / 1_000_000),
    streams: liveStreams(portal),
    versions: {
      portal: `${name} ${version}`,
      node: process.versions.node,
      database: `PostgreSQL ${database.rows[0]?.version}`,
    },
    orders,
    slowCalls: [...slowCalls],
  };
}
