import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The day on which the test files are read. */
export const today = '2026-11-21';

/** The bytes of a file in `tests/mismo`; all people in them are invented. */
export function testFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(fileURLToPath(new URL(`../../tests/mismo/${name}`, import.meta.url))));
}

/** The text of a file that is UTF-8, for making variants of it. */
export function testText(name: string): string {
  return new TextDecoder().decode(testFile(name));
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
