import { sql } from 'kysely';
import { editKind, editText } from '../../domain/hmda/edits/edit-text';
import { type FiledTotals, type FileTotals, fileFindings, questionedTotals } from '../../domain/hmda/edits/file-edits';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { daysOf, type Filing } from '../../domain/hmda/transmittal';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { confirmationOf, confirmationsOf, filingSubject, storeConfirmation } from './confirmations';
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
      }>`(select distinct one ->> 'edit' as edit from jsonb_array_elements(found.findings) one where not one ? 'confirmed')`.as<'each'>(
        'each',
      ),
      (join) => join.onTrue(),
    )
    .select(['each.edit', sql<number>`count(*)::int`.as('loans')])
    .groupBy('each.edit')
    .orderBy('loans', 'desc')
    .orderBy('each.edit');
  return each.execute();
}

const described = (edit: string) => ({ edit, kind: editKind(edit), text: editText(edit) });

/** The file of a filing as its edits read it, and what was counted for it. */
async function filedOf(portal: AppContext, filing: Filing) {
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
  const counts = { loans, checked, incomplete, questioned };
  return { basis, counts, actions, filed: { institution, filing, totals: file } };
}

/** The edits that the file as a whole does not pass, with what was confirmed of its totals as they are. */
async function fileEditsOf(portal: AppContext, filed: FiledTotals): Promise<HmdaOverview['fileEdits']> {
  const subject = filingSubject(filed.filing);
  const confirmations = await confirmationsOf(portal, [subject]);
  return fileFindings(filed).map((edit) => {
    const given = confirmationOf(confirmations, subject, edit, questionedTotals(edit, filed));
    return { ...described(edit), confirmed: given?.confirmed ?? null, reason: given?.reason ?? null };
  });
}

/** The register of a filing: how many loans with which action, and the open edits. */
export async function hmdaOverviewOf(portal: AppContext, filing: Filing): Promise<HmdaOverview> {
  const { basis, counts, actions, filed } = await filedOf(portal, filing);
  const edits = await openEdits(portal, basis, filing);
  return {
    ...daysOf(filing),
    ...counts,
    actions: actions.map(({ action, loans: rows }) => ({ action: action ?? '', loans: rows })),
    fileEdits: await fileEditsOf(portal, filed),
    edits: edits.map(({ edit, loans: rows }) => ({ ...described(edit), loans: rows })),
  };
}

/** Confirms the totals that a quality edit of the file questions, or takes that back. Throws 409 if the file passes the edit now. */
export async function confirmFileEdit(
  portal: AppContext,
  caller: Caller,
  { filing, edit, reason }: { readonly filing: Filing; readonly edit: string; readonly reason: string | null },
): Promise<HmdaOverview> {
  const { counts, filed } = await filedOf(portal, filing);
  const values = counts.checked === counts.loans ? questionedTotals(edit, filed) : undefined;
  if (values === undefined) throw refuse('conflict', 'hmda-edit-passed');
  await portal.db
    .transaction()
    .execute((trx) => storeConfirmation(portal, trx, caller, { subject: filingSubject(filing), edit, values, reason }));
  return hmdaOverviewOf(portal, filing);
}
