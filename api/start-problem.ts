import { ConfigError } from '../config/config-error';
import { BackupError } from './backup/backup-error';
import { EmbeddedDatabaseError } from './db/embedded/embedded-error';
import { NewerDatabaseError } from './db/migrate';
import { PortalRoleError } from './db/portal-role';
import { DatabaseUnreachableError } from './db/reachable';
import { ServingLoginError } from './db/serving-login';
import { LosError } from './los/los-error';
import { KeyProblem } from './ports/keys/kek';

/** Errors whose message helps the person at the console; for all others the stack helps more. */
const plain = [
  BackupError,
  ConfigError,
  DatabaseUnreachableError,
  EmbeddedDatabaseError,
  NewerDatabaseError,
  PortalRoleError,
  ServingLoginError,
  KeyProblem,
  LosError,
];

/** The console output for an error that prevented a start. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return `${String(error)}\n`;
  return `${plain.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)}\n`;
}
