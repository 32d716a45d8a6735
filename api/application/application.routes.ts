import type { Call } from '../http/call';
import { changeLogCalls } from './change-log.routes';
import { anySectionCall, sectionCalls } from './sections.routes';

/** The calls of the application area; the generic one takes what is left. */
export const applicationCalls: readonly Call[] = [...changeLogCalls, ...sectionCalls, anySectionCall];
