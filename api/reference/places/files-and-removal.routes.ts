import { placesContract } from '../../../domain/reference/places.contract';
import { type Call, reply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { listParameters } from '../../http/list-query';
import { recordFile } from '../../http/record-file';
import { csvColumns, recordsOf, removeRecord } from '../../http/record-table';
import { counties, countiesFound, zipCodes } from './counties';
import { usesOfCounty, usesOfZip } from './uses.queries';

const area = 'emet-data';
const admin = administrators('admin-county', 'admin-county-zip');

const files: readonly Call[] = [
  defineCall(placesContract, 'GET /emet-data/county/export', {
    area,
    summary: 'Matching counties as CSV: of the year in force, or of the one in the filter.',
    access: admin,
    query: listParameters(counties.list).omit({ range: true }),
    handle: async ({ portal, query }) => {
      const rows = await countiesFound(portal, query);
      return recordFile({ rows, list: counties.list, columns: csvColumns(counties), name: 'counties' }, query);
    },
  }),
  defineCall(placesContract, 'GET /emet-data/zipcode/export', {
    area,
    summary: 'Matching ZIP codes as CSV, in the order of the sort.',
    access: admin,
    query: listParameters(zipCodes.list).omit({ range: true }),
    handle: async ({ portal, query }) => {
      const rows = recordsOf(portal.db, zipCodes);
      return recordFile({ rows, list: zipCodes.list, columns: csvColumns(zipCodes), name: 'zip-codes' }, query);
    },
  }),
];

const removals: readonly Call[] = [
  defineCall(placesContract, 'DELETE /emet-data/county/{county}', {
    area,
    summary: 'Removes a county without ZIP codes; 409 in-use says how many it has.',
    access: admin,
    handle: async (context) => {
      const { portal, params, query } = context;
      await removeRecord(portal.db, counties, { id: params.county, ...query }, context.caller, usesOfCounty);
      return reply<never>({});
    },
  }),
  defineCall(placesContract, 'DELETE /emet-data/zipcode/{zip}', {
    area,
    summary: 'Removes a ZIP code that no branch or company uses; 409 in-use says how many do.',
    access: admin,
    handle: async (context) => {
      const { portal, params, query } = context;
      await removeRecord(portal.db, zipCodes, { id: params.zip, ...query }, context.caller, usesOfZip);
      return reply<never>({});
    },
  }),
];

/** Exports counties and ZIP codes, and removes single ones. */
export const filesAndRemovalCalls: readonly Call[] = [...files, ...removals];
