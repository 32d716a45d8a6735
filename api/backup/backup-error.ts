/** A backup or a restore that cannot go on; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
