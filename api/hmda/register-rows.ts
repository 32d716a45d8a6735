import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { daysOf, type Filing } from '../../domain/hmda/transmittal';
import { ownValue } from '../../domain/tables/own-value';
import type { AppContext } from '../app-context';
import { days, type ListFilter, oneOf, search } from '../http/list-filters';
import type { List } from '../http/list-query';

const isChecked = sql<boolean>`(found.loan_num is not null)`;
/** Findings that were not confirmed. */
const OPEN = '$[*] ? (!exists(@.confirmed))';
const hasEdit = (pattern: string) =>
  sql<SqlBool>`coalesce(jsonb_path_exists(found.findings, ${`${OPEN} ? (@.edit like_regex "${pattern}")`}::jsonpath), false)`;
/** A syntactical or validity edit, and a quality edit. */
export const isIncomplete = hasEdit('^[SV]');
const isQuestioned = sql<SqlBool>`(${hasEdit('^Q')} and not ${isIncomplete})`;

const results: Readonly<Record<string, ReturnType<typeof sql<SqlBool>>>> = {
  incomplete: isIncomplete,
  questioned: isQuestioned,
  clean: sql<SqlBool>`(${isChecked} and not ${hasEdit('.')})`,
  unchecked: sql<SqlBool>`(not ${isChecked})`,
};

const result: ListFilter = z
  .enum(['incomplete', 'questioned', 'clean', 'unchecked'])
  .transform((name) => ownValue(results, name) ?? sql<SqlBool>`false`);

const edit: ListFilter = z
  .string()
  .max(10)
  .transform(
    (id) =>
      sql<SqlBool>`coalesce(jsonb_path_exists(found.findings, ${`${OPEN} ? (@.edit == $id)`}::jsonpath, ${JSON.stringify({ id })}::jsonb), false)`,
  );

/** Loans with a final action, as a list. */
export const registerList: List = {
  unit: 'loans',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    action: 'record.action',
    actionDate: 'record.action_date',
    edits: sql`coalesce(jsonb_array_length(jsonb_path_query_array(found.findings, ${OPEN}::jsonpath)), 0)`,
  },
  filters: {
    q: search('record.loan_num', 'loan.borrower_key'),
    action: oneOf('record.action'),
    actionDate: days('record.action_date'),
    result,
    edit,
  },
  first: ['actionDate', 'ASC'],
  key: 'record.loan_num',
};

/** The loans with a final action, each with its check, if that is of the loan as it is now. */
export const registerRows = ({ db }: Pick<AppContext, 'db'>, basis: string) =>
  db
    .selectFrom('portal.final_actions as record')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .leftJoin('portal.hmda_checks as found', (join) =>
      join
        .onRef('found.loan_num', '=', 'record.loan_num')
        .onRef('found.version', '=', 'record.version')
        .on('found.basis', '=', basis),
    )
    .where('record.action', 'is not', null)
    .where('record.action_date', 'is not', null)
    .select([
      ...(['record.loan_num', 'record.version', 'record.action', 'record.action_date', 'found.findings'] as const),
      ...(['loan.aBFirstNm', 'loan.aBLastNm'] as const),
      isChecked.as('is_checked'),
    ]);

/** Those of a filing. */
export function filedRows(portal: Pick<AppContext, 'db'>, basis: string, filing: Filing) {
  const { first, last } = daysOf(filing);
  return registerRows(portal, basis).where('record.action_date', '>=', first).where('record.action_date', '<=', last);
}

export { isChecked, isQuestioned };
