import type { Config } from '../../../config/config';
import { createClamdScanner } from './clamd';
import type { Scanner } from './scanner';

/** clamd scans 30 MB in a few seconds, and may have other files before it. */
const TIMEOUT_MS = 60_000;

/** The scanner for uploads; null if none is configured. */
export function createScanner({ clamd }: Pick<Config, 'clamd'>): Scanner | null {
  return clamd === undefined ? null : createClamdScanner({ address: clamd, timeoutMs: TIMEOUT_MS });
}
