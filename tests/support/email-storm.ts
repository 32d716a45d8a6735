import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { AppContext } from '../../api/app-context';
import { loanEmailOrder } from '../../api/email/loan-email-order';
import { sendAgain } from '../../api/email/resend.service';
import { sealContent } from '../../api/email/sealed-emails';
import { emailsSent } from '../../api/email/sent.service';
import { placeOrder } from '../../api/orders/orders.service';
import { createSmtpMail } from '../../api/ports/mail/smtp-mail';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { countsOf, drainOrders } from './drain-orders';
import { deliveryKey, failingSmtp, GONE, seededRandom } from './failing-smtp';

export interface StormPlan {
  /** A portal whose worker does not run. */
  readonly portal: AppContext;
  readonly emails: number;
  readonly seed: number;
}

/** What became of the emails, by what the portal shows and what the server accepted. */
export interface StormReport {
  /** By state: after the portal did all it does by itself, and after people sent again what did not arrive. */
  readonly first: Readonly<Record<string, number>>;
  readonly last: Readonly<Record<string, number>>;
  /** Recipients that got an email twice although no person sent it again. */
  readonly duplicated: readonly string[];
  /** Recipients whose shown state contradicts the server. */
  readonly wrong: readonly string[];
  /** Recipients that never got their email, and are not shown as refused. */
  readonly lost: readonly string[];
  /** Recipients of an unknown outcome: how many, how many had the email, and how many copies people added to it. */
  readonly unclear: { readonly recipients: number; readonly had: number; readonly copies: number };
  readonly recipients: number;
  readonly attempts: number;
  readonly failures: ReadonlyMap<string, number>;
  readonly milliseconds: number;
}

const LOAN = 'storm';
/** People try again until all is well; the odds of so many failures are nil. */
const MAX_ROUNDS = 40;

async function allEmails(portal: AppContext): Promise<SentEmail[]> {
  const found: SentEmail[] = [];
  let before: string | undefined;
  do {
    const { emailsSent: page, cursor } = await emailsSent(portal, LOAN, before);
    found.push(...page);
    before = cursor ?? undefined;
  } while (before);
  return found;
}

/** An address that nothing listens on. */
async function deadPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Sends emails through a server that fails at random, then lets people send again what did not arrive, and compares. */
export async function emailStorm({ portal: given, emails, seed }: StormPlan): Promise<StormReport> {
  const began = performance.now();
  const random = seededRandom(seed);
  const server = await failingSmtp(random);
  const limits = { stepMs: 1_000, orderStepMs: 400 };
  const from = 'Emet Mortgage <no-reply@example.com>';
  const [alive, dead] = [server.port, await deadPort()].map((port) =>
    createSmtpMail(`smtp://127.0.0.1:${port}`, from, limits),
  );
  let attempts = 0;
  let hours = 0;
  const portal: AppContext = {
    ...given,
    // Each step is in another hour, so that no limit applies.
    clock: () => new Date(given.clock().getTime() + hours * 3_600_000),
    mail: {
      isRepeatable: false,
      send: async (...message) => {
        attempts += 1;
        const mail = random() < 0.05 ? dead : alive;
        return (await mail?.send(...message)) ?? [];
      },
    },
  };
  const caller = { actor: { login: 'doc-drawer', displayName: 'Dora' }, requestId: null, address: null };
  const { db } = portal;

  const place = async (index: number): Promise<void> => {
    const id = randomUUID();
    const to = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, place) => `to${place}.${index}@example.com`);
    const cc = random() < 0.3 ? [random() < 0.3 ? `cc.${index}@${GONE}` : `cc.${index}@example.com`] : [];
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('portal.email_sent')
        .values({
          ...{ id, key: randomUUID(), loan_num: LOAN, sent_at: portal.clock(), from_address: 'help@example.com' },
          ...{ to_addresses: to, cc_addresses: cc, is_text: index % 2 === 0, template_type: null, doc_ids: [] },
          content: sealContent(portal, id, {
            subject: `Email ${index}`,
            message: `<p>Line one</p>\n.\n<p>${index}</p>`,
          }),
          ...{ sent_by: 'doc-drawer', sent_by_name: 'Dora' },
        })
        .execute();
      const order = await placeOrder(portal, trx, loanEmailOrder, { loanNum: LOAN, caller, request: { email: id } });
      await trx.updateTable('portal.email_sent').set({ order_id: order }).where('id', '=', id).execute();
    });
  };

  const had = (email: SentEmail, address: string): number => server.accepted.get(deliveryKey(email.id, address)) ?? 0;
  const each = (shown: readonly SentEmail[]) =>
    shown.flatMap((email) => email.recipients.map((to) => ({ ...to, email, times: had(email, to.address) })));

  try {
    for (let index = 0; index < emails; index += 1) await place(index);
    await drainOrders(portal, loanEmailOrder);
    const first = await allEmails(portal);
    const states = each(first);
    const said = (is: (typeof states)[number]): string =>
      `${is.email.id} ${is.address}: ${is.state}, ${is.times} times`;
    const duplicated = states.filter(({ times }) => times > 1).map(said);
    const wrong = states
      .filter(({ state, times }) =>
        state === 'accepted' ? times !== 1 : state === 'unknown' ? times > 1 : times !== 0 || state === 'waiting',
      )
      .map(said);
    const unclear = states.filter(({ state }) => state === 'unknown');
    const unclearHad = unclear.filter(({ times }) => times > 0).length;

    let last = first;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const again = last.filter(({ recipients }) =>
        recipients.some(({ state, address }) => state !== 'accepted' && !address.endsWith(GONE)),
      );
      if (again.length === 0) break;
      for (const { id, order } of again) {
        hours += 2;
        await sendAgain(portal, caller, { sLNm: LOAN }, { id, order: order ?? '' });
      }
      await drainOrders(portal, loanEmailOrder);
      last = await allEmails(portal);
    }
    const ended = each(last);
    const lost = ended.filter(({ times, address }) => times === 0 && !address.endsWith(GONE)).map(said);
    const copies = ended.reduce((sum, { times }) => sum + Math.max(0, times - 1), 0);
    const untrue = ended.filter(({ state, times }) => (state === 'accepted') !== times > 0).map(said);
    return {
      ...{
        first: countsOf(first.map(({ state }) => state)),
        last: countsOf(last.map(({ state }) => state)),
        duplicated,
        wrong: [...wrong, ...untrue],
        lost,
      },
      unclear: { recipients: unclear.length, had: unclearHad, copies },
      ...{ recipients: states.length, attempts, failures: server.failures, milliseconds: performance.now() - began },
    };
  } finally {
    await server.close();
  }
}
