import type { Kysely } from 'kysely';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import type { PortalDb } from '../../db/portal-db';
import { notFound } from '../../http/app-error';
import { replacedBy, type StoredProgram, withChanges } from './versioned-program';

type Db = Kysely<PortalDb>;

const storedPrograms = (db: Db, id: string) =>
  db
    .selectFrom('portal.programs as program')
    .innerJoin('portal.program_rules as rule', 'rule.id', 'program.rules')
    .selectAll('program')
    .select('rule.definition')
    .where('program.id', '=', id);

/** A program with the rules that it was made with. */
export const storedProgramOrNone = (db: Db, id: string): Promise<StoredProgram | undefined> =>
  storedPrograms(db, id).executeTakeFirst();

/** The same. Throws if there is none. */
export async function storedProgram(db: Db, id: string, locked = false): Promise<StoredProgram> {
  const query = storedPrograms(db, id);
  const found = await (locked ? query.forUpdate('program') : query).executeTakeFirst();
  if (!found) throw notFound('no-record');
  return found;
}

/** Versions that are not in effect yet, the earliest first; of one program or all. */
export const comingVersions = (db: Db, programId?: string) =>
  db
    .selectFrom('portal.rule_versions')
    .selectAll()
    .where('applied_at', 'is', null)
    .$if(programId !== undefined, (query) => query.where('program_id', '=', programId ?? ''))
    .orderBy('effective_from')
    .execute();

const nameOf = (row: {
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}): string | null => row.display_name ?? ([row.first_name, row.last_name].filter(Boolean).join(' ') || null);

/** The versions of a program's rules: those to come, and then the others from the latest on. */
export async function versionsOf(db: Db, programId: string): Promise<RuleVersion[]> {
  const [program, rows] = await Promise.all([
    storedProgram(db, programId),
    db
      .selectFrom('portal.rule_versions as record')
      .leftJoin('portal.users as author', 'author.login', 'record.saved_by')
      .selectAll('record')
      .select(['author.display_name', 'author.first_name', 'author.last_name'])
      .where('record.program_id', '=', programId)
      .orderBy('record.effective_from')
      .execute(),
  ]);
  let next = program;
  const versions = rows.map((row): RuleVersion => {
    const before = row.before ?? replacedBy(next, row.changes);
    if (row.applied_at === null) next = withChanges(next, row.changes);
    return {
      ...{ id: row.id, version: row.version, effectiveFrom: row.effective_from, note: row.note },
      ...{ changes: row.changes, before, byName: nameOf(row) ?? row.saved_by, at: row.saved_at.toISOString() },
      appliedAt: row.applied_at?.toISOString() ?? null,
    };
  });
  const isComing = ({ appliedAt }: RuleVersion): boolean => appliedAt === null;
  return [...versions.filter(isComing), ...versions.filter((one) => !isComing(one)).reverse()];
}
