import type { Contract } from '../contract/contract';
import { importContract } from '../records/import/table-import.schemas';
import { recordShapes } from '../records/record-contract';
import { cardFields } from './insurance/card-fields';
import { cardImport } from './insurance/card-import';

const { list, export: file, one, remove } = recordShapes(cardFields);

/** Rate cards of mortgage insurers. */
export const insuranceCardsContract = {
  'GET /emet-data/prog/insurance-card': list,
  'GET /emet-data/prog/insurance-card/export': file,
  'GET /emet-data/prog/insurance-card/{id}': one,
  'DELETE /emet-data/prog/insurance-card/{id}': remove,
  ...importContract('/emet-data/prog/insurance-card/import', cardImport),
} satisfies Contract;

export type InsuranceCardsContract = typeof insuranceCardsContract;
