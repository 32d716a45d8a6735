import { allRoles } from '../../../domain/access/roles';
import { placesContract } from '../../../domain/reference/places.contract';
import { pageNumber } from '../../../domain/reference/places.schemas';
import { type Call, pageReply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { importCalls } from '../../http/import-calls';
import { listParameters, pageOf } from '../../http/list-query';
import { recordsOf } from '../../http/record-table';
import { counties, countiesFound, yearInForce, zipCodes } from './counties';
import { filesAndRemovalCalls } from './files-and-removal.routes';
import { limitsTarget } from './limits-import';
import { paged } from './paged';
import { findCounty, findZip, saveCounty, saveZip, withCounties } from './places.service';
import { yearsOf } from './years.queries';

const area = 'emet-data';
const admin = administrators(
  'admin-county',
  'admin-county-create',
  'admin-county-id',
  'admin-county-zip',
  'admin-county-zip-create',
  'admin-county-zip-id',
);
/** Public facts that every form with an address needs. */
/** Places are entered and priced on these pages. */
const everyone = {
  kind: 'roles',
  roles: allRoles,
  pages: ['pricing', 'quick-pricing', 'create-loan', 'admin-county', 'admin-county-zip'],
} as const;

const countyCalls: readonly Call[] = [
  defineCall(placesContract, 'GET /emet-data/county', {
    area,
    summary:
      'Counties with the loan limits in force, or of the year in the filter. Every role reads them: facts of public record.',
    access: everyone,
    query: listParameters(counties.list).extend(pageNumber.shape),
    handle: async ({ portal, query }) => {
      const rows = await countiesFound(portal, query);
      return pageReply('counties', await pageOf(rows, counties.list, paged(query)));
    },
  }),
  defineCall(placesContract, 'GET /emet-data/county/{county}', {
    area,
    summary: 'A county by FIPS code, or by name and state (Los Angeles, CA), with its limits for one to four units.',
    access: everyone,
    handle: ({ portal, params }) => findCounty(portal, params.county),
  }),
  defineCall(placesContract, 'POST /emet-data/county', {
    area,
    summary: 'Saves a new county, or a changed one with ID and version.',
    access: admin,
    handle: async (context) => {
      const { id } = await saveCounty(context.portal, context.body, context.caller);
      return findCounty(context.portal, id);
    },
  }),
  defineCall(placesContract, 'GET /emet-data/limit-years', {
    area,
    summary: 'Years with stored limits, their general limits, and the year in force.',
    access: everyone,
    handle: async ({ portal }) => yearsOf(portal.db, await yearInForce(portal.db, portal.clock())),
  }),
  ...importCalls(placesContract, '/emet-data/county/import', {
    area,
    page: 'admin-county-import',
    what: 'county limits',
    target: limitsTarget,
  }),
];

const zipCalls: readonly Call[] = [
  defineCall(placesContract, 'GET /emet-data/zipcode', {
    area,
    summary: 'ZIP codes with city (if known), state and counties. For every role, because these are public facts.',
    access: everyone,
    query: listParameters(zipCodes.list).extend(pageNumber.shape),
    handle: async ({ portal, query }) => {
      const page = await pageOf(recordsOf(portal.db, zipCodes), zipCodes.list, paged(query));
      return pageReply('zipcodes', { ...page, rows: await withCounties(portal, page.rows) });
    },
  }),
  defineCall(placesContract, 'GET /emet-data/zipcode/{zip}', {
    area,
    summary: 'City (if known), state, county and FIPS code of a ZIP code. For every role.',
    access: everyone,
    handle: ({ portal, params }) => findZip(portal, params.zip),
  }),
  defineCall(placesContract, 'POST /emet-data/zipcode', {
    area,
    summary: 'Saves a new ZIP code, or a changed one with ID and version.',
    access: admin,
    handle: (context) => saveZip(context.portal, context.body, context.caller),
  }),
];

/** Counties with their limits, and ZIP codes. */
export const countyAndZipCalls: readonly Call[] = [...filesAndRemovalCalls, ...countyCalls, ...zipCalls];
