import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../api/app-context';
import { accountContext } from '../../api/credit/accounts';
import { creditOrder } from '../../api/credit/credit-order';
import { insertReport } from '../../api/credit/reports.queries';
import { placeOrder } from '../../api/orders/orders.service';
import type { CreditPerson, CreditPort } from '../../api/ports/credit/credit-port';
import { sealJson } from '../../api/ports/keys/sealed-json';
import type { Fault } from '../../api/vendors/credit/scenarios';
import { AGENCY, agencyAccount, openVendors } from './credit';
import { countsOf, drainOrders } from './drain-orders';
import { seededRandom } from './failing-smtp';

export interface CreditStormPlan {
  /** A portal whose worker does not run. */
  readonly portal: AppContext;
  readonly login: string;
  readonly orders: number;
  readonly seed: number;
}

export interface CreditStormReport {
  /** Orders by state, after everything that the portal does by itself. */
  readonly states: Readonly<Record<string, number>>;
  /** Orders without their report. */
  readonly lost: readonly string[];
  /** Orders that were billed more than once, or submitted again after the agency had taken them. */
  readonly billedTwice: readonly string[];
  readonly submittedTwice: readonly string[];
  /** Completed orders that the agency knows nothing of. */
  readonly unbilled: readonly string[];
  readonly requests: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly milliseconds: number;
}

const LOAN = 'storm';
const TIMEOUT_MS = 150;

/** How often each fault happens to a request; the rest is answered. */
const odds: readonly (readonly [Fault, number])[] = [
  ['timeout', 0.3],
  ['broken', 0.1],
  ['server-error', 0.1],
  ['hang-up', 0.05],
  ['duplicate', 0.1],
  ['doctype', 0.05],
  ['busy', 0.05],
];

function drawn(random: () => number): Fault {
  let left = random();
  for (const [fault, share] of odds) {
    left -= share;
    if (left < 0) return fault;
  }
  return 'none';
}

/** Orders reports from an agency that fails at random, works on them until none is open, and compares with what it billed. */
export async function creditStorm({ portal: given, login, orders, seed }: CreditStormPlan): Promise<CreditStormReport> {
  const began = performance.now();
  const random = seededRandom(seed);
  const faults: Record<string, number> = {};
  let requests = 0;
  const { vendors, credit } = await openVendors({
    timeoutMs: TIMEOUT_MS,
    prints: false,
    faultOf: () => {
      const fault = drawn(random);
      faults[fault] = (faults[fault] ?? 0) + 1;
      return fault;
    },
  });
  /** One request of twenty never leaves. */
  const sometimes: CreditPort = {
    ...credit,
    submit: async (...order) => {
      requests += 1;
      return random() < 0.05 ? { kind: 'not-reached' } : credit.submit(...order);
    },
    retrieve: async (...order) => {
      requests += 1;
      return random() < 0.05 ? { kind: 'not-reached' } : credit.retrieve(...order);
    },
  };
  const portal: AppContext = { ...given, credit: sometimes };
  const { db, vault } = portal;
  const { id: userId } = await db
    .selectFrom('portal.users')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const accountId = randomUUID();
  const content = sealJson(vault, agencyAccount, accountContext(accountId));
  await db
    .insertInto('portal.credit_accounts')
    .values({ id: accountId, user_id: userId, agency: AGENCY, content, saved_at: portal.clock() })
    .execute();
  const caller = { actor: { login, displayName: 'Ada' }, requestId: null, address: null };

  const place = async (index: number): Promise<void> => {
    const id = randomUUID();
    const asked = { action: 'new', pull: 'hard', bureaus: ['Equifax'] } as const;
    const person: CreditPerson = {
      ...{
        owner: '0B',
        first: 'Ann',
        middle: null,
        last: `Lee${index}`,
        suffix: null,
        birthDate: null,
        isMarried: null,
      },
      ssn: `90001${String((index % 9_999) + 1).padStart(4, '0')}`,
      address: { street: '1 Quay', city: 'Pasadena', state: 'CA', zip: '91101' },
    };
    const at = portal.clock();
    await db.transaction().execute(async (trx) => {
      const row = {
        id,
        loan_num: LOAN,
        application: 0,
        agency: AGENCY,
        action: 'new',
        ordered_by: 'Ada',
        cost_cents: 2500,
      };
      const sent = {
        ...{ id, loanNum: LOAN, requestedBy: 'Ada', at: at.toISOString(), reportNumber: null, question: null },
        ...{ ...asked, bureaus: [...asked.bureaus], borrowers: [person] },
      };
      await insertReport(trx, vault, { ...row, created_at: at }, { sent, consents: [] });
      const order = await placeOrder(portal, trx, creditOrder, {
        ...{ loanNum: LOAN, caller },
        request: { report: id, agency: AGENCY, ...asked, bureaus: [...asked.bureaus], borrowers: ['0B'] },
      });
      await trx.updateTable('portal.credit_reports').set({ order_id: order }).where('id', '=', id).execute();
    });
  };

  try {
    for (let index = 0; index < orders; index += 1) await place(index);
    await drainOrders(portal, creditOrder);
    const rows = await db
      .selectFrom('portal.credit_reports as report')
      .innerJoin('portal.orders as order', 'order.id', 'report.order_id')
      .select(['report.id', 'report.received_at', 'order.state'])
      .where('report.loan_num', '=', LOAN)
      .execute();
    const billed = countsOf(vendors.credit.ledger.entries.map(({ requestId }) => requestId));
    return {
      states: countsOf(rows.map(({ state }) => state)),
      lost: rows.filter(({ received_at }) => received_at === null).map(({ id }) => id),
      billedTwice: Object.entries(billed)
        .filter(([, times]) => times > 1)
        .map(([id]) => id),
      submittedTwice: [...vendors.credit.submissions].filter(([, times]) => times > 1).map(([id]) => id),
      unbilled: rows.filter(({ id }) => billed[id] === undefined).map(({ id }) => id),
      requests,
      faults,
      milliseconds: performance.now() - began,
    };
  } finally {
    await vendors.close();
  }
}
