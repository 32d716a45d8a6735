import type { Call } from '../http/call';
import { borrowersCalls } from './borrowers.routes';
import { changeLogCalls } from './change-log.routes';
import { logCalls } from './logs.routes';
import { requirementsCalls } from './requirements.routes';
import { anySectionCall, sectionCalls } from './sections.routes';
import { termsCalls } from './terms.routes';
import { vestingCalls } from './vesting.routes';

/** The calls of the application area. The generic section call is last, because it matches every remaining name. */
export const applicationCalls: readonly Call[] = [
  ...changeLogCalls,
  ...logCalls,
  ...termsCalls,
  ...borrowersCalls,
  ...vestingCalls,
  ...requirementsCalls,
  ...sectionCalls,
  anySectionCall,
];
