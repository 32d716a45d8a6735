import type { Transaction } from 'kysely';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { type DisclosureStep, dateField } from '../../domain/signing/signing-kinds';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { AppError } from '../http/app-error';
import { followOrder, readLos, writeLos } from '../loan/gateway.service';
import { defineOrderType, type OrderCaller, placeOrder } from '../orders/orders.service';
import type { StoredPackage } from './signing.queries';

const DAY_MS = 86_400_000;

/** An error of the gateway: a loan that was changed meanwhile, or an LOS that could not be reached, is tried again. */
function outcomeOf(error: unknown): Outcome<null> {
  if (!(error instanceof AppError)) throw error;
  const isTemporary = ['stale', 'los-unavailable', 'los-timeout'].includes(error.code);
  return isTemporary
    ? { kind: 'not-reached', problem: engineProblem('not-sent') }
    : { kind: 'failed', problem: { code: error.code, message: error.message } };
}

/**
 * Writes a date of the eDisclosure into the loan (EDISC-02 to -04). Of a first disclosure the earliest date stays: an earlier try of
 * this order may have written it, or another package.
 */
export const signingDateOrder = defineOrderType({
  kind: 'signing-date',
  ...orderKinds['signing-date'],
  action: 'signing.work',
  pages: ['edisclosure'],
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 7 * DAY_MS,
  isRepeatable: () => true,
  async submit(portal, { request, operation }): Promise<Outcome<null>> {
    const row = await portal.db
      .selectFrom('portal.signing_packages')
      .select(['loan_num', 'kind'])
      .where('id', '=', request.package)
      .executeTakeFirstOrThrow();
    const field = dateField(row.kind, request.step);
    if (field === undefined) return { kind: 'completed', result: null };
    const { loan_num: loanNum } = row;
    const { name, first } = field;
    try {
      const { version, [name]: stored } = await readLos(() => portal.los.loadLoan(loanNum));
      if (stored && (first ? stored <= request.date : stored >= request.date))
        return { kind: 'completed', result: null };
      const author = { login: operation.by, displayName: operation.byName };
      const caller = { actor: author, requestId: null, address: null };
      const detail = { package: request.package, field: name, date: request.date };
      const loan = await writeLos(
        portal,
        caller,
        { action: 'signing.date', loanNum, detail, event: 'disclosure' },
        (own) => portal.los.disclose(own, loanNum, { version, lists: {}, dates: { [name]: request.date }, files: [] }),
      );
      await followOrder(portal, operation, loan);
      return { kind: 'completed', result: null };
    } catch (error) {
      return outcomeOf(error);
    }
  },
});

/** Orders a date of the loan in the caller's transaction, if packages of this kind have one. */
export async function placeDateOrder(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  caller: OrderCaller,
  { id, loan_num, kind }: Pick<StoredPackage, 'id' | 'loan_num' | 'kind'>,
  step: DisclosureStep,
  date: string,
): Promise<void> {
  if (dateField(kind, step) === undefined) return;
  const request = { package: id, step, date };
  await placeOrder(portal, trx, signingDateOrder, { loanNum: loan_num, caller, request, detail: request });
}
