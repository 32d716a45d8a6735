import type { Call } from '../http/call';
import { publicFileCalls } from './public.routes';
import { readCalls } from './read.routes';
import { writeCalls } from './write.routes';

/** The portal's own folders, and documents by ID or path. Literal paths come before those with a parameter. */
export const fileCalls: readonly Call[] = [...writeCalls, ...readCalls, ...publicFileCalls];
