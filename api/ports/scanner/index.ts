import type { Config } from '../../../config/config';
import { createClamdScanner } from './clamd';
import type { Scanner } from './scanner';

/** clamd scans 30 MB in a few seconds, and may have other files before it. Meanwhile, the file keeps memory that others wait for. */
const SILENCE_MS = 15_000;

/** The scanner for uploads; null if none is configured. */
export function createScanner({ clamd }: Pick<Config, 'clamd'>): Scanner | null {
  return clamd === undefined ? null : createClamdScanner({ address: clamd, silenceMs: SILENCE_MS });
}
