import { filesContract } from '../../domain/files/files.contract';
import { type Call, reply } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { markRead, saveAnnouncement } from './announcements.service';
import { deleteFile, listVersions, renameFile, restoreVersion } from './change.service';
import { rateFolders } from './files.queries';
import { contentOf, fileAtPath, listFolder, readableFile } from './folder.service';
import { uploadFiles, uploadFolderOf } from './upload.service';

const administrator = administrators('admin-form', 'admin-form-folder');

/** The calls that administrators use to change folders, and the read mark. Not in the specification, but in its style. */
export const writeCalls: readonly Call[] = [
  defineCall(filesContract, 'POST /emet-storage/announcements', {
    area: 'files',
    summary:
      'Writes an announcement: with an id a change of that one. Its text keeps the marks of the editor and no other.',
    access: administrator,
    handle: ({ portal, caller, body }) => saveAnnouncement(portal, caller, body),
  }),
  defineCall(filesContract, 'POST /emet-storage/{folderOrId}', {
    area: 'files',
    summary:
      'Adds PDF files to a folder; a name that is there gets a new version. 413 over 30 MB in total; 415 where a file is ' +
      'not a PDF.',
    access: administrator,
    handle: ({ portal, caller, params, body, request }) =>
      uploadFiles(portal, caller, uploadFolderOf(params.folderOrId, body.subFolderName), request.files),
  }),
  defineCall(filesContract, 'POST /emet-storage/{id}/name', {
    area: 'files',
    summary: 'Renames a file within its folder.',
    access: administrator,

    handle: ({ portal, caller, params, body }) =>
      renameFile(portal, caller, { id: params.id, version: body.version }, body.name),
  }),
  defineCall(filesContract, 'DELETE /emet-storage/{folderOrId}', {
    area: 'files',
    summary: 'Deletes a file with all its versions, or an announcement. The query has the version that was read.',
    access: administrator,
    handle: ({ portal, caller, params, query }) =>
      deleteFile(portal, caller, { id: params.folderOrId, version: query.version }),
  }),
  defineCall(filesContract, 'GET /emet-storage/{id}/versions', {
    area: 'files',
    summary: 'All versions of a file, newest first. Administrators only, because only they can restore one.',
    access: administrator,
    handle: ({ portal, params }) => listVersions(portal, params.id),
  }),
  defineCall(filesContract, 'GET /emet-storage/{id}/versions/{number}', {
    area: 'files',
    summary: 'One version of a file.',
    access: administrator,
    handle: async ({ portal, actor, params }) =>
      reply({ file: await contentOf(portal, await readableFile(portal, actor, params.id), params.number) }),
  }),
  defineCall(filesContract, 'POST /emet-storage/{id}/restore', {
    area: 'files',
    summary: 'Restores an earlier version as a new one.',
    access: administrator,
    handle: ({ portal, caller, params, body }) =>
      restoreVersion(portal, caller, { id: params.id, version: body.version }, body.number),
  }),
  defineCall(filesContract, 'POST /emet-storage/{id}/read', {
    area: 'files',
    summary: 'Marks an announcement as read by the user. For every signed-in user.',
    access: { kind: 'signed-in', pages: ['announcements'] },
    handle: ({ portal, caller, params }) => markRead(portal, caller, params.id),
  }),
  defineCall(filesContract, 'GET /storage-loan/admin/template', {
    area: 'files',
    summary: 'The document templates, by name.',
    access: administrator,
    handle: async ({ portal, actor }) => (await listFolder(portal, actor, 'template', { pageSize: 1000 })).items,
  }),
  defineCall(filesContract, 'POST /storage-loan/admin/template', {
    area: 'files',
    summary: 'Adds a PDF template; an existing name gets a new version.',
    access: administrator,
    handle: ({ portal, caller, request }) =>
      uploadFiles(portal, caller, uploadFolderOf('template', undefined), request.files),
  }),
  defineCall(filesContract, 'GET /storage-loan/admin', {
    area: 'files',
    summary: 'The file at a path in the folders, such as template/Letter.pdf or rates/CORPORATE/Daily.pdf.',
    access: administrator,
    handle: async ({ portal, query }) =>
      reply({ file: await contentOf(portal, await fileAtPath(portal, query.filePath)) }),
  }),
  defineCall(filesContract, 'GET /emet-storage/rates/folders', {
    area: 'files',
    summary:
      'Names of the rate subfolders that contain something. Administrators only: other users have one of their own.',
    access: administrator,
    handle: ({ portal }) => rateFolders(portal.db),
  }),
];
