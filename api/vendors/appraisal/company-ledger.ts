import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const text = z.string();
const maybe = text.nullable();

/** What a simulated company needs of an order: nothing about its borrowers. */
export const companyOrder = z.object({
  ...{ id: text, form: text, contractPrice: maybe, loanType: maybe },
  isRush: z.boolean(),
  /** Missing in orders that were taken before companies were told. */
  dueOn: maybe.optional(),
  client: z.object({ name: text }),
  property: z.object({ street: text, city: text, state: text, zipcode: text }),
});
export type TakenOrder = z.infer<typeof companyOrder>;

/** A line of the ledger. Each is written once for its ID. */
const line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), at: text, company: text, number: text, order: companyOrder }),
  z.object({ kind: z.literal('revision'), at: text, of: text, id: text }),
  z.object({ kind: z.literal('reassignment'), at: text, of: text, id: text }),
  z.object({ kind: z.literal('cancellation'), at: text, of: text }),
]);
type Line = z.infer<typeof line>;

/** An order that a company took, with what was asked about it. */
export interface LedgerOrder {
  readonly company: string;
  readonly number: string;
  readonly takenAt: Date;
  readonly order: TakenOrder;
  readonly revisions: readonly { readonly id: string; readonly at: Date }[];
  /** Instructions to assign another appraiser. */
  readonly reassignments: readonly { readonly id: string; readonly at: Date }[];
  readonly cancelledAt: Date | null;
}

/** The orders of the simulated companies, in memory and, if there is a file, in it as JSON lines. */
export interface CompanyLedger {
  readonly orders: readonly LedgerOrder[];
  find(company: string, id: string): LedgerOrder | undefined;
  enter(line: Line): void;
}

export function createCompanyLedger(file?: string): CompanyLedger {
  const orders = new Map<string, LedgerOrder>();
  const apply = (entry: Line): void => {
    const at = new Date(entry.at);
    if (entry.kind === 'order') {
      const { company, number, order } = entry;
      orders.set(order.id, {
        company,
        number,
        takenAt: at,
        order,
        ...{ revisions: [], reassignments: [] },
        cancelledAt: null,
      });
      return;
    }
    const known = orders.get(entry.of);
    if (known === undefined) return;
    const changed =
      entry.kind === 'revision'
        ? { ...known, revisions: [...known.revisions, { id: entry.id, at }] }
        : entry.kind === 'reassignment'
          ? { ...known, reassignments: [...known.reassignments, { id: entry.id, at }] }
          : { ...known, cancelledAt: at };
    orders.set(entry.of, changed);
  };
  if (file !== undefined && existsSync(file)) {
    for (const stored of readFileSync(file, 'utf8').split('\n').filter(Boolean)) apply(line.parse(JSON.parse(stored)));
  }
  if (file !== undefined) mkdirSync(path.dirname(file), { recursive: true });
  return {
    get orders() {
      return [...orders.values()];
    },
    find(company, id) {
      const found = orders.get(id);
      return found?.company === company ? found : undefined;
    },
    enter(entry) {
      apply(entry);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}
