import { type Kysely, sql } from 'kysely';
import { openJson, type SealedPlace, type StoredJson, sealJson } from './sealed-json';
import type { RenewedBatch, SealedStore } from './sealed-store';
import { SealedValueError, type Vault } from './vault';

/** What every sealed text begins with, whatever its key. */
const SEALED_PREFIX = 'enc1.';
/** Rows of one batch, which is read and stored with one statement each. */
const BATCH = 200;

type Row = Readonly<Record<string, unknown>>;

/** A table with sealed columns. */
export interface SealedTable {
  /** With its schema. */
  readonly name: string;
  /** The column of the primary key. */
  readonly key: string;
  /** Further columns that contexts name. */
  readonly names?: readonly string[];
  /** The sealed columns, each with the context of its value in a row. */
  readonly columns: Readonly<Record<string, (row: Row) => SealedPlace>>;
  /** The places have the version of the row. */
  readonly versioned?: true;
}

/** A table for a rotation, which knows whether it still has values of an earlier version of the portal. */
export interface SealedTableStore extends SealedStore {
  /** With its schema. */
  readonly name: string;
  /** Whether it has plain values, or some that are not in their present form. */
  hasEarlier(): Promise<boolean>;
}

/** Where the database has these tables, and what seals them. */
export interface SealedDatabase<Db> {
  readonly db: Kysely<Db>;
  readonly vault: Vault;
}

/** A row of which something is plain or sealed with an earlier key. */
interface OldRow extends Row {
  readonly at: string;
  readonly row_version: string;
}

/** The table for a rotation. A row that someone changes at the same time is left as it is: they have sealed it with the current key. */
export function sealedTable<Db>({ db, vault }: SealedDatabase<Db>, table: SealedTable): SealedTableStore {
  const { name, key, names = [], columns, versioned = false } = table;
  const sealed = Object.entries(columns);
  const from = sql.table(name);

  async function exists(): Promise<boolean> {
    const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db);
    return rows[0]?.there === true;
  }

  const lacks = (column: string, prefix: string) => {
    const text = sql`coalesce(${sql.ref(column)} ->> ${versioned ? 'versioned' : 'sealed'}::text, '')`;
    return sql`(jsonb_typeof(${sql.ref(column)}) <> 'null' and not starts_with(${text}, ${prefix}))`;
  };
  const anyLacks = (prefix: string) =>
    sql.join(
      Object.keys(columns).map((column) => lacks(column, prefix)),
      sql` or `,
    );

  async function hasEarlier(): Promise<boolean> {
    if (!(await exists())) return false;
    const { rows } = await sql<{ some: boolean }>`
      select exists (select from ${from} where ${anyLacks(SEALED_PREFIX)}) as some`.execute(db);
    return rows[0]?.some === true;
  }

  /** The next rows in the order of their keys. */
  async function oldRows(after: string | null): Promise<readonly OldRow[]> {
    const read = [key, ...names, ...(versioned ? ['version'] : []), ...Object.keys(columns)].map((column) =>
      sql.ref(column),
    );
    const { rows } = await sql<OldRow>`
      select ${sql.join(read)}, ${sql.ref(key)}::text as at, xmin::text as row_version from ${from}
      where (${anyLacks(vault.prefix)}) and ${after === null ? sql`true` : sql`${sql.ref(key)} > ${after}`}
      order by ${sql.ref(key)} limit ${BATCH}`.execute(db);
    return rows;
  }

  /** The sealed values of a row. */
  const renewedValues = (row: OldRow): Row =>
    Object.fromEntries(
      sealed.map(([column, contextOf]) => {
        const value: StoredJson<unknown> = row[column];
        if (value === null || value === undefined) return [column, null];
        const context = contextOf(row);
        return [column, sealJson(vault, openJson(vault, value, context), context)];
      }),
    );

  async function store(row: OldRow, values: Row): Promise<boolean> {
    const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}::jsonb`);
    const { numAffectedRows } = await sql`
      update ${from} set ${sql.join(set)}
      where ${sql.ref(key)} = ${row.at} and xmin = ${row.row_version}::xid`.execute(db);
    return numAffectedRows === 1n;
  }

  async function renewBatch(rows: readonly OldRow[]): Promise<RenewedBatch> {
    const problems: string[] = [];
    let renewed = 0;
    for (const row of rows) {
      try {
        if (await store(row, renewedValues(row))) renewed += 1;
      } catch (error) {
        if (!(error instanceof SealedValueError)) throw error;
        problems.push(error.message);
      }
    }
    return { checked: rows.length, renewed, problems };
  }

  async function* renew(): AsyncIterable<RenewedBatch> {
    if (!(await exists())) return;
    for (let after: string | null = null; ; ) {
      const rows = await oldRows(after);
      if (rows.length === 0) return;
      yield await renewBatch(rows);
      after = rows.at(-1)?.at ?? null;
    }
  }

  return { name, renew, hasEarlier };
}
