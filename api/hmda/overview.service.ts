import { sql } from 'kysely';
import { editKind, editText } from '../../domain/hmda/edits/edit-text';
import { type FileTotals, fileFindings } from '../../domain/hmda/edits/file-edits';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { daysOf, type Filing } from '../../domain/hmda/transmittal';
import type { AppContext } from '../app-context';
import { registerBasis } from './register.service';
import { filedRows, isIncomplete, isQuestioned } from './register-rows';

const MADE = '1';
const PURCHASE = '1';

const count = (which: unknown) => sql<number>`(count(*) filter (where ${which}))::int`;

async function totalsOf(portal: AppContext, basis: string, filing: Filing) {
  const rows = filedRows(portal, basis, filing).clearSelect();
  const totals = await rows
    .select([
      sql<number>`count(*)::int`.as('loans'),
      sql<number>`count(found.loan_num)::int`.as('checked'),
      count(isIncomplete).as('incomplete'),
      count(isQuestioned).as('questioned'),
      count(sql`found.purpose = ${PURCHASE}`).as('purchases'),
      count(sql`found.purpose = ${PURCHASE} and record.action = ${MADE}`).as('purchasesMade'),
      count(sql`found.preapproval = '1'`).as('preapprovals'),
      count(sql`found.is_low_income`).as('lowIncomes'),
    ])
    .executeTakeFirstOrThrow();
  const actions = await rows
    .select(['record.action', sql<number>`count(*)::int`.as('loans')])
    .groupBy('record.action')
    .orderBy('record.action')
    .execute();
  const repeated = rows
    .select([sql<boolean>`bool_or(record.action = ${MADE})`.as('is_made')])
    .where('found.uli', '<>', '')
    .groupBy('found.uli')
    .having(sql<boolean>`count(*) > 1`);
  const repeats = await portal.db
    .selectFrom(repeated.as('one'))
    .select([sql<number>`count(*)::int`.as('all'), count(sql`is_made`).as('made')])
    .executeTakeFirstOrThrow();
  return { totals, actions, repeats };
}

/** How often each edit is open, most frequent first. */
async function openEdits(portal: AppContext, basis: string, filing: Filing) {
  const rows = filedRows(portal, basis, filing).clearSelect();
  const each = rows
    .innerJoinLateral(
      sql<{
        edit: string;
      }>`(select distinct one ->> 'edit' as edit from jsonb_array_elements(found.findings) one)`.as<'each'>('each'),
      (join) => join.onTrue(),
    )
    .select(['each.edit', sql<number>`count(*)::int`.as('loans')])
    .groupBy('each.edit')
    .orderBy('loans', 'desc')
    .orderBy('each.edit');
  return each.execute();
}

const described = (edit: string) => ({ edit, kind: editKind(edit), text: editText(edit) });

/** The register of a filing: how many loans with which action, and the open edits. */
export async function hmdaOverviewOf(portal: AppContext, filing: Filing): Promise<HmdaOverview> {
  const { institution, basis } = await registerBasis(portal);
  const { totals, actions, repeats } = await totalsOf(portal, basis, filing);
  const { loans, checked, incomplete, questioned, ...others } = totals;
  const file: FileTotals = {
    ...others,
    rows: loans,
    byAction: Object.fromEntries(actions.map(({ action, loans: rows }) => [action ?? '', rows])),
    repeatedUlis: repeats.all,
    repeatedUlisMade: repeats.made,
  };
  const edits = await openEdits(portal, basis, filing);
  return {
    ...daysOf(filing),
    ...{ loans, checked, incomplete, questioned },
    actions: actions.map(({ action, loans: rows }) => ({ action: action ?? '', loans: rows })),
    fileEdits: fileFindings({ institution, filing, totals: file }).map(described),
    edits: edits.map(({ edit, loans: rows }) => ({ ...described(edit), loans: rows })),
  };
}
