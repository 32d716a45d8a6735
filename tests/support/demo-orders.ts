import { appraisedStatuses } from '../../config/demo/appraisals';
import { signInOverHttp } from './api-client';

const range = encodeURIComponent('[0,199]');

/** A loan of the demo whose appraisal waits for its review, and one whose payments are serviced. */
export async function demoOrders(url: string): Promise<{ readonly appraised: string; readonly serviced: string }> {
  const client = await signInOverHttp(url, 'administrator');
  const rows = async <Row>(path: string): Promise<readonly Row[]> =>
    (await client.call('GET', path)).body as unknown as readonly Row[];
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: appraisedStatuses }));
  const loans = await rows<{ sLNm: string }>(`/lqb/loans?filter=${filter}&range=${range}`);
  const [serviced] = await rows<{ loanNum: string }>(`/emet-data/servicing?range=${range}`);
  for (const { sLNm } of loans) {
    const orders = await rows<{ state: string }>(`/lqb/loans/${sLNm}/appraisal-orders`);
    if (serviced && orders.some(({ state }) => state === 'delivered'))
      return { appraised: sLNm, serviced: serviced.loanNum };
  }
  throw new Error('The demo has no delivered appraisal or no serviced loan.');
}
