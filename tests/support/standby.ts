import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findBinaries } from '../../api/db/embedded/binaries';
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';
import { freePort } from '../../api/db/embedded/free-port';
import { prepareHome } from '../../api/db/embedded/home';
import { startServerProcess } from '../../api/db/embedded/server-process';
import { serverSettings } from '../../api/db/embedded/settings';

/** An embedded PostgreSQL and a streaming replica of it. */
export interface StandbyPair {
  /** As the owner. */
  readonly url: string;
  readonly standbyUrl: string;
  /** With the login of a portal. */
  readonly servingUrl: string;
  readonly standbyServingUrl: string;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}

const quiet = () => undefined;
const settings = { fsync: 'off' };

/** Creates the database in one folder, copies it to the other, and starts both. */
export async function startWithStandby(dataDir: string, standbyDir: string): Promise<StandbyPair> {
  const first = await startEmbeddedDatabase({ dataDir, log: quiet, settings });
  await first.stop();
  // cp keeps the owner of each file.
  execFileSync('cp', ['-a', dataDir, standbyDir]);
  const data = join(standbyDir, 'data');
  execFileSync('cp', ['-a', join(data, 'PG_VERSION'), join(data, 'standby.signal')]);
  const primary = await startEmbeddedDatabase({ dataDir, log: quiet, settings });
  const { username, password, port: primaryPort } = new URL(primary.url);
  const port = await freePort(undefined);
  const primary_conninfo = `host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`;
  const home = prepareHome(standbyDir, findBinaries(), quiet);
  const standby = startServerProcess(home, { ...serverSettings(port), ...settings, primary_conninfo }, quiet);
  if (!(await standby.ready)) throw new Error(`The replica did not start:\n${standby.output()}`);
  const atStandby = (url: string): string => Object.assign(new URL(url), { port: String(port) }).href;
  const { url, servingUrl } = primary;
  return {
    ...{ url, standbyUrl: atStandby(url), servingUrl, standbyServingUrl: atStandby(servingUrl) },
    stopStandby: () => standby.stop(),
    async stop() {
      await standby.stop();
      await primary.stop();
    },
  };
}
