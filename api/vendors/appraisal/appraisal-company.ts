import { z } from 'zod';
import { pacificDate } from '../../../domain/format/date';
import { type CompanyLedger, companyOrder, createCompanyLedger, type LedgerOrder } from './company-ledger';
import { canCancelAt, canReassignAt, deliveredVersions, statusOf } from './progress';
import { treatmentOf } from './scenarios';
import { printReport, writeReportXml } from './write-report';

/** How a company answers: with JSON or a file, or by cutting the connection. */
export interface CompanyAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly isCut?: true;
}

export interface AppraisalCompanyOptions {
  /** Where the orders are kept; absent: in memory. */
  readonly ledgerFile?: string | undefined;
  /** Milliseconds from one state to the next. */
  readonly stepMs?: number | undefined;
  readonly clock?: (() => Date) | undefined;
}

/** The simulated appraisal companies. */
export interface AppraisalCompanies {
  readonly ledger: CompanyLedger;
  /** How often each order was sent, by its ID. Only the first of them is an order. */
  readonly submissions: ReadonlyMap<string, number>;
  answer(request: { readonly method: string; readonly path: string; readonly body: string }): Promise<CompanyAnswer>;
}

/** A demo's order is delivered within half a minute. */
const STEP_MS = 5_000;

const json = (status: number, value: unknown): CompanyAnswer => ({
  ...{ status, type: 'application/json', body: JSON.stringify(value) },
});
const nothing = json(404, { message: 'Unknown order.' });
const refusal = (message: string) => json(409, { message });

const revisionBody = z.object({ id: z.string(), kind: z.string(), text: z.string().min(1) });
const reassignmentBody = z.object({ id: z.string(), text: z.string().min(1) });
const PATH = /^\/appraisal\/([A-Z0-9]{2,12})\/orders\/([^/]+)(\/.+)?$/;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export function createAppraisalCompanies(options: AppraisalCompanyOptions = {}): AppraisalCompanies {
  const { stepMs = STEP_MS, clock = () => new Date() } = options;
  const ledger = createCompanyLedger(options.ledgerFile);
  const submissions = new Map<string, number>();
  const status = (entry: LedgerOrder): CompanyAnswer => json(200, statusOf(entry, clock(), stepMs));

  /** An order that was taken is answered again, and not taken again. */
  function take(company: string, id: string, body: string): CompanyAnswer {
    const read = companyOrder.safeParse(parsed(body));
    if (!read.success || read.data.id !== id) return json(422, { message: 'The order is not complete.' });
    const count = (submissions.get(id) ?? 0) + 1;
    submissions.set(id, count);
    if (ledger.find(company, id) === undefined) {
      const number = `${company}-${String(ledger.orders.length + 1).padStart(6, '0')}`;
      ledger.enter({ kind: 'order', at: clock().toISOString(), company, number, order: read.data });
    }
    const treatment = treatmentOf(read.data.property.street);
    if (count === 1 && treatment === 'lost-answer') return { ...json(200, {}), isCut: true };
    if (count === 1 && treatment === 'server-error') return json(500, { message: 'Internal error.' });
    const entry = ledger.find(company, id);
    return entry ? status(entry) : nothing;
  }

  function revise(entry: LedgerOrder, body: string): CompanyAnswer {
    const read = revisionBody.safeParse(parsed(body));
    if (!read.success) return json(422, { message: 'The question is not complete.' });
    const isKnown = entry.revisions.some(({ id }) => id === read.data.id);
    if (!isKnown && deliveredVersions(entry, clock(), stepMs) === 0) return refusal('The report is not delivered yet.');
    const { id } = read.data;
    if (!isKnown) ledger.enter({ kind: 'revision', at: clock().toISOString(), of: entry.order.id, id });
    return status(ledger.find(entry.company, entry.order.id) ?? entry);
  }

  function reassign(entry: LedgerOrder, body: string): CompanyAnswer {
    const read = reassignmentBody.safeParse(parsed(body));
    if (!read.success) return json(422, { message: 'The instruction is not complete.' });
    const { id } = read.data;
    const isKnown = entry.reassignments.some((known) => known.id === id);
    if (!isKnown && !canReassignAt(entry, clock(), stepMs)) {
      return refusal('Another appraiser can only be assigned before the inspection.');
    }
    if (!isKnown) ledger.enter({ kind: 'reassignment', at: clock().toISOString(), of: entry.order.id, id });
    return status(ledger.find(entry.company, entry.order.id) ?? entry);
  }

  function cancel(entry: LedgerOrder): CompanyAnswer {
    if (entry.cancelledAt === null && !canCancelAt(entry, clock(), stepMs)) {
      return refusal('The property has been inspected, so the order can no longer be cancelled.');
    }
    if (entry.cancelledAt === null) {
      ledger.enter({ kind: 'cancellation', at: clock().toISOString(), of: entry.order.id });
    }
    return status(ledger.find(entry.company, entry.order.id) ?? entry);
  }

  async function report(entry: LedgerOrder, file: string): Promise<CompanyAnswer> {
    const [, version, kind] = /^\/reports\/(\d+)\.(pdf|xml)$/.exec(file) ?? [];
    const number = Number(version);
    if (version === undefined || number < 1 || number > deliveredVersions(entry, clock(), stepMs)) return nothing;
    const on = pacificDate(entry.takenAt);
    return kind === 'pdf'
      ? { status: 200, type: 'application/pdf', body: await printReport(entry, number, on) }
      : { status: 200, type: 'application/xml', body: writeReportXml(entry, number, on) };
  }

  return {
    ledger,
    submissions,
    async answer({ method, path, body }) {
      const [, company = '', encoded = '', rest = ''] = PATH.exec(path) ?? [];
      const id = decodeURIComponent(encoded);
      if (method === 'PUT' && rest === '' && company !== '') return take(company, id, body);
      const entry = ledger.find(company, id);
      if (entry === undefined) return nothing;
      if (method === 'GET') return rest === '' ? status(entry) : report(entry, rest);
      if (method !== 'PUT') return nothing;
      if (rest.startsWith('/revisions/')) return revise(entry, body);
      if (rest.startsWith('/reassignments/')) return reassign(entry, body);
      return rest === '/cancellation' ? cancel(entry) : nothing;
    },
  };
}
