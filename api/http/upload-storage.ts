import type { StorageEngine } from 'multer';
import type { BodyShare } from './body-memory';

/**
 * Keeps the files of an upload in its share of the memory, one after the other in one buffer of `size` bytes. A buffer that is
 * joined from parts at the end would take the memory twice, and the time of all other requests. `tooLarge` is the error if the
 * files do not fit.
 */
export function shareStorage(share: BodyShare, size: number, tooLarge: () => Error): StorageEngine {
  let room: Promise<Buffer> | undefined;
  let used = 0;
  let last: Promise<unknown> = Promise.resolve();
  const allocated = async (): Promise<Buffer> => {
    await share.take(size);
    return Buffer.allocUnsafeSlow(size);
  };
  const read = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
    const start = used;
    for await (const chunk of stream) {
      if (used + chunk.length > size) throw tooLarge();
      room ??= allocated();
      used += chunk.copy(await room, used);
    }
    return room === undefined ? Buffer.alloc(0) : (await room).subarray(start, used);
  };
  return {
    _handleFile: (_req, file, done) => {
      // The beginning of a file may arrive before the end of the one before it was read.
      const reading = last.then(() => read(file.stream));
      last = reading.catch(() => {});
      reading.then((buffer) => done(null, { buffer, size: buffer.length }), done);
    },
    _removeFile: (_req, _file, done) => done(null),
  };
}
