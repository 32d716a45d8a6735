import type { SigningPackage } from './signing.schemas';

/** What staff have to do about packages that borrowers sign. */
export const signingTasks = ['signingPaper', 'signingDeclined', 'signingExpired'] as const;
export type SigningTask = (typeof signingTasks)[number];

type Seen = Pick<SigningPackage, 'kind' | 'title' | 'state' | 'sentAt' | 'paperDueAt' | 'paperMailedOn'>;

function taskOf({ state, paperDueAt, paperMailedOn }: Seen): SigningTask | null {
  if (state === 'voided' || state === 'signed') return null;
  if (state === 'declined') return 'signingDeclined';
  if (paperDueAt !== null && paperMailedOn === null) return 'signingPaper';
  return state === 'expired' && paperMailedOn === null ? 'signingExpired' : null;
}

/** The tasks of a loan's packages. A later package with the same purpose and title takes the place of the one before. */
export function tasksOf(packages: readonly Seen[]): SigningTask[] {
  const latest = new Map<string, Seen>();
  for (const each of packages) {
    const key = `${each.kind} ${each.title}`;
    const known = latest.get(key);
    if (!known || known.sentAt < each.sentAt) latest.set(key, each);
  }
  const found = new Set([...latest.values()].map(taskOf));
  return signingTasks.filter((task) => found.has(task));
}
