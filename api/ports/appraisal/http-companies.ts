import type { Logger } from 'pino';
import type { z } from 'zod';
import { limitedBytes, neverArrived } from '../vendors/answers';
import type { AppraisalPort, CompanyOutcome, DeliveredFiles } from './appraisal-port';
import { companyRefusal, companyStatus } from './company-answers';

/** Where appraisal companies are reached. */
export interface CompanyAddresses {
  readonly companies: readonly string[];
  /** A simulation answers in their place. */
  readonly isSimulation: boolean;
  /** The URL of a company, without a slash at the end; it may first have to be started. */
  url(company: string): Promise<string>;
  /** The key that the portal identifies itself with; absent for a simulation. */
  key?(company: string): string | undefined;
}

interface HttpOptions {
  /** Milliseconds that a company has for its answer. */
  readonly timeoutMs: number;
  readonly log: Pick<Logger, 'warn'>;
}

const MAX_STATUS_BYTES = 1024 * 1024;
/** Reports with photographs have many megabytes. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
const REFUSALS = [400, 401, 403, 409, 422];

type Send = { readonly method: 'GET' | 'PUT'; readonly path: string; readonly body?: object };

/**
 * Appraisal companies that speak JSON over HTTP: `PUT /orders/{id}`, with questions, reassignments and a cancellation below it, and `GET` for the status
 * and the files. Bodies have personal data and are never logged.
 */
export function createHttpCompanies(addresses: CompanyAddresses, { timeoutMs, log }: HttpOptions): AppraisalPort {
  async function exchange<T>(
    company: string,
    { method, path, body }: Send,
    read: (response: Response) => Promise<T | null>,
  ): Promise<CompanyOutcome<T>> {
    const problem = (what: string) => log.warn({ company, method, what }, 'an appraisal company gave no usable answer');
    const url = await addresses.url(company).catch(() => null);
    if (url === null) {
      problem('no address');
      return { kind: 'not-reached' };
    }
    const key = addresses.key?.(company);
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return { kind: 'not-found' };
      if (REFUSALS.includes(response.status)) {
        const refusal = companyRefusal.safeParse(await json(response));
        return { kind: 'refused', text: refusal.success ? refusal.data.message : `HTTP ${response.status}` };
      }
      const answer = response.ok ? await read(response) : null;
      if (answer !== null) return { kind: 'taken', answer };
      problem(`HTTP ${response.status}`);
      return { kind: 'unknown' };
    } catch (error) {
      problem(error instanceof Error ? error.name : 'error');
      return { kind: neverArrived(error) ? 'not-reached' : 'unknown' };
    }
  }
  const json = async (response: Response): Promise<unknown> => {
    const bytes = await limitedBytes(response, MAX_STATUS_BYTES);
    try {
      return bytes === null ? null : JSON.parse(bytes.toString('utf8'));
    } catch {
      return null;
    }
  };
  const status = async (response: Response): Promise<z.infer<typeof companyStatus> | null> =>
    companyStatus.safeParse(await json(response)).data ?? null;
  const file = (response: Response) => limitedBytes(response, MAX_FILE_BYTES);
  const at = (id: string): string => `/orders/${encodeURIComponent(id)}`;

  async function files(company: string, id: string, version: number): Promise<CompanyOutcome<DeliveredFiles>> {
    const path = `${at(id)}/reports/${version}`;
    const pdf = await exchange(company, { method: 'GET', path: `${path}.pdf` }, file);
    if (pdf.kind !== 'taken') return pdf;
    const xml = await exchange(company, { method: 'GET', path: `${path}.xml` }, file);
    if (xml.kind !== 'taken' && xml.kind !== 'not-found') return xml;
    return {
      kind: 'taken',
      answer: { pdf: pdf.answer, xml: xml.kind === 'taken' ? xml.answer.toString('utf8') : null },
    };
  }
  return {
    companies: addresses.companies,
    isSimulation: addresses.isSimulation,
    order: (company, order) => exchange(company, { method: 'PUT', path: at(order.id), body: order }, status),
    revise: (company, id, revision) =>
      exchange(company, { method: 'PUT', path: `${at(id)}/revisions/${revision.id}`, body: revision }, status),
    reassign: (company, id, instruction) =>
      exchange(
        company,
        { method: 'PUT', path: `${at(id)}/reassignments/${instruction.id}`, body: instruction },
        status,
      ),
    status: (company, id) => exchange(company, { method: 'GET', path: at(id) }, status),
    cancel: (company, id, reason) =>
      exchange(company, { method: 'PUT', path: `${at(id)}/cancellation`, body: { reason } }, status),
    files,
  };
}
