import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { listQuery } from '../contract/list-query.schemas';
import { recordContract, recordShapes } from '../records/record-contract';
import { priceAdjustmentFields } from '../reference/price-adjustment-fields';
import { programFields, programGroupFields } from '../reference/program-fields';
import { programDetail, programRules } from './programs.schemas';
import { ruleVersionBody, ruleVersions } from './rule-versions.schemas';

const program = recordShapes(programFields);
const ofProgram = z.object({ id: z.uuid() });

/** Programs and their groups. */
export const programsContract = {
  ...recordContract('/emet-data/prog/default', programFields),
  'GET /emet-data/prog/default': { ...program.list, query: listQuery.extend({ progId: z.uuid().optional() }) },
  'GET /emet-data/prog/default/{id}': { ...program.one, answer: programDetail },
  'POST /emet-data/prog/default': { ...program.save, answer: programDetail },
  'GET /emet-data/prog/rules': { answer: programRules },
  'GET /emet-data/prog/default/{id}/rule-versions': { params: ofProgram, answer: ruleVersions },
  'POST /emet-data/prog/default/{id}/rule-versions': {
    params: ofProgram,
    body: ruleVersionBody,
    maxBody: bodyLimits.record,
    answer: ruleVersions,
  },
  'DELETE /emet-data/prog/default/{id}/rule-versions/{versionId}': {
    params: ofProgram.extend({ versionId: z.uuid() }),
    query: z.object({ version: z.coerce.number<number | string>().int() }),
    answer: ruleVersions,
  },
  ...recordContract('/emet-data/prog/group', programGroupFields),
  ...recordContract('/emet-data/price-adjustment', priceAdjustmentFields),
} satisfies Contract;

export type ProgramsContract = typeof programsContract;
