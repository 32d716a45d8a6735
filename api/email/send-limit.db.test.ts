import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
}, 60_000);
afterAll(() => at.close());

describe('the number of recipients in an hour', () => {
  const sendMany = async (count: number, of: string, login: string) => {
    const to = Array.from({ length: count }, (_, place) => `p${place}@example.com`).join();
    return (await at.as(login)).post(`/api/loan-proxy/${of}/send-email`).send({
      ...{ key: randomUUID(), from: 'help@example.com', to, subject: 'Loan', message: '', templateType: 'WELCOME' },
    });
  };
  const newLoan = async () => {
    await at.signIn('loan-officer');
    return createLoan(at, 'loan-officer', completePurchase);
  };

  it('is limited for a loan, for all senders together, and says how long to wait', async () => {
    const loan = await newLoan();
    for (let sent = 0; sent < 80; sent += 20) expect((await sendMany(20, loan, 'funder')).status).toBe(200);
    at.time.forward(10 * 60_000);
    expect((await sendMany(15, loan, 'underwriter')).status).toBe(200);
    const refused = await sendMany(6, loan, 'underwriter');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3000']);
    expect(refused.body.message).toBe(
      'Emails about this loan have reached the limit of 100 recipients an hour. Send this email again in 50 min.',
    );
    expect((await sendMany(5, loan, 'underwriter')).status).toBe(200);
    expect((await sendMany(6, await newLoan(), 'underwriter')).status).toBe(200);
    at.time.forward(50 * 60_000);
    await at.signIn('underwriter');
    expect((await sendMany(6, loan, 'underwriter')).status).toBe(200);
  });

  it('is limited for a user over all loans, also for emails sent at the same moment', async () => {
    const loans = [await newLoan(), await newLoan(), await newLoan(), await newLoan()];
    await at.signIn('post-closer');
    const all = await Promise.all(loans.flatMap((loan) => [1, 2, 3, 4].map(() => sendMany(20, loan, 'post-closer'))));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(all.find(({ status }) => status === 429)?.body.wording.code).toBe('too-many-emails');
  });
});
