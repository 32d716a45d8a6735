import { type DestinationStream, type Logger, pino } from 'pino';
import { redactedPaths } from './access/redact';
import { loggedError } from './logged-error';

/** Lines that wait for room; further ones are lost. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/**
 * Standard output. A write that fails, such as on a full disk, would end the process, whose last flush then never returns. Instead, lines
 * wait and are written with the next one that can be.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES });
  const flush = output.flushSync.bind(output);
  output.on('error', () => {
    output.flushSync = () => undefined;
  });
  output.on('write', () => {
    output.flushSync = flush;
  });
  return output;
}

/** The log of a process: credentials are masked, and errors of the database are written without the values they quote. */
export const createLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, redact: [...redactedPaths], serializers: { err: loggedError } }, destination);
