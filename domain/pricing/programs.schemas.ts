import { z } from 'zod';
import { recordAnswer } from '../records/record-answer.schemas';
import { programFields } from '../reference/program-fields';
import type { Program } from './program';

/** The portal checked the rules when it took them: only the outline is described. */
const rules = z.record(z.string(), z.unknown()) as z.ZodType as z.ZodType<Program>;

/** A program with the rules that it is priced by. */
export const programDetail = recordAnswer(programFields).and(z.object({ definition: rules }));

/** Rules that a new program can be made with. */
export const programRules = z.array(z.object({ id: z.string(), name: z.string() }));
