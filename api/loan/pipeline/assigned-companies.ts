import type { Kysely } from 'kysely';
import type { PipelineQuery } from '../../../domain/loan/pipeline.schemas';
import type { PortalDb } from '../../db/portal-db';
import { type Asker, assigneeOf } from './requested-page';

/** The companies of a user as an earlier call of this process read them. */
const known = new WeakMap<object, Map<string, readonly string[]>>();
const MAX_USERS = 5000;
const MAX_TRIES = 4;

/** Lets a statement compare the companies that it was made with. */
interface Confirm {
  readonly assignee: string;
  /** Throws unless these, read at the moment of the statement, are the same. */
  check(companies: readonly string[] | null): void;
}

class CompaniesChanged extends Error {
  constructor(readonly companies: readonly string[]) {
    super('The companies of the user changed.');
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((company, index) => company === b[index]);

/**
 * Finds something that depends on the companies in whose loans a user is assigned, without reading them first: with those that were
 * last known, in a statement that also reads them, and again if they have changed.
 */
export async function withCompanies<Found>(
  db: Kysely<PortalDb>,
  parameters: PipelineQuery,
  asker: Asker,
  find: (companies: readonly string[], confirm: Confirm | null) => Promise<Found>,
): Promise<Found> {
  const assignee = assigneeOf(parameters, asker);
  if (assignee === null) return find([], null);
  const users = known.get(db) ?? new Map<string, readonly string[]>();
  known.set(db, users);
  for (let tries = 1; ; tries += 1) {
    const companies = users.get(assignee) ?? [];
    const check = (now: readonly string[] | null) => {
      if (now !== null && !same(now, companies)) throw new CompaniesChanged(now);
    };
    try {
      return await find(companies, { assignee, check });
    } catch (error) {
      if (!(error instanceof CompaniesChanged) || tries === MAX_TRIES) throw error;
      if (users.size >= MAX_USERS) users.clear();
      users.set(assignee, error.companies);
    }
  }
}
