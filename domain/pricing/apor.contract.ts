import type { Contract } from '../contract/contract';
import { importContract } from '../records/import/table-import.schemas';
import { recordShapes } from '../records/record-contract';
import { aporFields } from './apor-fields';
import { aporImport } from './apor-import';

const { list, export: file, one } = recordShapes(aporFields);

/** Average prime offer rates by week. */
export const aporContract = {
  'GET /emet-data/apor': list,
  'GET /emet-data/apor/export': file,
  'GET /emet-data/apor/{id}': one,
  ...importContract('/emet-data/apor/import', aporImport),
} satisfies Contract;

export type AporContract = typeof aporContract;
