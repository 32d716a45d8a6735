import { z } from 'zod';
import { announcementSave, fileVersion, folderItem } from '../../domain/files/file.schemas';
import { MAX_FOLDER_FILES } from '../../domain/files/folder';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { type Call, defineCall, reply } from '../http/call';
import { markRead, saveAnnouncement } from './announcements.service';
import { deleteFile, listVersions, renameFile, restoreVersion } from './change.service';
import { rateFolders } from './files.queries';
import { contentOf, fileAtPath, listFolder, readableFile } from './folder.service';
import { shelfOf, uploadFiles } from './upload.service';

const administrator = { kind: 'roles', roles: ['Administrator'] } as const;
const upload = { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: MAX_FOLDER_FILES } as const;
const item = z.object({ id: z.uuid() });
const items = z.array(folderItem);
const version = z.int();

/** What administrators do with the folders, and the mark of a reader. Our own, in the style of the calls that read. */
export const writeCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/emet-storage/announcements',
    area: 'files',
    summary:
      'Writes an announcement: with an id a change of that one. Its text keeps the marks of the editor and no other.',
    access: administrator,
    body: announcementSave,
    answer: folderItem,
    handle: ({ portal, caller, body }) => saveAnnouncement(portal, caller, body),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-storage/{folderName}',
    area: 'files',
    summary:
      'Adds PDF files to a folder; a name that is there gets a new version. 413 over 30 MB in total; 415 where a file is ' +
      'not a PDF.',
    access: administrator,
    params: z.object({ folderName: z.string() }),
    body: z.object({
      subFolderName: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/, 'Use letters, digits and spaces.')
        .optional(),
    }),
    upload,
    answer: items,
    status: 201,
    handle: ({ portal, caller, params, body, request }) =>
      uploadFiles(portal, caller, shelfOf(params.folderName, body.subFolderName), request.files),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-storage/{id}/name',
    area: 'files',
    summary: 'Gives a file another name within its folder.',
    access: administrator,
    params: item,
    body: z.object({ version, name: z.string().trim().min(1, 'required').max(180) }),
    answer: folderItem,
    handle: ({ portal, caller, params, body }) =>
      renameFile(portal, caller, { id: params.id, version: body.version }, body.name),
  }),
  defineCall({
    method: 'DELETE',
    path: '/emet-storage/{id}',
    area: 'files',
    summary: 'Deletes a file with all its versions, or an announcement. The query names the version that was read.',
    access: administrator,
    params: item,
    query: z.object({ version: z.coerce.number().int() }),
    status: 204,
    handle: ({ portal, caller, params, query }) =>
      deleteFile(portal, caller, { id: params.id, version: query.version }),
  }),
  defineCall({
    method: 'GET',
    path: '/emet-storage/{id}/versions',
    area: 'files',
    summary: 'Every content that a file has had, the newest first. Administrators only: they alone restore one.',
    access: administrator,
    params: item,
    answer: z.array(fileVersion),
    handle: ({ portal, params }) => listVersions(portal, params.id),
  }),
  defineCall({
    method: 'GET',
    path: '/emet-storage/{id}/versions/{number}',
    area: 'files',
    summary: 'One content of a file.',
    access: administrator,
    params: z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1_000_000) }),
    file: 'application/pdf',
    handle: async ({ portal, actor, params }) =>
      reply({ file: await contentOf(portal, await readableFile(portal, actor, params.id), params.number) }),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-storage/{id}/restore',
    area: 'files',
    summary: 'Makes an earlier content the present one again, as a further version.',
    access: administrator,
    params: item,
    body: z.object({ version, number: z.int().min(1).max(1_000_000) }),
    answer: folderItem,
    handle: ({ portal, caller, params, body }) =>
      restoreVersion(portal, caller, { id: params.id, version: body.version }, body.number),
  }),
  defineCall({
    method: 'POST',
    path: '/emet-storage/{id}/read',
    area: 'files',
    summary: 'Remembers that the person has read an announcement, which every signed-in person may.',
    access: { kind: 'signed-in' },
    params: item,
    status: 204,
    handle: ({ portal, caller, params }) => markRead(portal, caller, params.id),
  }),
  defineCall({
    method: 'GET',
    path: '/storage-loan/admin/template',
    area: 'files',
    summary: 'The document templates, by name.',
    access: administrator,
    answer: items.readonly(),
    handle: async ({ portal, actor }) => (await listFolder(portal, actor, 'template', { pageSize: 1000 })).items,
  }),
  defineCall({
    method: 'POST',
    path: '/storage-loan/admin/template',
    area: 'files',
    summary: 'Adds a template, a PDF; a name that is there gets a new version.',
    access: administrator,
    upload,
    answer: items,
    status: 201,
    handle: ({ portal, caller, request }) => uploadFiles(portal, caller, shelfOf('template', undefined), request.files),
  }),
  defineCall({
    method: 'GET',
    path: '/storage-loan/admin',
    area: 'files',
    summary: 'The file under a path of the folders, such as template/Letter.pdf or rates/CORPORATE/Daily.pdf.',
    access: administrator,
    query: z.object({ filePath: z.string().max(400) }),
    file: 'application/pdf',
    handle: async ({ portal, query }) =>
      reply({ file: await contentOf(portal, await fileAtPath(portal, query.filePath)) }),
  }),
  defineCall({
    method: 'GET',
    path: '/emet-storage/rates/folders',
    area: 'files',
    summary: 'Names of the subfolders of rates that hold something. Administrators only: others have one of their own.',
    access: administrator,
    answer: z.array(z.string()),
    handle: ({ portal }) => rateFolders(portal.db),
  }),
];
