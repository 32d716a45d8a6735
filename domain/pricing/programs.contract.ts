import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { listQuery } from '../contract/list-query.schemas';
import { recordContract, recordShapes } from '../records/record-contract';
import { priceAdjustmentFields } from '../reference/price-adjustment-fields';
import { programFields, programGroupFields } from '../reference/program-fields';
import { programDetail, programRules } from './programs.schemas';

const program = recordShapes(programFields);

/** Programs and their groups. */
export const programsContract = {
  ...recordContract('/emet-data/prog/default', programFields),
  'GET /emet-data/prog/default': { ...program.list, query: listQuery.extend({ progId: z.uuid().optional() }) },
  'GET /emet-data/prog/default/{id}': { ...program.one, answer: programDetail },
  'POST /emet-data/prog/default': { ...program.save, answer: programDetail },
  'GET /emet-data/prog/rules': { answer: programRules },
  ...recordContract('/emet-data/prog/group', programGroupFields),
  ...recordContract('/emet-data/price-adjustment', priceAdjustmentFields),
} satisfies Contract;

export type ProgramsContract = typeof programsContract;
