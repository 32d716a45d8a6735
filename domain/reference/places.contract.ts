import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { importContract } from '../records/import/table-import.schemas';
import { recordShapes } from '../records/record-contract';
import { limitsImport } from './limits-import';
import { countyFields, zipFields } from './place-fields';
import { countyDetail, countyNamed, limitYears, pagedListQuery, zipDetail, zipNamed } from './places.schemas';

const county = recordShapes(countyFields);
const zip = recordShapes(zipFields);

/** Counties with their loan limits, and zip codes. */
export const placesContract = {
  'GET /emet-data/county': { ...county.list, query: pagedListQuery },
  'GET /emet-data/county/export': county.export,
  'GET /emet-data/county/{county}': { params: countyNamed, answer: countyDetail },
  'POST /emet-data/county': { ...county.save, answer: countyDetail },
  'DELETE /emet-data/county/{county}': { ...county.remove, params: z.object({ county: z.uuid() }) },
  'GET /emet-data/limit-years': { answer: limitYears },
  ...importContract('/emet-data/county/import', limitsImport),
  'GET /emet-data/zipcode': { query: pagedListQuery, answer: z.array(zipDetail).readonly() },
  'GET /emet-data/zipcode/export': zip.export,
  'GET /emet-data/zipcode/{zip}': { params: zipNamed, answer: zipDetail },
  'POST /emet-data/zipcode': zip.save,
  'DELETE /emet-data/zipcode/{zip}': { ...zip.remove, params: z.object({ zip: z.uuid() }) },
} satisfies Contract;

export type PlacesContract = typeof placesContract;
