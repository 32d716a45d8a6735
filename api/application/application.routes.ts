import type { Call } from '../http/call';
import { anySectionCall, sectionCalls } from './sections.routes';

/** The calls of the application area; the generic one takes what is left. */
export const applicationCalls: readonly Call[] = [...sectionCalls, anySectionCall];
