/** Looks for malware in a file. */
export interface Scanner {
  /** The name of the malware found, or null. Throws {@link ScannerError} if the file could not be scanned. */
  scan(bytes: Uint8Array): Promise<string | null>;
}

/** The file was not scanned: the scanner does not answer, or the file is larger than the scanner accepts. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';

  constructor(
    readonly reason: 'unavailable' | 'too-large',
    message: string,
  ) {
    super(message);
  }
}
