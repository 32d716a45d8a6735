import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataKeyConfig } from '../../../config/data-key';
import type { Keks } from './data-keys';
import { kmsKek } from './kms-kek';
import { localKek } from './local-kek';

export interface KekChoice {
  /** Absent in a demo. */
  readonly dataKey: DataKeyConfig | undefined;
  readonly dataDir: string;
}

/** The key of a demo is stored in the data folder, in the form that `DATA_KEY_FILE` takes. */
async function demoKey(dataDir: string): Promise<Uint8Array> {
  const file = path.join(dataDir, 'data-key');
  const draft = `${file}.${randomUUID()}.part`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces the key of another process.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return Buffer.from(await readFile(file, 'utf8'), 'base64');
}

/** The configured keys that protect the data keys: those of a KMS first, then local ones; a demo has its own. */
export async function createKeks({ dataKey, dataDir }: KekChoice): Promise<Keks> {
  const configured = dataKey ? [...dataKey.kms.map((arn) => kmsKek(arn)), ...dataKey.local.map(localKek)] : [];
  const [first, ...others] = configured;
  return first ? [first, ...others] : [localKek(await demoKey(dataDir))];
}
