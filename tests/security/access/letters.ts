import { defaultUiAccess } from '../../../config/roles';
import { letterPath, letterSubjects } from '../../../domain/access/page-letters';
import type { LetterChange } from '../../../domain/access/role.schemas';
import { allRoles } from '../../../domain/access/roles';
import { type SecurityPortal, userOf } from '../support/security-portal';
import type { Letters } from './expected-answer';

const letterOf = (page: string, role: string): 'r' | 'w' | null => {
  const letter = defaultUiAccess.find(({ connectPortal }) => connectPortal === page)?.[role];
  return letter === 'r' || letter === 'w' ? letter : null;
};

const allLetters = (letterFor: (page: string, role: string) => 'r' | 'w' | null): Letters =>
  Object.fromEntries(
    allRoles.map((role) => [
      role,
      Object.fromEntries(letterSubjects.map((subject) => [subject, letterFor(letterPath(subject), role) ?? undefined])),
    ]),
  );

/** The letters with which a portal starts. */
export const firstLetters: Letters = allLetters(letterOf);

/** Numbers from 0 to 2 that look random and depend on the seed alone. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % 3;
  };
}

/** Has an administrator set every letter at random, and returns the new ones. */
export async function scrambleLetters(portal: SecurityPortal, seed: number): Promise<Letters> {
  const roll = dice(seed);
  const changes: LetterChange[] = letterSubjects.map(letterPath).flatMap((connectPortal) =>
    allRoles.map((role) => ({
      ...{ connectPortal, role, before: letterOf(connectPortal, role) },
      after: ([null, 'r', 'w'] as const)[roll()] ?? null,
    })),
  );
  const answer = await portal.send({
    ...{ method: 'POST', path: '/api/emet-data/access/ui', token: userOf(portal, 'Administrator').token },
    body: JSON.stringify({ changes }),
  });
  if (answer.status !== 200) throw new Error(`The letters were not changed: ${answer.text}`);
  const after = new Map(changes.map(({ connectPortal, role, after: letter }) => [`${role} ${connectPortal}`, letter]));
  return allLetters((page, role) => after.get(`${role} ${page}`) ?? null);
}
