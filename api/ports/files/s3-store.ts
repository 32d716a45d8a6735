import type { Readable } from 'node:stream';
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
import type { ObjectStore } from './file-store';
import { assertKey } from './key';

/** The answers to a conditional write whose object was removed, is being changed, or has changed. */
const CHANGED: ReadonlySet<number> = new Set([404, 409, 412]);

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
  return {
    async put(key, bytes, contentType) {
      await write(key, bytes, contentType);
      return { key, size: bytes.byteLength, contentType };
    },
    async get(key) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket, Key: assertKey(key) }));
        const object = {
          key,
          size: answer.ContentLength ?? 0,
          contentType: answer.ContentType ?? 'application/octet-stream',
        };
        // On Node the SDK always returns a Node stream.
        return { object, stream: answer.Body as Readable, version: answer.ETag ?? '' };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
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
