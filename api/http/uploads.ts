import type { Request, Response } from 'express';
import multer from 'multer';
import type { UploadRule } from '../../domain/contract/contract';
import { cleanFileName, pdfFileName } from '../../domain/files/file-name';
import { message } from '../../domain/messages/message';
import { refuse } from './app-error';
import type { UploadedFile } from './call';
import { checkFiles, type Screening } from './check-files';

const tooLarge = () => refuse('too-large', 'upload-too-large');
const tooMany = (max: number) => refuse('too-many-files', message('upload-too-many', { most: max }));

function asAppError(error: unknown, rule: UploadRule): unknown {
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

/**
 * Reads a multipart body into memory, within the limits of the call (rules UPLOAD-01 to -06). If the declared length alone
 * exceeds the limit, it is refused before reading.
 */
async function readFiles(rule: UploadRule, req: Request, res: Response): Promise<readonly UploadedFile[]> {
  if (!req.is('multipart/form-data')) {
    if (rule.optional) return [];
    throw refuse('no-file', 'no-file-selected');
  }
  const ENVELOPE = 64 * 1024;
  if (Number(req.get('content-length') ?? 0) > rule.maxTotal + ENVELOPE * (rule.maxFiles + 1)) {
    req.resume();
    throw tooLarge();
  }
  const read = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: {
      fileSize: rule.maxTotal,
      files: rule.maxFiles,
      fields: 50,
      fieldSize: 100_000,
    },
  }).array(rule.field);
  await new Promise<void>((resolve, reject) => {
    read(req, res, (error: unknown) => (error ? reject(asAppError(error, rule)) : resolve()));
  });
  const files = Array.isArray(req.files) ? req.files : [];
  if (files.reduce((sum, file) => sum + file.size, 0) > rule.maxTotal) throw tooLarge();
  if (files.length === 0 && !rule.optional) throw refuse('no-file', 'no-file-selected');
  return files.map((file) => ({
    name: cleanFileName(file.originalname),
    size: file.size,
    contentType: file.mimetype,
    bytes: file.buffer,
  }));
}

/** The files of an upload, checked and with harmless names; those of a call for PDFs end in `.pdf`. */
export async function uploads(
  rule: UploadRule,
  req: Request,
  res: Response,
  screening: Screening,
): Promise<readonly UploadedFile[]> {
  const files = await readFiles(rule, req, res);
  await checkFiles(files, rule, screening);
  return rule.only === 'pdf' ? files.map((file) => ({ ...file, name: pdfFileName(file.name) })) : files;
}
