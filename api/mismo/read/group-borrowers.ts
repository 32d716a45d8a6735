import type { Owner } from '../../../domain/loan/records';
import { message } from '../../../domain/messages/message';
import { type Notes, warn } from './report';

/** The facts that show how the borrowers of a file belong together. */
export interface BorrowerFacts {
  readonly married: boolean;
  /** The current home as text, for comparison; '' if the file has none. */
  readonly home: string;
  /** MISMO's `BorrowerClassificationType`: Primary, Secondary, or '' if missing. */
  readonly classification: string;
}

export interface BorrowerLinks {
  /** Pairs of borrowers that share a credit report: the additional one first, then the primary one. */
  readonly jointCredit: readonly (readonly [number, number])[];
  /** Pairs of borrowers that own something together, once for each thing. */
  readonly jointOwners: readonly (readonly [number, number])[];
}

/**
 * Groups up to four borrowers, in file order, into one or two applications of a borrower and a co-borrower. The first matching
 * rule applies:
 * 1. Joint credit reports (`ROLE_SharesJointCreditReportWith_ROLE`) show who applies together; the arc points to the borrower.
 * 2. If every borrower is classified, a Primary starts an application and a Secondary joins the last one with room.
 * 3. Two borrowers are one application.
 * 4. Three or four: the pairs that are most likely couples (married with a common home, common home, joint ownership),
 * otherwise in file order, with a warning because nothing in the file decides it.
 */
export function groupBorrowers(borrowers: readonly BorrowerFacts[], links: BorrowerLinks, notes: Notes): Owner[] {
  const groups =
    byJointCredit(borrowers.length, links.jointCredit) ??
    byClassification(borrowers) ??
    (borrowers.length <= 2 ? [indexes(borrowers.length)] : byLikeness(borrowers, links, notes));
  const owners: Owner[] = [];
  groups.forEach((group, application) => {
    group.forEach((index, place) => {
      owners[index] = `${application === 0 ? '0' : '1'}${place === 0 ? 'B' : 'C'}`;
    });
  });
  return owners;
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function byJointCredit(count: number, pairs: BorrowerLinks['jointCredit']): number[][] | undefined {
  const taken = new Set<number>();
  const groups: number[][] = [];
  for (const [additional, primary] of pairs) {
    if (additional === primary || taken.has(additional) || taken.has(primary)) continue;
    taken.add(additional).add(primary);
    groups.push([primary, additional]);
  }
  if (groups.length === 0) return undefined;
  const alone = indexes(count).filter((index) => !taken.has(index));
  // Two people without joint credit fill the second application if two separate ones would be too many.
  const rest = groups.length + alone.length > 2 ? pairUp(alone) : alone.map((index) => [index]);
  const all = [...groups, ...rest].sort((a, b) => Math.min(...a) - Math.min(...b));
  return all.length <= 2 ? all : undefined;
}

function pairUp(alone: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (let at = 0; at < alone.length; at += 2) groups.push(alone.slice(at, at + 2));
  return groups;
}

function byClassification(borrowers: readonly BorrowerFacts[]): number[][] | undefined {
  if (!borrowers.every(({ classification }) => classification === 'Primary' || classification === 'Secondary')) {
    return undefined;
  }
  const groups: number[][] = [];
  borrowers.forEach(({ classification }, index) => {
    const last = groups.at(-1);
    if (classification === 'Secondary' && last && last.length < 2) last.push(index);
    else groups.push([index]);
  });
  return groups.length <= 2 ? groups : undefined;
}

/** All ways to group three or four people into two applications. */
const matchings: Readonly<Record<number, readonly number[][][]>> = {
  3: [
    [[0, 1], [2]],
    [[0], [1, 2]],
    [[0, 2], [1]],
  ],
  4: [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 3],
      [1, 2],
    ],
  ],
};

function byLikeness(borrowers: readonly BorrowerFacts[], links: BorrowerLinks, notes: Notes): number[][] {
  const likeness = (first: number, second: number) => {
    const a = borrowers[first];
    const b = borrowers[second];
    if (!a || !b) return 0;
    const oneHome = a.home !== '' && a.home === b.home;
    const together = links.jointOwners.some(([x, y]) => (x === first && y === second) || (x === second && y === first));
    return (oneHome && a.married && b.married ? 4 : 0) + (oneHome ? 2 : 0) + (together ? 1 : 0);
  };
  const scored = (matchings[borrowers.length] ?? []).map((groups) => ({
    groups,
    score: groups.reduce(
      (sum, [first, second]) => sum + (second === undefined || first === undefined ? 0 : likeness(first, second)),
      0,
    ),
  }));
  const best = scored.reduce((so, one) => (one.score > so.score ? one : so));
  const groups = best.groups.map((group) => group.map((index) => index + 1).join(' + ')).join('; ');
  warn(notes, message(best.score > 0 ? 'grouped-by-home' : 'grouped-in-order', { groups }));
  return best.groups;
}
