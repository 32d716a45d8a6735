import { Readable } from 'node:stream';
import { lenderContract } from '../../../../domain/lender/lender.contract';
import { type Call, reply } from '../../../http/call';
import { administrators } from '../../../http/call-access';
import { defineCall } from '../../../http/define-call';
import { oneFile } from '../../../http/one-file';
import { logoOf, logoToShow, removeLogo, saveLogo } from './logo.service';

const admin = administrators('admin-general-settings');
const area = 'emet-data';

/** The logo on the lender's documents. */
export const logoCalls: readonly Call[] = [
  defineCall(lenderContract, 'GET /emet-data/general-settings/logo', {
    area,
    summary: 'The logo on the lender’s documents: its name, type and size. Not in the specification.',
    access: admin,
    handle: ({ portal }) => logoOf(portal.db),
  }),
  defineCall(lenderContract, 'POST /emet-data/general-settings/logo', {
    area,
    summary:
      'Stores a logo: a PNG or JPEG, or an SVG, of which only what draws is kept. It comes with the version that was read. ' +
      'Not in the specification.',
    access: admin,
    handle: ({ portal, caller, body, request }) => saveLogo(portal, caller, body.version, oneFile(request)),
  }),
  defineCall(lenderContract, 'DELETE /emet-data/general-settings/logo', {
    area,
    summary: 'Removes the logo, with the version that was read. Not in the specification.',
    access: admin,
    handle: ({ portal, caller, query }) => removeLogo(portal, caller, query.version),
  }),
  defineCall(lenderContract, 'GET /emet-data/general-settings/logo/image', {
    area,
    summary: 'The picture of the logo. Not in the specification.',
    access: admin,
    handle: async ({ portal }) => {
      const { bytes, facts, extension } = await logoToShow(portal);
      const file = { stream: Readable.from([bytes]), contentType: facts.contentType, name: `logo.${extension}` };
      return reply({ file });
    },
  }),
];
