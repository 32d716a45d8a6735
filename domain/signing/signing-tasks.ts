import type { SigningPackage } from './signing.schemas';

/** What staff have to do about packages that borrowers sign. */
export const signingTasks = ['signingPaper', 'signingDeclined', 'signingExpired'] as const;
export type SigningTask = (typeof signingTasks)[number];

type Seen = Pick<SigningPackage, 'kind' | 'title' | 'state' | 'sentAt' | 'paperDueAt' | 'paperMailedOn'> & {
  readonly signers: readonly Pick<SigningPackage['signers'][number], 'ended'>[];
};

function taskOf({ state, paperDueAt, paperMailedOn, signers }: Seen): SigningTask | null {
  if (state === 'voided' || state === 'signed') return null;
  // Who asked for paper gets it, also if another signer declines.
  const isAsked = signers.some(({ ended }) => ended === 'paper' || ended === 'withdrawn');
  if (state === 'declined' && (!isAsked || paperMailedOn !== null)) return 'signingDeclined';
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
