import { ownValue } from '../../../domain/tables/own-value';
import { XmlProblem } from '../../ports/vendors/xml';
import { createLedger, type Ledger, type LedgerEntry, peopleHash } from './ledger';
import { printReport } from './print-report';
import { type AgencyOrder, readOrder } from './read-order';
import { accountError, type Fault, scenarioOf } from './scenarios';
import { errorResponse, reportResponse, responseGroup, statusResponse } from './write-report';

/** How the agency answers: with a document, late, with half of it, with a status, or not at all. */
export interface AgencyAnswer {
  readonly status: number;
  readonly body: string;
  readonly delayMs: number;
  readonly cut: 'never' | 'half' | 'silent' | 'hang-up';
}

export interface CreditAgencyOptions {
  /** Where the orders are kept; absent: in memory. */
  readonly ledgerFile?: string | undefined;
  /** Milliseconds that a slow answer takes. */
  readonly slowMs?: number | undefined;
  /** Whether reports have a printed form. Default: yes. */
  readonly prints?: boolean | undefined;
  /** The fault of a request besides those of its scenario, for tests under load. */
  readonly faultOf?: ((requestId: string, attempt: number) => Fault) | undefined;
}

/** A simulated credit agency. */
export interface CreditAgency {
  readonly ledger: Ledger;
  /** How often each order was submitted to an agency that took it, by its ID. Retrieving it does not count. */
  readonly submissions: ReadonlyMap<string, number>;
  answer(body: string): Promise<AgencyAnswer>;
}

const plain = (body: string): AgencyAnswer => ({ status: 200, body, delayMs: 0, cut: 'never' });

const texts: Readonly<Record<string, string>> = {
  E001: 'The system is busy. Try again later.',
  E036: 'Invalid account or password.',
  E037: 'Unknown account.',
  E046: 'The password has expired.',
  E051: 'The account is locked.',
  E061: 'The borrowers do not match the report.',
  E101: 'The request is not well-formed.',
  E102: 'The request is not complete.',
};

const textOf = (code: string): string => ownValue(texts, code) ?? `Error ${code}.`;

let numbers = 0;
const nextNumber = (day: string): string => {
  numbers += 1;
  return `ES${day.replaceAll('-', '')}-${Date.now().toString(36).toUpperCase()}${String(numbers).padStart(4, '0')}`;
};

/** Takes an order: the entry to answer it with, or the error of the agency. */
function take(ledger: Ledger, order: AgencyOrder): LedgerEntry | string {
  // An order that was taken is answered again, and not billed again.
  const known = ledger.byRequest(order.requestId);
  if (known) return known;
  const people = peopleHash(order);
  const { requestId, action, bureaus, isSoft, day, question } = order;
  if (action === 'Submit') {
    const entry = { requestId, action, people, bureaus, isSoft, issued: day, updated: day, questions: {} };
    const taken = { ...entry, number: nextNumber(day) };
    ledger.enter(taken);
    return taken;
  }
  const earlier = order.reportNumber === null ? undefined : ledger.byNumber(order.reportNumber);
  if (!earlier || earlier.people !== people) return 'E061';
  const all = [...new Set([...earlier.bureaus, ...(action === 'Upgrade' ? bureaus : [])])];
  const questions = question ? { ...earlier.questions, [question.line]: question.text } : earlier.questions;
  const updated = action === 'Reissue' ? earlier.updated : day;
  const taken = { ...earlier, requestId, action, bureaus: all, updated, questions };
  ledger.enter(taken);
  return taken;
}

/** The faults that happen only while the order is new, so that asking again helps. */
const onlyFirst: readonly Fault[] = ['timeout', 'broken', 'server-error', 'hang-up', 'doctype'];

export function createCreditAgency(options: CreditAgencyOptions = {}): CreditAgency {
  const ledger = createLedger(options.ledgerFile);
  const attempts = new Map<string, number>();
  const submissions = new Map<string, number>();

  async function answerOrder(order: AgencyOrder): Promise<AgencyAnswer> {
    const { requestId, people } = order;
    const attempt = (attempts.get(requestId) ?? 0) + 1;
    attempts.set(requestId, attempt);
    const error = (code: string) => plain(responseGroup(errorResponse(requestId, code, textOf(code))));
    const refused = accountError(order);
    if (refused !== null) return error(refused);
    if (order.action === 'Retrieve' && !ledger.byRequest(requestId)) {
      return plain(responseGroup(statusResponse(requestId, 'NotFound')));
    }
    const scenarios = people.map(({ ssn }) => scenarioOf(ssn));
    const code = scenarios.find((one) => one.error !== null)?.error;
    if (code) return error(code);
    const own = scenarios.find(({ fault }) => fault !== 'none')?.fault ?? 'none';
    const given = own === 'none' ? (options.faultOf?.(requestId, attempt) ?? 'none') : own;
    const fault = attempt > 1 && onlyFirst.includes(given) && own !== 'none' ? 'none' : given;
    if (fault === 'busy' && attempt <= 2) return error('E001');

    const entry = take(ledger, order);
    if (typeof entry === 'string') return error(entry);
    if (order.action !== 'Retrieve') submissions.set(requestId, (submissions.get(requestId) ?? 0) + 1);
    if (fault === 'in-process' && attempt <= 3) return plain(responseGroup(statusResponse(requestId, 'InProcess')));
    const isPrinted = options.prints !== false && fault !== 'no-pdf';
    const printed = fault === 'bad-pdf' ? '%%%not base64%%%' : isPrinted ? await printReport(people, entry) : null;
    const report = reportResponse(requestId, people, entry, printed);
    const body = fault === 'duplicate' ? responseGroup(report, report) : responseGroup(report);
    switch (fault) {
      case 'slow':
        return { ...plain(body), delayMs: options.slowMs ?? 3_000 };
      case 'timeout':
        return { ...plain(body), cut: 'silent' };
      case 'broken':
        return { ...plain(body), cut: 'half' };
      case 'hang-up':
        return { ...plain(body), cut: 'hang-up' };
      case 'server-error':
        return { ...plain('Internal error'), status: 500 };
      case 'doctype':
        return plain(body.replace('?>', '?><!DOCTYPE RESPONSE_GROUP SYSTEM "http://127.0.0.1/x.dtd">'));
      default:
        return plain(body);
    }
  }

  return {
    ledger,
    submissions,
    async answer(body) {
      let order: AgencyOrder | null;
      try {
        order = readOrder(body);
      } catch (error) {
        if (!(error instanceof XmlProblem)) throw error;
        return plain(responseGroup(errorResponse('', 'E101', textOf('E101'))));
      }
      if (!order?.requestId) return plain(responseGroup(errorResponse('', 'E102', textOf('E102'))));
      return answerOrder(order);
    },
  };
}
