import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';
import type { AppContext } from './app-context';

/** The secret of a demo is stored in the data folder, so that sessions survive a restart. */
async function demoSecret(dataDir: string): Promise<Uint8Array> {
  const file = path.join(dataDir, 'secret');
  const stored = await readFile(file).catch(() => null);
  if (stored !== null && stored.length >= 32) return stored;
  const made = randomBytes(48);
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** The portal's secrets: the configured ones, or the demo's. */
export const portalSecrets = async (
  config: Pick<Config, 'jwtSecret' | 'previousJwtSecret' | 'dataDir'>,
): Promise<Pick<AppContext, 'secret' | 'previousSecret'>> => ({
  secret: config.jwtSecret ? Buffer.from(config.jwtSecret, 'utf8') : await demoSecret(config.dataDir),
  previousSecret: config.previousJwtSecret ? Buffer.from(config.previousJwtSecret, 'utf8') : undefined,
});
