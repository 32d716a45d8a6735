import { filesContract } from '../../domain/files/files.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listPublic, openPublic } from './public.service';

/** The calls of the public area (decisions PUBLIC-02), kept separate so that nothing else can leak through them. */
export const publicFileCalls: readonly Call[] = [
  defineCall(filesContract, 'GET /public/folders/{folderName}', {
    area: 'files',
    summary:
      'A page of what guests may see of a folder: guidelines, the CORPORATE rates, and the announcements that are marked ' +
      'public. It has only items that are published today, without their authors.',
    access: { kind: 'public', limit: 'public-read' },
    handle: ({ portal, params, query }) => listPublic(portal, params.folderName, query),
  }),
  defineCall(filesContract, 'GET /public/files/{id}', {
    area: 'files',
    summary: 'The content of an item that guests may see.',
    access: { kind: 'public', limit: 'public-read' },
    handle: async ({ portal, params }) => reply({ file: await openPublic(portal, params.id) }),
  }),
];
