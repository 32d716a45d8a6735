import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, signInOverHttp } from './api-client';
import { underwrittenPurchase } from './underwritten-loan';

async function change(client: ApiClient, loanNum: string, fields: object): Promise<void> {
  const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  const { status, body } = await client.call('POST', `/lqb/loans/${loanNum}`, { version, ...fields });
  if (status !== 200) throw new Error(`The loan was not changed: ${JSON.stringify(body)}`);
}

/** Submits to LPA, which names its loan in a header, and waits for the result. */
async function submitToLpa(url: string, client: ApiClient, loanNum: string): Promise<void> {
  await fetch(`${url}/api/lpa`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      'x-loan-number': loanNum,
    },
    body: '{}',
  });
  for (let tries = 0; tries < 60; tries += 1) {
    const { body } = await client.call('GET', `/loan-proxy/${loanNum}/lpa-response`);
    if (body.state === 'complete') return;
    await pause(500);
  }
  throw new Error('LPA gave no result.');
}

/** A loan that was submitted twice to DU and once to LPA, and has had a new debt since. Returns its number. */
export async function underwrittenRuns(url: string): Promise<string> {
  const client = await signInOverHttp(url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await change(client, loanNum, { ...underwrittenPurchase, sNoteIR: '6.375' });
  await client.call('POST', `/loan-proxy/${loanNum}/desktop-underwriter`, {});
  const [savings] = underwrittenPurchase.assets;
  await change(client, loanNum, { sNoteIR: '6.125', assets: [{ ...savings, value: '162000.00' }] });
  await client.call('POST', `/loan-proxy/${loanNum}/desktop-underwriter`, {});
  await submitToLpa(url, client, loanNum);
  const auto = { ...underwrittenPurchase.liabilities[1], id: 'l3', holder: 'Valley Auto', payment: '2450.00' };
  await change(client, loanNum, { liabilities: [...underwrittenPurchase.liabilities, auto] });
  return loanNum;
}
