import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { importContract } from '../records/import/table-import.schemas';
import { recordShapes } from '../records/record-contract';
import { areaIncomeFields } from './area-income-fields';
import { areaIncomeImport } from './area-income-import';
import { pagedListQuery } from './places.schemas';

const { list, export: file, one } = recordShapes(areaIncomeFields);

/** The stored years. */
const years = z.array(
  z.object({ year: z.int(), from: z.string(), inForce: z.boolean(), source: z.string(), counties: z.int() }),
);

/** Area median incomes by county and year. */
export const areaIncomeContract = {
  'GET /emet-data/area-income': { ...list, query: pagedListQuery },
  'GET /emet-data/area-income/export': file,
  'GET /emet-data/area-income/{id}': one,
  'GET /emet-data/area-income-years': { answer: years },
  ...importContract('/emet-data/area-income/import', areaIncomeImport),
} satisfies Contract;

export type AreaIncomeContract = typeof areaIncomeContract;
