import { z } from 'zod';
import { recordAnswer } from '../records/record-answer.schemas';
import { programFields } from './program-fields';

/** A program with the rules that it is priced by. */
export const programDetail = recordAnswer(programFields).and(
  z.object({ definition: z.record(z.string(), z.unknown()) }),
);

/** Rules that a new program can be made with. */
export const programRules = z.array(z.object({ id: z.string(), name: z.string() }));
