import type { Verified } from './verify';

/** What a verification says on the console, and the exit code: 0 unchanged, 1 changed, 2 nothing to verify. */
export function reportOf({ rows, anchors, last, problem }: Verified): {
  readonly text: string;
  readonly code: 0 | 1 | 2;
} {
  if (problem !== null) return { text: `The audit is NOT as the portal wrote it. ${problem}`, code: 1 };
  if (rows === 0) {
    const text =
      'Nothing was found to verify: the audit has no rows. Check that DATABASE_URL and DATA_DIR are those of the portal.';
    return { text, code: 2 };
  }
  return {
    text: `The audit is complete and unchanged: ${rows} rows up to number ${last}, ${anchors} anchors.`,
    code: 0,
  };
}
