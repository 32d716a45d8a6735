import pg from 'pg';

/** An error as the log shows it. */
export interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [fact: string]: string | LoggedError | undefined;
}

const databaseFacts = ['routine', 'schema', 'table', 'column', 'constraint'] as const;

/** The lines of the stack without the message in front of them. */
const frames = (stack = ''): string => (/^ {4}at [\s\S]*/m.exec(stack)?.[0] ?? '').trim();

/**
 * The facts of an error for the log. PostgreSQL repeats the values of a failed statement in message, detail and context, and
 * those values may be a borrower's data, so we log only what names the failure.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' };
  // A fact called code would be masked, because PINs have that name.
  const code = 'code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {};
  const stack = frames(error.stack);
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) };
  if (error instanceof pg.DatabaseError) {
    const facts = Object.fromEntries(databaseFacts.map((name) => [name, error[name]]));
    return { type: 'DatabaseError', ...code, ...facts, stack, ...cause };
  }
  return { type: error.name, message: error.message, ...code, stack, ...cause };
}
