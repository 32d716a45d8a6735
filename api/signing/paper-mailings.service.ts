import { sql } from 'kysely';
import { mayUsePage } from '../../domain/access/permissions';
import { formatDate, pacificDate } from '../../domain/format/date';
import { paperMailingRoles } from '../../domain/pages/main-pages';
import type { MailingState, PaperReason } from '../../domain/signing/paper-mailing';
import type { PaperMailing } from '../../domain/signing/paper-mailing.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notAuthorized } from '../http/app-error';
import { hasRole } from '../http/call-access';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { selectLoans } from '../loan/loan.service';
import { paperList } from './paper-list';

interface Paper {
  readonly state: MailingState;
  readonly due_on: string;
  readonly reason: PaperReason;
  readonly is_mine: boolean;
  readonly documents: string[];
  readonly recipients: string[];
}

const pacificDay = (column: string) => sql<string>`(${sql.ref(column)} at time zone 'America/Los_Angeles')::date`;

/** Whether the user works with the list. Its packages are those of the page of disclosures. */
export const mayMailPaper = (actor: Actor): boolean =>
  hasRole(actor, paperMailingRoles) && mayUsePage(actor, 'edisclosure', 'read');

async function paperRows(portal: AppContext, actor: Actor) {
  const day = sql<{ today: string }>`(select ${pacificDate(portal.clock())}::date as today)`;
  const seen = await selectLoans(portal, actor);
  const own = await selectLoans(portal, actor, { filter: { mine: true } });
  // No rule dates documents of the kind `other`: they are not late before they fall back to paper.
  // As `tasksOf` of domain/signing/signing-tasks: a later package with the same purpose and title takes the place of the one before.
  const paper = sql<Paper>`(
    select case
        when record.paper_mailed_on is not null then 'mailed'
        when record.state in ('signed', 'voided') then record.state
        when record.state = 'declined' and not exists (select 1 from portal.signing_signers signer
          where signer.package_id = record.id and signer.ended in ('paper', 'withdrawn')) then 'declined'
        when exists (select 1 from portal.signing_packages later where later.loan_num = record.loan_num
          and later.kind = record.kind and later.title = record.title and later.sent_at > record.sent_at) then 'replaced'
        else 'due' end as state,
      case when record.mail_by is null or record.kind = 'other'
        then greatest(record.mail_by, ${pacificDay('record.paper_due_at')}) else record.mail_by end as due_on,
      coalesce((select signer.ended from portal.signing_signers signer where signer.package_id = record.id
        and signer.ended in ('paper', 'withdrawn') order by signer.ended_at limit 1), 'no-answer') as reason,
      record.sent_by = ${actor.login} or record.loan_num in (select loan_num from (${own}) own) as is_mine,
      array(select document.title from portal.signing_documents document where document.package_id = record.id
        order by document.position) as documents,
      array(select signer.name from portal.signing_signers signer where signer.package_id = record.id
        and (signer.ended in ('paper', 'withdrawn') or (signer.ended is null and signer.received_at is null))
        order by signer.position) as recipients
  )`;
  return portal.db
    .selectFrom('portal.signing_packages as record')
    .innerJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .innerJoin(day.as<'clock'>('clock'), (join) => join.onTrue())
    .innerJoinLateral(paper.as<'paper'>('paper'), (join) => join.onTrue())
    .where('record.paper_due_at', 'is not', null)
    .where(sql<boolean>`record.loan_num in (select loan_num from (${seen}) seen)`)
    .select([
      ...(['record.id', 'record.version', 'record.loan_num', 'record.title', 'record.kind'] as const),
      ...(['record.paper_mailed_on', 'record.sent_by_name', 'clock.today'] as const),
      ...(['loan.aBFirstNm', 'loan.aBLastNm', 'loan.sBranchName'] as const),
      ...(['paper.state', 'paper.due_on', 'paper.reason', 'paper.documents', 'paper.recipients'] as const),
      pacificDay('record.paper_due_at').as('since'),
      pacificDay('record.sent_at').as('sent_on'),
    ]);
}

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof paperRows>>['execute']>>[number];

const borrowerOf = ({ aBFirstNm, aBLastNm }: Row): string | null =>
  [aBFirstNm, aBLastNm].filter(Boolean).join(' ') || null;

const shown = (row: Row): PaperMailing => ({
  ...{ id: row.id, version: row.version, loanNum: row.loan_num, borrower: borrowerOf(row), title: row.title },
  ...{ kind: row.kind, recipients: row.recipients, documents: row.documents, reason: row.reason },
  ...{ since: row.since, sentOn: row.sent_on, dueOn: row.due_on, state: row.state, mailedOn: row.paper_mailed_on },
  isLate: row.state === 'due' && row.due_on < row.today,
  ...{ sentBy: row.sent_by_name, branch: row.sBranchName || null },
});

/** A page of the packages that fell back to paper, of the loans that the actor may see. */
export async function paperMailings(
  portal: AppContext,
  actor: Actor,
  query: ListQuery,
): Promise<ListPage<PaperMailing>> {
  if (!mayMailPaper(actor)) throw notAuthorized();
  const page = await pageOf(await paperRows(portal, actor), paperList, query);
  return { ...page, rows: page.rows.map(shown) };
}

const columns: readonly CsvColumn<Row>[] = [
  ['Loan Number', (row) => row.loan_num],
  ['Borrower', borrowerOf],
  ['Mail To', ({ recipients }) => recipients.join('; ')],
  ['Package', (row) => row.title],
  ['Documents', ({ documents }) => documents.join('; ')],
  ['Reason', (row) => row.reason],
  ['On Paper Since', (row) => formatDate(row.since)],
  ['Mail By', (row) => formatDate(row.due_on)],
  ['State', (row) => row.state],
  ['Mailed On', (row) => (row.paper_mailed_on === null ? null : formatDate(row.paper_mailed_on))],
  ['Sent By', (row) => row.sent_by_name],
  ['Branch', (row) => row.sBranchName || null],
];

/** The packages that a filter finds as CSV. */
export async function paperMailingsFile(portal: AppContext, actor: Actor, query: ListQuery) {
  if (!mayMailPaper(actor)) throw notAuthorized();
  return recordFile({ rows: await paperRows(portal, actor), list: paperList, columns, name: 'paper-mailings' }, query);
}

/** How many packages wait to be mailed, of the loans that the actor may see; null for who does not mail them. */
export async function paperToMail(portal: AppContext, actor: Actor): Promise<number | null> {
  if (!mayMailPaper(actor)) return null;
  const { total } = await (await paperRows(portal, actor))
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(sql<boolean>`paper.state = 'due'`)
    .executeTakeFirstOrThrow();
  return Number(total);
}
