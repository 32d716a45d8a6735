import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { isConnectionLost } from '../../api/db/connection-lost';
import type { Site } from './site';

/** What the database has about a loan, by table: times, states and keys, but no sealed content. */
const tables = {
  changes: 'select * from journal.changes where loan_num = $1 order by version',
  operations: `select to_jsonb(o) - 'result' - 'answer' as row from journal.operations o
    where id in (select id from portal.audit where subject = 'loan:' || $1)`,
  audit: `select * from portal.audit where subject = 'loan:' || $1
    or closes in (select id from portal.audit where subject = 'loan:' || $1) order by at`,
  orders: "select to_jsonb(o) - 'request' - 'result' as row from portal.orders o where loan_num = $1",
  conditions: 'select * from los.condition_steps where loan_num = $1',
  emails: "select to_jsonb(e) - 'content' as row from portal.email_sent e where loan_num = $1",
  messages: "select to_jsonb(m) - 'content' as row from portal.messages m where loan_num = $1",
  pipeline: 'select loan_num, version from portal.pipeline where loan_num = $1',
  loan: 'select loan_num, version from los.loans where loan_num = $1',
} as const;

async function rowsOf(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<unknown> {
  try {
    return (await client.query(text, [...values])).rows;
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    return String(error);
  }
}

async function readLoan(url: string, loanNum: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(tables)) found[name] = await rowsOf(client, text, [loanNum]);
    return found;
  } catch (error) {
    return { unread: String(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reports each problem of a site once, as soon as it is known, with what the database has about its loan in a file. */
export class Evidence {
  readonly #known = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly ownerUrl: string,
    private readonly say: (text: string) => void,
  ) {}

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  async collect(site: Site): Promise<void> {
    for (const problem of site.problems()) {
      if (this.#known.has(problem)) continue;
      this.#known.add(problem);
      this.say(`problem: ${problem}`);
      const loans = site.writers.flatMap(({ loans: all }) => all).filter((loanNum) => problem.includes(loanNum));
      const found = Object.fromEntries(
        await Promise.all(loans.map(async (loanNum) => [loanNum, await readLoan(this.ownerUrl, loanNum)] as const)),
      );
      const file = path.join(this.folder, `problem-${this.#known.size}.json`);
      await mkdir(this.folder, { recursive: true });
      await writeFile(file, JSON.stringify({ at: new Date(), problem, found }, null, 1));
    }
  }

  /** What each process printed. */
  async keepOutput(site: Site): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const { name, output } of site.group.members) {
      await writeFile(path.join(this.folder, `${name.replace(' ', '-')}.log`), output());
    }
    this.say(`The evidence is in ${this.folder}`);
  }
}
