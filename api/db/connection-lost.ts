/** SQL states of a server that shuts down, has crashed, starts, or has no connection left, and those of a broken connection. */
const SQL_STATE = /^(?:08\w{3}|57P0[1-3]|53300)$/;

/** What the operating system reports for a server that does not respond. */
const SYSTEM_CODE = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver reports these without a code. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|Client has encountered a connection error|timeout (?:expired|exceeded when trying to connect))/;

/** Whether the error means that the connection was lost or could not be opened, so that the same call may work later. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQL_STATE.test(code) || SYSTEM_CODE.test(code) || DRIVER_MESSAGE.test(error.message);
}
