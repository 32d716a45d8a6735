import type { StorageEngine } from 'multer';
import type { BodyShare } from './body-memory';

/** Keeps the files of an upload in its share of the memory. `tooLarge` is the error if they exceed `maxTotal` together. */
export function shareStorage(share: BodyShare, maxTotal: number, tooLarge: () => Error): StorageEngine {
  let total = 0;
  const read = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      total += chunk.length;
      if (total > maxTotal) throw tooLarge();
      await share.take(chunk.length);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  return {
    _handleFile: (_req, file, done) => {
      read(file.stream).then((buffer) => done(null, { buffer, size: buffer.length }), done);
    },
    _removeFile: (_req, _file, done) => done(null),
  };
}
