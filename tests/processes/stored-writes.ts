import pg from 'pg';
import { createdTwice } from './created-twice';
import type { Acknowledged } from './steady-writer';

/** A change of a loan as the LOS stored it, with its audit entry. */
interface StoredChange {
  readonly loan_num: string;
  readonly version: number;
  readonly operation_id: string;
  readonly action: string | null;
  readonly outcomes: readonly string[];
}

const changes = `
  select c.loan_num, c.version, c.operation_id, a.action,
    array(select distinct z.outcome from portal.audit z where z.closes = c.operation_id) as outcomes
  from journal.changes c left join portal.audit a on a.id = c.operation_id and a.closes is null
  where c.loan_num = any($1)`;

/** Entries that say that a write was done, without a trace of it in the LOS. */
const claimed = `
  select a.id::text as id, a.action from portal.audit a join portal.audit z on z.closes = a.id and z.outcome = 'done'
  where a.subject = any($1) and a.closes is null
    and not exists (select from journal.operations o where o.id = a.id and o.result is not null)
    and not exists (select from portal.orders p where p.operation_id = a.id)`;

const conditions = `
  select c.id, (select count(*) from los.condition_steps s where s.loan_num = c.loan_num and s.condition_id = c.id and s.kind = 'add')::int as steps
  from los.conditions c where c.loan_num = any($1)`;

const messages = `
  select m.key::text as key, (select count(*) from portal.audit a where a.action = 'message.write'
    and a.subject = 'loan:' || m.loan_num and a.after ->> 'message' = m.id::text)::int as entries
  from portal.messages m where m.loan_num = any($1)`;

const emails = `
  select e.key::text as key, o.state, (select count(*) from portal.mailbox b where b.subject = 'Email ' || e.key)::int as mails
  from portal.email_sent e left join portal.orders o on o.id = e.order_id where e.loan_num = any($1)`;

/** The pipeline has another version of a loan than the LOS. */
const pipeline = `
  select l.loan_num, l.version from los.loans l left join portal.pipeline p on p.loan_num = l.loan_num
  where l.loan_num = any($1) and p.version is distinct from l.version`;

interface Stored {
  readonly changes: readonly StoredChange[];
  readonly claimed: readonly { readonly id: string; readonly action: string }[];
  readonly conditions: ReadonlyMap<string, number>;
  readonly messages: ReadonlyMap<string, number>;
  readonly emails: ReadonlyMap<string, { readonly state: string | null; readonly mails: number }>;
  readonly outdated: readonly { readonly loan_num: string; readonly version: number }[];
}

async function read(client: pg.ClientBase, loanNums: readonly string[]): Promise<Stored> {
  const rows = async (text: string, values: unknown = loanNums) => (await client.query(text, [values])).rows;
  const added = await rows(conditions);
  const written = await rows(messages);
  const sent = await rows(emails);
  const outdated = await rows(pipeline);
  return {
    changes: await rows(changes),
    claimed: await rows(
      claimed,
      loanNums.map((loanNum) => `loan:${loanNum}`),
    ),
    conditions: new Map(added.map(({ id, steps }) => [id, steps])),
    messages: new Map(written.map(({ key, entries }) => [key, entries])),
    emails: new Map(sent.map(({ key, ...email }) => [key, email])),
    outdated,
  };
}

function problemOf({ kind, loanNum, key }: Acknowledged, stored: Stored): string | null {
  const named = `${kind} ${key} of ${loanNum}`;
  if (kind === 'loan') {
    const found = stored.changes.filter((one) => one.loan_num === loanNum && one.version === 1);
    return found.length === 1 ? null : `${named} is stored ${found.length} times`;
  }
  if (kind === 'section') {
    const found = stored.changes.filter(
      (one) => one.loan_num === loanNum && String(one.version) === key && one.action === 'loan.subject-property',
    );
    return found.length === 1 ? null : `${named} is stored ${found.length} times`;
  }
  if (kind === 'email') {
    const email = stored.emails.get(key);
    if (email === undefined) return `${named} is lost`;
    return email.state === 'completed' && email.mails === 1 ? null : `${named}: ${email.state}, ${email.mails} mails`;
  }
  const count = (kind === 'condition' ? stored.conditions : stored.messages).get(key) ?? 0;
  return count === 1 ? null : `${named} is stored ${count} times`;
}

/** What is half done, whether it was acknowledged or not: data without its audit entry, or the other way around. */
function halves(stored: Stored): string[] {
  const open = stored.changes.filter(({ action, outcomes }) => action === null || outcomes.join() !== 'done');
  return [
    ...open.map(
      (one) =>
        `${one.action ?? 'change'} ${one.operation_id} of ${one.loan_num}: its audit entry is ${one.outcomes.join() || 'open'}`,
    ),
    ...stored.claimed.map(({ id, action }) => `the audit claims ${action} ${id}, which the LOS does not have`),
    ...[...stored.messages]
      .filter(([, entries]) => entries !== 1)
      .map(([key, n]) => `message ${key}: ${n} audit entries`),
    ...[...stored.conditions]
      .filter(([, steps]) => steps !== 1)
      .map(([id, n]) => `condition ${id} was added ${n} times`),
    ...stored.outdated.map((loan) => `the pipeline lacks version ${loan.version} of ${loan.loan_num}`),
  ];
}

/** What the database has of writes. */
export interface WritesFound {
  /** What is wrong with each acknowledged write. */
  readonly wrong: ReadonlyMap<Acknowledged, string>;
  readonly halves: readonly string[];
}

/** Looks for writes in the database of `url`, which its owner reads, for what is half done about these loans, and for what was created twice. */
export async function findWrites(
  url: string,
  loanNums: readonly string[],
  acknowledged: readonly Acknowledged[],
  created: readonly Acknowledged[],
): Promise<WritesFound> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const stored = await read(client, loanNums);
    const wrong = new Map<Acknowledged, string>();
    for (const write of acknowledged) {
      const problem = problemOf(write, stored);
      if (problem !== null) wrong.set(write, problem);
    }
    return { wrong, halves: [...halves(stored), ...(await createdTwice(client, created))] };
  } finally {
    await client.end();
  }
}
