import { z } from 'zod';
import { documentPages } from '../../domain/documents/document-pages';
import { filesContract } from '../../domain/files/files.contract';
import { folderNamed } from '../../domain/files/folder';
import { openDocument } from '../documents/documents.service';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { contentOf, listFolder, readableFile } from './folder.service';
import { openLoanFileAt } from './loan-file.service';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Items and folders share a path; no folder name looks like an ID. */
const reading = (base: 'emet-files' | 'emet-storage'): Call =>
  defineCall(filesContract, `GET /${base}/{folderOrId}`, {
    area: 'files',
    summary:
      'A page of a folder or, if the path ends in an ID (a UUID), the content of that item. Announcements, forms, guidelines ' +
      'and rates are for every signed-in user. Of rates, users may read CORPORATE and their own price group, which is the ' +
      'default of subFolderName if they have one. Templates and admin files are for administrators. Sorted by name; ' +
      'announcements and rates have pinned items first, then the newest.',
    access: {
      kind: 'signed-in',
      pages: ['announcements', 'forms', 'guidelines', 'rates', 'rate-sheets', 'admin-form', 'admin-form-folder'],
    },
    handle: async ({ portal, actor, params, query }) => {
      if (folderNamed(params.folderOrId) !== undefined || !isId(params.folderOrId)) {
        return reply({ body: await listFolder(portal, actor, params.folderOrId, query) });
      }
      return reply({ file: await contentOf(portal, await readableFile(portal, actor, params.folderOrId)) });
    },
  });

/** Calls for all signed-in users, and for documents of loans by ID or path. */
export const readCalls: readonly Call[] = [
  reading('emet-files'),
  reading('emet-storage'),
  defineCall(filesContract, 'GET /storage/{id}', {
    area: 'files',
    summary: 'One document of the loan that the header X-Loan-Number names.',
    access: { kind: 'loan', menu: documentPages, loanIn: 'header' },
    needs: 'documents',
    handle: async ({ portal, caller, loan, params }) => {
      const { facts, stream } = await openDocument(portal, caller, loan.sLNm, params.id);
      return reply({ file: { stream, contentType: facts.contentType, name: facts.name } });
    },
  }),
  defineCall(filesContract, 'GET /storage-loan', {
    area: 'files',
    summary: 'The newest document of a loan under a path: loan number/folder/name.',
    access: { kind: 'loan', menu: documentPages, loanIn: 'file-path' },
    needs: 'documents',
    handle: async ({ portal, caller, loan, query }) => {
      const { facts, stream } = await openLoanFileAt(portal, caller, loan.sLNm, query.filePath);
      return reply({ file: { stream, contentType: facts.contentType, name: facts.name } });
    },
  }),
];
