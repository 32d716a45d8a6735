import type { Program } from '../../../domain/pricing/program';
import { conformingPrograms } from './conforming-programs';
import type { DemoProgram } from './demo-program';
import { governmentPrograms } from './government-programs';
import { jumboPrograms } from './jumbo-programs';
import { nonQmPrograms } from './non-qm-programs';
import { secondPrograms } from './second-programs';

/** Every program of the demo lender with its market; investors' names are invented. */
export const demoMarkets: readonly DemoProgram[] = [
  ...conformingPrograms,
  ...governmentPrograms,
  ...jumboPrograms,
  ...nonQmPrograms,
  ...secondPrograms,
];

/** The programs alone, in display order. */
export const demoPrograms: readonly Program[] = demoMarkets.map(({ program }) => program);
