import { type RawBuilder, sql } from 'kysely';
import { indexColumns, type LosColumnName, losColumns } from './columns';
import type { Search } from './query';

/** A column as users see it: null for what the index stores for a missing value. */
function shownColumn(name: LosColumnName): string {
  const { type } = indexColumns[name];
  if (type === 'date') return `case when isfinite(p."${name}") then p."${name}" end as "${name}"`;
  // Decimals are texts, as in every answer.
  const text =
    type === 'numeric' ? `nullif(p."${name}", '${indexColumns[name].missing}')::text` : `nullif(p."${name}", '')`;
  return `${text} as "${name}"`;
}

/** Joins to the rows `p` of the index what is shown of each: `row_to_json(shown)` is the row of the API's answer. */
export const shownColumns: RawBuilder<unknown> = sql.raw(`
  cross join lateral (
    select p.loan_num as id, p.loan_num as "sLNm", p.version, p.tab, ${losColumns.map(shownColumn).join(', ')}
  ) shown`);

/** The JSON text of a list, or of nothing if there is no search: the names in `p` that it found, and the part of the loan number. */
export function matchedJson(search: Search | null): RawBuilder<unknown> {
  if (search === null) return sql`''`;
  const begins = search.words.map((word) => word.begins);
  const spelled = search.words.flatMap((word) => word.spelled);
  const numbers = search.loanNum === null ? [] : [search.loanNum];
  return sql`'"matched":' || array_to_json(array(
    select name from unnest(string_to_array(trim(p.search_text), ' ')) name
    where name = any(${sql.val(spelled)}::text[])
      or exists (select from unnest(${sql.val(begins)}::text[]) typed where starts_with(name, typed))
  ) || ${sql.val(numbers)}::text[])::text || ','`;
}
