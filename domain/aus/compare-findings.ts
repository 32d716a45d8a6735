import type { Finding } from './run.schemas';

/** How a message differs from the previous run of its system; null without a previous run, or if it is the same. */
export type FindingChange = 'new' | 'changed' | 'gone' | null;

export interface ComparedFinding {
  readonly finding: Finding;
  readonly change: FindingChange;
}

const textOf = ({ text }: Finding): string => JSON.stringify(text);

/** The messages of a run with their difference from the previous one, and those that are gone. */
export function compareFindings(
  latest: readonly Finding[],
  previous: readonly Finding[] | undefined,
): ComparedFinding[] {
  if (previous === undefined) return latest.map((finding) => ({ finding, change: null }));
  const before = new Map(previous.map((finding) => [finding.key, finding]));
  const now = new Set(latest.map(({ key }) => key));
  const changeOf = (finding: Finding): FindingChange => {
    const old = before.get(finding.key);
    if (!old) return 'new';
    return textOf(old) === textOf(finding) ? null : 'changed';
  };
  return [
    ...latest.map((finding) => ({ finding, change: changeOf(finding) })),
    ...previous.filter(({ key }) => !now.has(key)).map((finding) => ({ finding, change: 'gone' as const })),
  ];
}
