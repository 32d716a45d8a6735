import { randomUUID } from 'node:crypto';
import { type ApiClient, signInOverHttp } from './api-client';

const conditions = [
  { cat: 'PTA', description: 'Paystubs covering the last 30 days', accepts: ['PAYSTUB'] },
  {
    cat: 'PTA',
    description: 'Source of the deposit of $18,500.00 to the account ending in 0921',
    accepts: ['BANK STATEMENT'],
  },
  { cat: 'PTD', description: 'Homeowner’s policy with the premium paid for one year', accepts: ['HOMEOWNERS POLICY'] },
  { cat: 'PTF', description: 'Verbal verification of employment before the note date', accepts: ['VOE'] },
];

async function expectOk(answer: ReturnType<ApiClient['call']>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** Waits until the documents of the decision are made. */
async function untilMade(client: ApiClient, loanNum: string, count: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { body } = await client.call('GET', `/lqb/edocs/${loanNum}`);
    const documents = body as unknown as { folderName: string }[];
    if (documents.filter(({ folderName }) => folderName === '10 UNDERWRITING').length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The documents of ${loanNum} were not made.`);
}

/** A suspended and a denied loan of the demo data, with conditions and the documents of the decision. */
export async function decidedLoans(url: string): Promise<{ readonly suspended: string; readonly denied: string }> {
  const client = await signInOverHttp(url, 'underwriter');
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: ['13'] }));
  const { body } = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,1]`);
  const [suspended = '', denied = ''] = (body as unknown as { sLNm: string }[]).map(({ sLNm }) => sLNm);
  for (const loanNum of [suspended, denied]) {
    const added = conditions.map((condition) => ({ id: randomUUID(), ...condition }));
    await expectOk(client.call('POST', `/lqb/loans/${loanNum}/conditions`, { conditions: added }));
    const cleared = `/lqb/loans/${loanNum}/conditions/${added[0]?.id}/decision`;
    await expectOk(client.call('POST', cleared, { version: 1, move: 'clear' }));
  }
  const decide = (loanNum: string, decision: object) =>
    expectOk(client.call('POST', `/lqb/loans/${loanNum}/status`, { from: '13', ...decision }));
  await decide(suspended, { to: '8', reasons: ['income'], note: 'Call the employer.' });
  await decide(denied, { to: '10', reasons: ['obligations-excessive', 'income-unverified'] });
  await untilMade(client, suspended, 1);
  await untilMade(client, denied, 2);
  return { suspended, denied };
}
