import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config';
import { buildApp } from './app';
import { denialsOf } from './audit/audit.service';
import { startAuditKeeper } from './audit/chain/keeper.service';
import { compose } from './composition';
import { startDemoForms } from './disclosure/demo-forms.service';
import { removeExpiredDrafts } from './drafts/drafts.service';
import { feedFills, feedReactions } from './feed-reactions';
import { seedFolders } from './files/seed';
import { httpServer } from './http/http-server';
import { hasListed, startFeedFollower } from './loan/feed-follower.service';
import { stopLive } from './loan/live/live.service';
import { startLockWatch } from './locks/locks.service';
import { orderTypes } from './order-types';
import { startOrderWorker } from './orders/worker';
import { startCatalogFollower } from './reference/programs/catalog-handover.service';
import { fileDailySheets } from './reference/programs/daily-sheets.service';
import { startReports } from './reports/schedules.service';
import { seed } from './seed';
import type { StartedDatabase } from './start-database';
import { startProblem } from './start-problem';

/** How long the first start waits until the lists have the loans of the LOS; a large one goes on while the portal is used. */
const FIRST_LISTS_MS = 30_000;

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Stops listening and waits for running requests; idle connections are closed immediately. */
async function finishRequests(server: Server): Promise<void> {
  const LIMIT_MS = 25_000;
  const cut = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

/** Serves the portal once its database has started. Returns how to stop it, which ends the process with that code. */
export async function serve(config: Config, database: Promise<StartedDatabase>): Promise<(code: number) => void> {
  const { portal, directUrl, close } = await compose(config, (step) => print(`  ${step} …`), database);
  await seed(portal, (step) => print(`  ${step} …`));
  await seedFolders(portal);
  const isFirst = !(await hasListed(portal.db));
  const follower = startFeedFollower(portal, { reactions: feedReactions, fills: feedFills });
  if (isFirst) {
    print('  Listing the loans …');
    await Promise.race([follower.caughtUp, pause(FIRST_LISTS_MS, undefined, { ref: false })]);
  }
  const catalog = startCatalogFollower(portal, undefined, () => fileDailySheets(portal));
  const keeper = startAuditKeeper(portal);
  const locks = startLockWatch(portal);
  const reports = startReports(portal);
  const stopDrafts = await removeExpiredDrafts(portal);
  // Loads the compiler, so that the first document does not wait for it.
  void portal.typesetter.problem().then(
    (problem) => problem !== null && portal.log.error(problem),
    (error: unknown) => portal.log.error(error, 'Documents can’t be made.'),
  );
  let demoForms: ReturnType<typeof startDemoForms> | null = null;
  const worker = config.worker ? startOrderWorker(portal, directUrl, orderTypes) : null;

  let stopping = false;
  const webFolder = path.join(import.meta.dirname, '..', 'dist');
  const app = buildApp(portal, { webFolder, stopping: () => stopping });
  const server = httpServer(app);
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    void (async () => {
      await stopLive(portal);
      // Running requests may wait for an order.
      await finishRequests(server);
      await worker?.stop();
      await demoForms?.stop();
      await follower.stop();
      await catalog.stop();
      await denialsOf(portal).flush();
      await keeper.stop();
      await locks.stop();
      await reports.stop();
      stopDrafts();
      await close();
      process.exit(code);
    })().catch((error: unknown) => {
      process.stderr.write(startProblem(error));
      process.exit(1);
    });
  };
  server.once('error', (error) => {
    process.stderr.write(
      `The portal cannot listen on port ${config.port}: ${error.message}\nSet PORT to a free one.\n`,
    );
    stop(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    print(`\nThe portal is ready: ${config.portalOrigin ?? `http://localhost:${port}`}`);
    if (config.demo && config.worker) demoForms = startDemoForms(portal);
    if (config.demo) {
      print(
        'Sign in as administrator, loan-officer (check Internal Users Only) or pml-loan-officer; password Demo-portal-1.',
      );
      print('PINs are printed here. Every role has a user: README.md lists them.\n');
    }
  });
  return stop;
}
