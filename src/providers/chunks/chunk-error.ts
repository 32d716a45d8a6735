/** A part of the portal that could not be loaded. Its message is the browser's own, for the details that users can copy. */
export class ChunkError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(`${chunk}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ChunkError';
  }
}
