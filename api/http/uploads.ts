import type { Request, Response } from 'express';
import multer from 'multer';
import type { UploadRule } from '../../domain/contract/contract';
import { cleanFileName, pdfFileName } from '../../domain/files/file-name';
import { message } from '../../domain/messages/message';
import { AppError, refuse } from './app-error';
import { type BodyShare, createBodyMemory } from './body-memory';
import type { UploadedFile } from './call';
import { checkFiles, type Screening } from './check-files';
import { createPace } from './pace';
import { shareStorage } from './upload-storage';

/** Text fields beside the files. */
const MAX_FIELDS = 20;

const tooLarge = () => refuse('too-large', 'upload-too-large');
const tooSlow = () => refuse('invalid', 'upload-too-slow', { status: 408, headers: { Connection: 'close' } });
const tooMany = (max: number) => refuse('too-many-files', message('upload-too-many', { most: max }));

function asAppError(error: unknown, rule: UploadRule): unknown {
  if (error instanceof AppError) return error;
  if (!(error instanceof multer.MulterError)) {
    return error instanceof Error
      ? refuse('invalid', 'upload-incomplete', {
          cause: error,
        })
      : error;
  }
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge();
  if (error.code === 'LIMIT_FILE_COUNT') return tooMany(rule.maxFiles);
  return refuse('invalid', 'upload-not-valid', { cause: error });
}

/** Memory for the files of all uploads together: one of the largest, or ten of a usual size. */
const MEMORY_BYTES = 32 * 1024 * 1024;

const memory = createBodyMemory(MEMORY_BYTES);

/** What the parts of a body may add to its files: names, headers and text fields. */
const ENVELOPE = 64 * 1024;

/** The length that the request declares; undefined if it is chunked. */
function declaredLength(req: Request): number | undefined {
  const length = req.get('content-length');
  return length === undefined ? undefined : Number(length);
}

/** Reads a multipart body into memory, within the limits of the call (rules UPLOAD-01 to -06). */
async function readFiles(
  rule: UploadRule,
  req: Request,
  res: Response,
  share: BodyShare,
): Promise<readonly UploadedFile[]> {
  const read = multer({
    storage: shareStorage(share, Math.min(declaredLength(req) ?? rule.maxTotal, rule.maxTotal), tooLarge),
    defParamCharset: 'utf8',
    limits: {
      fileSize: rule.maxTotal,
      files: rule.maxFiles,
      parts: rule.maxFiles + MAX_FIELDS,
      fields: MAX_FIELDS,
      fieldSize: 10_000,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
      headerPairs: 20,
    },
  }).array(rule.field);
  await new Promise<void>((resolve, reject) => {
    read(req, res, (error: unknown) => (error ? reject(asAppError(error, rule)) : resolve()));
  });
  const files = Array.isArray(req.files) ? req.files : [];
  if (files.length === 0 && !rule.optional) throw refuse('no-file', 'no-file-selected');
  return files.map((file) => ({
    name: cleanFileName(file.originalname),
    size: file.size,
    contentType: file.mimetype,
    bytes: file.buffer,
  }));
}

/** Ends an upload that arrives too slowly, so that it does not keep its memory from others. */
function inTime<T>(req: Request, share: BodyShare, reading: Promise<T>): Promise<T> {
  const pace = createPace();
  const { bytesRead } = req.socket;
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const received = req.socket.bytesRead - bytesRead;
      const state = { received, isHeld: share.isWaiting(), othersWait: share.othersWait() };
      if (req.complete || !pace.isTooSlow(state)) return;
      clearInterval(timer);
      req.unpipe();
      req.resume();
      reject(tooSlow());
    }, 1000);
    void reading.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

/** The files of an upload, and its text fields. */
export interface Upload {
  readonly files: readonly UploadedFile[];
  readonly fields: unknown;
  /** Gives back the memory of the files. */
  release(): void;
}

/** What an upload needs besides its request. */
export interface Receiving extends Screening {
  /** The user who sends it. */
  readonly owner: string | undefined;
}

/**
 * Reads an upload. The files are checked and have harmless names; those of a call for PDFs end in `.pdf`. If the declared length
 * alone exceeds the limit, it is refused before reading.
 */
export async function uploads(rule: UploadRule, req: Request, res: Response, receiving: Receiving): Promise<Upload> {
  if (!req.is('multipart/form-data')) throw refuse('no-file', 'no-file-selected');
  if ((declaredLength(req) ?? 0) > rule.maxTotal + ENVELOPE * (rule.maxFiles + 1)) {
    req.resume();
    throw tooLarge();
  }
  const share = memory.open(receiving.owner);
  try {
    const files = await inTime(req, share, readFiles(rule, req, res, share));
    await checkFiles(files, rule, receiving);
    const named = rule.only === 'pdf' ? files.map((file) => ({ ...file, name: pdfFileName(file.name) })) : files;
    return { files: named, fields: req.body ?? {}, release: share.release };
  } catch (error) {
    share.release();
    throw error;
  }
}
