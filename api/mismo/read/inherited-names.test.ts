import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { validateLoanChange } from '../../../domain/application/change/loan-change';
import { testFile, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';

const files = readdirSync(fileURLToPath(new URL('../../../tests/mismo', import.meta.url))).filter(
  (name) => !/^refused-|utf16|latin1|prefixed/.test(name),
);

/** Elements with a type, a role or a description of one. */
const typed = /<(([A-Z]+:)?\w+(Type|OtherDescription))>[^<]*</g;

describe('types of a file that are named like a property of every object', () => {
  it.each(files.flatMap((file) => ['constructor', 'toString', '__proto__'].map((name) => [file, name] as const)))(
    '%s: %s is as unknown as any other',
    (file, name) => {
      const xml = new TextDecoder().decode(testFile(file));
      // Without these, the file has no borrower or loan to read.
      const kept = /PartyRoleType|LoanRoleType/;
      const strange = xml.replace(typed, (all, tag: string) => (kept.test(tag) ? all : `<${tag}>${name}<`));
      const { document } = readMismo(new TextEncoder().encode(strange), { today });
      expect(validateLoanChange({ ...document }).fields).toEqual({});
    },
  );
});
