import type { AddressInfo } from 'node:net';
import { listenTo, type Reading } from '../../../tests/support/live-stream';
import type { TestPortal } from '../../../tests/support/test-portal';
import { liveHub, stopLive } from './live.service';

/** A test portal on a real port, with a fast hub. */
export async function servePortal(at: TestPortal) {
  liveHub(at.portal, { every: 40, sessionsEvery: 40, heartbeat: 120, streams: 2 });
  const server = at.app.listen(0);
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`;
  return {
    url,
    listen: (token: string | null, lastEventId?: string): Promise<Reading> => listenTo(url, token, lastEventId),
    async close() {
      await stopLive(at.portal);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
