import type { Generated } from 'kysely';
import type { RecordFields, RecordValues } from '../../domain/records/record-fields';

/** The column of a field: `nmls_id` of `nmlsId`. */
type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

/** The row of a table of records, from its fields. `Defaulted` are the fields for which the database has a default. */
export type RecordRow<F extends RecordFields, Defaulted extends keyof F = never> = {
  id: Generated<string>;
  version: Generated<number>;
} & {
  [Name in keyof F & string as ColumnName<Name>]: Name extends Defaulted
    ? Generated<RecordValues<F>[Name]>
    : RecordValues<F>[Name];
};
