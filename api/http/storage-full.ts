/** The disk of the database (SQL state), or that of the portal's own files, is full or its quota is used up. */
const CODE = /^(?:53100|ENOSPC|EDQUOT)$/;

/** Whether the error means that there is no space to store anything, so that the same call works once there is some. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CODE.test(error.code);
