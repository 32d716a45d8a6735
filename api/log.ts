import { type DestinationStream, type Logger, pino } from 'pino';
import { redactedPaths } from './access/redact';
import { loggedError } from './logged-error';

/** The log of a process: credentials are masked, and errors of the database are written without the values they quote. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, redact: [...redactedPaths], serializers: { err: loggedError } }, destination);
