import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { CallShapes, Contract } from '../contract/contract';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import {
  announcementSave,
  fileAtPath,
  fileRename,
  fileRestore,
  fileVersion,
  folderItem,
  folderPage,
  folderQuery,
  ofFile,
  ofFileVersion,
  publicFolderQuery,
  publicPage,
  uploadFields,
} from './file.schemas';
import { MAX_FOLDER_FILES } from './folder';

const items = z.array(folderItem);
const pdf = 'application/pdf';

const upload = { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: MAX_FOLDER_FILES, only: 'pdf' } as const;

/** A page of a folder or, if the path ends in an ID (a UUID), the content of that item. */
const folder = { query: folderQuery, answer: folderPage, file: pdf } satisfies CallShapes;

/** The portal's own folders, their public part, and documents of loans by ID or path. */
export const filesContract = {
  'GET /emet-files/{folderOrId}': folder,
  'GET /emet-storage/{folderOrId}': folder,
  'GET /storage/{id}': { params: ofFile, file: pdf },
  'GET /storage-loan': { query: fileAtPath, file: pdf },
  'GET /public/folders/{folderName}': { query: publicFolderQuery, answer: publicPage },
  'GET /public/files/{id}': { params: ofFile, file: pdf },
  'POST /emet-storage/announcements': { body: announcementSave, maxBody: bodyLimits.record, answer: folderItem },
  'POST /emet-storage/{folderOrId}': { body: uploadFields, upload, answer: items, status: 201 },
  'POST /emet-storage/{id}/name': { params: ofFile, body: fileRename, answer: folderItem },
  'DELETE /emet-storage/{folderOrId}': {
    params: z.object({ folderOrId: z.uuid() }),
    query: z.object({ version: z.coerce.number<number | string>().int() }),
    status: 204,
  },
  'GET /emet-storage/{id}/versions': { params: ofFile, answer: z.array(fileVersion) },
  'GET /emet-storage/{id}/versions/{number}': { params: ofFileVersion, file: pdf },
  'POST /emet-storage/{id}/restore': { params: ofFile, body: fileRestore, answer: folderItem },
  'POST /emet-storage/{id}/read': { params: ofFile, status: 204 },
  'GET /emet-storage/rates/folders': { answer: z.array(z.string()) },
  'GET /storage-loan/admin/template': { answer: items.readonly() },
  'POST /storage-loan/admin/template': { upload, answer: items, status: 201 },
  'GET /storage-loan/admin': { query: fileAtPath, file: pdf },
} satisfies Contract;

export type FilesContract = typeof filesContract;
