/** Failures of the network before a call could leave this machine. */
const UNSENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Whether a call that failed may have reached the other side. */
export const wasSent = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && UNSENT.includes(error.code));
