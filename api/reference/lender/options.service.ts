import type { Kysely } from 'kysely';
import type { RetiredCodes } from '../../../domain/application/change/change-checker';
import type { Option, OptionRecord, OptionSave } from '../../../domain/lender/options.schemas';
import { codeLists, isCode, isCodeListName } from '../../../domain/loan/codes/code-lists';
import { isOptionList } from '../../../domain/reference/option-lists';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { invalid, notFound } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { stale } from '../../http/records';
import type { OptionChanges } from '../lender.tables';

type Db = Kysely<PortalDb>;

interface StoredOptions {
  readonly version: number;
  readonly options: OptionChanges;
}

function optionsIn(list: string, { version, options }: StoredOptions): readonly Option[] {
  const labels: Readonly<Record<string, string>> = isCodeListName(list) ? codeLists[list] : {};
  return Object.entries(labels).map(([code, label]) => {
    const ownLabel = options[code]?.label ?? null;
    return { list, code, label: ownLabel ?? label, ownLabel, active: options[code]?.active !== false, version };
  });
}

async function storedOptions(db: Db, list: string, locked = false): Promise<StoredOptions> {
  const query = db.selectFrom('portal.option_lists').select(['version', 'options']).where('code', '=', list);
  return (await (locked ? query.forUpdate() : query).executeTakeFirst()) ?? { version: 0, options: {} };
}

/** The codes of a list in order. Throws `not-found` if there is no list with this name. */
export async function optionsOf(db: Db, list: string): Promise<readonly Option[]> {
  if (!isCodeListName(list)) throw notFound('no-code-list');
  return optionsIn(list, await storedOptions(db, list));
}

const recordFrom = (list: string, stored: StoredOptions): OptionRecord => ({
  id: list,
  version: stored.version,
  options: optionsIn(list, stored),
});

/** A list that a lender can change. Throws `not-found` for any other. */
export async function optionRecord(db: Db, list: string): Promise<OptionRecord> {
  if (!isOptionList(list)) throw notFound('no-code-list');
  return recordFrom(list, await storedOptions(db, list));
}

/** All codes that the lender relabeled or retired, in all lists. */
export async function changedOptions(db: Db): Promise<readonly Option[]> {
  const rows = await db.selectFrom('portal.option_lists').select(['code', 'version', 'options']).execute();
  return rows.flatMap((row) => optionsIn(row.code, row).filter(({ code }) => Object.hasOwn(row.options, code)));
}

/** The codes of a list that the lender has retired. */
export const retiredIn = (options: OptionChanges): string[] =>
  Object.keys(options).filter((code) => options[code]?.active === false);

/** The codes that the lender has retired, by list. */
export async function retiredCodes(db: Db): Promise<RetiredCodes> {
  const rows = await db.selectFrom('portal.option_lists').select(['code', 'options']).execute();
  return new Map(rows.map(({ code, options }) => [code, retiredIn(options)]));
}

function changesIn(list: string, options: readonly OptionSave[]): OptionChanges {
  const unknown = options.filter(({ code }) => !isCodeListName(list) || !isCode(list, code));
  if (unknown.length > 0) {
    throw invalid('fields-not-valid', Object.fromEntries(unknown.map(({ code }) => [code, 'no-such-code'])));
  }
  const entries = options.map(({ code, ownLabel, active }) => {
    const label = ownLabel?.trim();
    return [code, { ...(label ? { label } : {}), ...(active ? {} : { active: false as const }) }] as const;
  });
  return Object.fromEntries(entries.filter(([, change]) => Object.keys(change).length > 0));
}

const auditedOptions = (options: OptionChanges): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).map(([code, { label, active }]) => [
      code,
      [label, active === false ? 'not in use' : null].filter(Boolean).join(' · '),
    ]),
  );

/** Saves the complete labels and used codes of a list. */
export function saveOptions(
  db: Db,
  {
    list,
    version,
    options,
  }: { list: string; version: number | undefined; options?: readonly OptionSave[] | undefined },
  caller: Caller<Author>,
): Promise<OptionRecord> {
  return db.transaction().execute(async (trx) => {
    if (!isOptionList(list)) throw notFound('no-code-list');
    await trx
      .insertInto('portal.option_lists')
      .values({ code: list, version: 0, options: '{}' })
      .onConflict((of) => of.doNothing())
      .execute();
    const before = await storedOptions(trx, list, true);
    if (version !== before.version) throw stale(recordFrom(list, before));
    if (!options) return recordFrom(list, before);
    const next = changesIn(list, options);
    const after = { version: before.version + 1, options: next };
    if (optionsIn(list, after).every(({ active }) => !active)) throw invalid('all-inactive');
    await trx
      .updateTable('portal.option_lists')
      .set({ version: after.version, options: JSON.stringify(next) })
      .where('code', '=', list)
      .execute();
    await audit(trx, caller, {
      action: 'option.change',
      subject: `option:${list}`,
      before: auditedOptions(before.options),
      after: auditedOptions(next),
    });
    return recordFrom(list, after);
  });
}
