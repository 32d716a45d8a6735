import { type Kysely, sql } from 'kysely';
import { allowedSteps, MIN_MISSPELLED_LENGTH, spellingDistance } from '../../../domain/format/spelling';
import type { PortalDb } from '../../db/portal-db';
import { runPrepared } from '../../db/prepared';
import type { Search } from './query';

/** Maximum number of alternative names per word. */
const MAX_SPELLINGS = 8;
/** Words that share enough trigrams to be compared. */
const CANDIDATES = 400;

/** The search with alternative names for each word; null if there are none. */
export async function spelledSearch(db: Kysely<PortalDb>, search: Search): Promise<Search | null> {
  const words = await Promise.all(
    search.words.map(async (word) => ({ ...word, spelled: await spellingsOf(db, word.begins) })),
  );
  return words.some((word) => word.spelled.length > 0) ? { ...search, words } : null;
}

async function spellingsOf(db: Kysely<PortalDb>, typed: string): Promise<string[]> {
  if (typed.length < MIN_MISSPELLED_LENGTH) return [];
  const similar = sql<{ word: string }>`
    select word from portal.pipeline_words
    where word % ${typed}
    order by similarity(word, ${typed}) desc, word limit ${CANDIDATES}`;
  const steps = allowedSteps(typed);
  return (await runPrepared(db, similar))
    .map(({ word }) => ({ word, distance: spellingDistance(typed, word) }))
    .filter(({ distance }) => distance <= steps)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SPELLINGS)
    .map(({ word }) => word);
}
