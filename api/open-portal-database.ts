import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { openDatabase } from './db/connection';
import { migrateJobs } from './db/jobs';
import { isNewerPortal, migratePortal } from './db/migrate-portal';
import type { PortalDb } from './db/portal-db';
import { portalSchemas } from './db/portal-rights';
import { asPortalRole, grantPortalRole } from './db/portal-role';
import { prepareDatabase } from './db/prepare-database';
import { Replica } from './db/replica';
import { migrateLos } from './los/index';
import type { Progress, StartedDatabase } from './start-database';
import { statementSpan } from './tracing/spans';

interface PortalDatabase {
  /** Has only the rights that the portal needs. */
  readonly db: Kysely<PortalDb>;
  /** For more connections like it. */
  readonly databaseUrl: string;
  /** For connections with the same rights that keep state between transactions, which no pooler takes away. */
  readonly directUrl: string;
  /** For connections as the owner of the tables. */
  readonly ownerUrl: string;
  /** Whether it serves with the login of the owner, so that SQL could take back the rights of the owner. */
  readonly servesAsOwner: boolean;
  close(): Promise<void>;
}

/** Opens a database that was started, and brings it up to date. */
export async function openPortalDatabase(
  config: Config,
  progress: Progress,
  started: Promise<StartedDatabase>,
): Promise<PortalDatabase> {
  const { ownerUrl, servingUrl, stop } = await started;
  try {
    progress('Bringing the database up to date');
    const migrate = async (owner: Kysely<unknown>) => {
      await migratePortal(owner);
      await migrateJobs(owner, ownerUrl);
      await migrateLos(owner, config);
      if (servingUrl === undefined && !(await isNewerPortal(owner))) await grantPortalRole(owner);
    };
    await prepareDatabase({ ownerUrl, servingUrl }, { migrate, schemas: portalSchemas, isNewer: isNewerPortal });
  } catch (error) {
    await stop();
    throw error;
  }
  const databaseUrl = servingUrl ?? asPortalRole(ownerUrl);
  const db = openDatabase<PortalDb>(databaseUrl, config.tracesTo === undefined ? {} : { onStatement: statementSpan });
  const close = async (): Promise<void> => {
    await db.destroy();
    await stop();
  };
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  return { db, databaseUrl, directUrl, ownerUrl, servesAsOwner: servingUrl === undefined, close };
}

/** No list takes that long; without a limit, a read would wait for a computer that is gone. */
const REPLICA_ANSWERS_MS = 15_000;

/** The configured replica of the database, read with the same rights. */
export function openReplica(
  { databaseReadUrl, tracesTo }: Config,
  db: Kysely<PortalDb>,
  { log, servesAsOwner }: { readonly log: Pick<Logger, 'warn'>; readonly servesAsOwner: boolean },
): Replica<PortalDb> | undefined {
  if (databaseReadUrl === undefined) return undefined;
  const url = servesAsOwner ? asPortalRole(databaseReadUrl) : databaseReadUrl;
  return new Replica(
    db,
    openDatabase<PortalDb>(url, {
      answerTimeout: REPLICA_ANSWERS_MS,
      ...(tracesTo !== undefined && { onStatement: statementSpan }),
    }),
    log,
  );
}
