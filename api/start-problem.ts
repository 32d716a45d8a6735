import { ConfigError } from '../config/config';
import { EmbeddedDatabaseError } from './db/embedded/embedded-error';
import { NewerDatabaseError } from './db/migrate';

/** Errors that are written for the person who starts a process; of any other the stack is what helps. */
const plain = [ConfigError, EmbeddedDatabaseError, NewerDatabaseError];

/** What the console says of an error that stopped a start. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return `${String(error)}\n`;
  return `${plain.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)}\n`;
}
