import type { Kysely } from 'kysely';
import type { FieldJson } from '../../../domain/loan/document';
import { parseField } from '../../../domain/loan/field-value';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import type { Problem } from '../../../domain/messages/field-texts';
import { loanDefaultNames } from '../../../domain/reference/loan-default-names';
import { type DefaultsChannel, defaultsFor, loanDefaultFields } from '../../../domain/reference/loan-defaults';
import type { LoanDefaults } from '../../../domain/reference/loan-defaults.schemas';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { invalid, notFound } from '../../http/app-error';
import type { Author, Caller } from '../../http/caller';
import { assertCurrent } from '../../http/records';
import { retiredCodes } from './options.service';

type Db = Kysely<PortalDb>;
type Values = Readonly<Record<string, FieldJson>>;

export async function loanDefaults(db: Db, channel: DefaultsChannel, locked = false): Promise<LoanDefaults> {
  const query = db.selectFrom('portal.loan_defaults').select(['version', 'fields']).where('channel', '=', channel);
  const row = await (locked ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound('no-record');
  const fields = Object.fromEntries(loanDefaultNames.map((name) => [name, row.fields[name] ?? null]));
  return { ...fields, id: channel, version: row.version } as LoanDefaults;
}

function readDefaults(sent: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, FieldJson> = {};
  const fields: Record<string, Problem> = {};
  for (const name of loanDefaultNames) {
    if (!Object.hasOwn(sent, name)) continue;
    const parsed = parseField(loanDefaultFields[name], sent[name]);
    if (parsed.ok) values[name] = parsed.value;
    else fields[name] = parsed.problem;
  }
  if (Object.keys(fields).length > 0) throw invalid('fields-not-valid', fields);
  return values;
}

/** Saves changed defaults. Existing loans do not change. */
export function saveLoanDefaults(
  db: Db,
  channel: DefaultsChannel,
  { version, ...sent }: Readonly<Record<string, unknown>> & { readonly version?: number | undefined },
  caller: Caller<Author>,
): Promise<LoanDefaults> {
  return db.transaction().execute(async (trx) => {
    const before = await loanDefaults(trx, channel, true);
    assertCurrent(version, before);
    const values = readDefaults(sent);
    if (Object.keys(values).length === 0) return before;
    const { id: _id, version: _version, ...stored } = before;
    const kept = Object.entries({ ...stored, ...values }).filter(([, value]) => value !== null);
    await trx
      .updateTable('portal.loan_defaults')
      .set({ version: before.version + 1, fields: JSON.stringify(Object.fromEntries(kept)) })
      .where('channel', '=', channel)
      .execute();
    const after = await loanDefaults(trx, channel);
    await audit(trx, caller, {
      action: 'loan-defaults.change',
      subject: `loan-defaults:${channel}`,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

/** The lender's defaults for a new loan of a channel: only fields that its creator left out, and no retired codes. */
export async function newLoanDefaults(db: Db, channel: string | null | undefined, sent: object): Promise<Values> {
  const rows = await db
    .selectFrom('portal.loan_defaults')
    .select(['channel', 'fields'])
    .where('channel', 'in', ['all', channel ?? 'all'])
    .execute();
  const retired = await retiredCodes(db);
  const inUse = ([name, value]: [string, FieldJson]): boolean =>
    !retired.get(fieldSpec(name)?.codes ?? '')?.includes(String(value));
  const of = (name: string): Values =>
    Object.fromEntries(Object.entries(rows.find((row) => row.channel === name)?.fields ?? {}).filter(inUse));
  return defaultsFor(sent, of('all'), channel ? of(channel) : {});
}
