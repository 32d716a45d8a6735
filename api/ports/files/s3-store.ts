import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../../../config/config';
import type { ByteRange, ObjectStore, VersionedObject } from './file-store';
import { assertKey } from './key';

/** The answers to a conditional write whose object was removed, is being changed, or has changed. */
const CHANGED: ReadonlySet<number> = new Set([404, 409, 412]);

/** The size of the whole object, of which an answer may have a part. */
const wholeSize = (contentRange: string | undefined, length: number | undefined): number =>
  Number(contentRange?.split('/')[1] ?? length ?? 0);

/** The answer to a range that begins behind the end of the object. */
const isBeyondEnd = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;

/**
 * Stores objects in an S3-compatible bucket. With a custom endpoint, the bucket is part of the path instead of the host name,
 * as compatible servers expect. Checksums are sent only when required, because older servers reject them.
 */
export function createS3Store(config: S3Config): ObjectStore {
  const client = new S3Client({
    region: config.region,
    credentials: {
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
    },
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  const Bucket = config.bucket;
  const write = (key: string, bytes: Uint8Array, contentType: string, onlyVersion?: string) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: assertKey(key),
        Body: bytes,
        ContentType: contentType,
        ContentLength: bytes.byteLength,
        ...(onlyVersion !== undefined && { IfMatch: onlyVersion }),
      }),
    );

  async function opened(key: string, range?: ByteRange): Promise<VersionedObject | null> {
    const part = range && { Range: `bytes=${range.first}-${range.last}` };
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: assertKey(key), ...part }));
      const object = {
        key,
        size: wholeSize(answer.ContentRange, answer.ContentLength),
        contentType: answer.ContentType ?? 'application/octet-stream',
      };
      // On Node the SDK always returns a Node stream.
      return { object, stream: answer.Body as Readable, version: answer.ETag ?? '' };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async function openedPart(key: string, range: ByteRange): Promise<VersionedObject | null> {
    try {
      return await opened(key, range);
    } catch (error) {
      if (!isBeyondEnd(error)) throw error;
      const whole = await opened(key);
      whole?.stream.destroy();
      return whole && { ...whole, stream: Readable.from([]) };
    }
  }

  return {
    async put(key, bytes, contentType) {
      await write(key, bytes, contentType);
      return { key, size: bytes.byteLength, contentType };
    },
    get: (key) => opened(key),
    getPart: openedPart,
    async replace(key, bytes, contentType, version) {
      try {
        await write(key, bytes, contentType, version);
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && CHANGED.has(error.$metadata.httpStatusCode ?? 0)) return false;
        throw error;
      }
    },
    async *keys() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: assertKey(key) }));
    },
    async ready() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
