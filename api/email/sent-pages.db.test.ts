import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SentEmail, SentEmails } from '../../domain/email/loan-email.schemas';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { sealContent } from './sealed-emails';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
afterAll(() => at.close());

/** Emails that were sent elsewhere; several have the same time. */
async function recordMany(loanNum: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    return {
      ...{
        id,
        key: randomUUID(),
        loan_num: loanNum,
        sent_at: new Date(Date.UTC(2026, 10, 2, 12, Math.floor(index / 7))),
      },
      ...{ from_address: 'help@example.com', to_addresses: ['ruta@example.com'], cc_addresses: [] },
      content: sealContent(at.portal, id, { subject: `Email ${index}`, message: 'Hello' }),
      ...{ is_text: true, template_type: null, doc_ids: [], sent_by: 'doc-drawer', sent_by_name: 'Dora' },
    };
  });
  await at.portal.db.insertInto('portal.email_sent').values(rows).execute();
}

const read = async (loanNum: string, before: string | null): Promise<SentEmails> => {
  const query = before ? { before } : {};
  return (await (await at.as('doc-drawer')).get(`/api/loan-proxy/${loanNum}/emails-sent`).query(query).expect(200))
    .body;
};

it('reads many emails in parts, newest first, each of them once', async () => {
  const loanNum = await createLoan(at, 'loan-officer');
  await recordMany(loanNum, 250);
  const [found, parts]: [SentEmail[], number[]] = [[], []];
  for (let before: string | null = null; ; ) {
    const { emailsSent, cursor }: SentEmails = await read(loanNum, before);
    found.push(...emailsSent);
    parts.push(emailsSent.length);
    before = cursor;
    if (before === null) break;
  }
  expect(parts).toEqual([100, 100, 50]);
  expect(new Set(found.map(({ subject }) => subject)).size).toBe(250);
  const times = found.map((each) => each.at);
  expect(times).toEqual(times.toSorted().reverse());
});

it('reads nothing through the cursor of another loan, and refuses one that is none', async () => {
  const [one, other] = [await createLoan(at, 'loan-officer'), await createLoan(at, 'loan-officer')];
  await recordMany(one, 2);
  await recordMany(other, 2);
  const [first] = (await read(other, null)).emailsSent;
  expect((await read(other, first?.id ?? '')).emailsSent).toHaveLength(1);
  expect(await read(one, first?.id ?? '')).toEqual({ emailsSent: [], cursor: null });
  const wrong = (await at.as('doc-drawer')).get(`/api/loan-proxy/${one}/emails-sent`).query({ before: "1' or 1=1" });
  expect((await wrong).status).toBe(400);
});
