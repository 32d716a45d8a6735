import type { Logger } from 'pino';
import { z } from 'zod';
import { applicantName, type LoanDocument } from '../../../domain/loan/document';
import { formRules } from '../../../domain/packages/package-forms';
import { limitedBytes } from '../vendors/answers';
import { AccountRefused, type DocumentAccount, type DocumentsPort } from './documents-port';

/** Where a vendor of documents is reached. */
interface Vendor {
  readonly framework: string;
  readonly name: string;
  readonly isSimulation: boolean;
  /** Without a slash at the end; it may first have to be started. */
  url(): Promise<string>;
}

interface Options {
  /** Milliseconds that the vendor has for its answer. */
  readonly timeoutMs: number;
  readonly log: Pick<Logger, 'warn'>;
}

const MAX_BYTES = 60 * 1024 * 1024;
const REFUSED = [401, 403];

const made = z.object({ forms: z.array(z.object({ id: z.string(), pdf: z.base64() })) });

/** What a vendor makes: everything but the disclosures, which the portal issues on their own pages. */
const vendorForms: ReadonlySet<string> = new Set(
  formRules.filter(({ supplier }) => supplier !== 'page').map(({ id }) => id),
);

const basic = ({ username, password }: DocumentAccount): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** What documents say of the loan. No Social Security number. */
const factsOf = (loan: LoanDocument) => ({
  number: loan.sLNm,
  borrowers: loan.applicants.flatMap((applicant) =>
    (['B', 'C'] as const).map((who) => applicantName(applicant, who)).filter((name) => name !== ''),
  ),
  property: [loan.sSpAddr, loan.sSpCity, loan.sSpState, loan.sSpZip].filter(Boolean).join(', '),
  amount: loan.sLAmtCalc ?? null,
  rate: loan.sNoteIR ?? null,
  term: loan.sTerm ?? null,
});

/**
 * A vendor of documents that speaks JSON over HTTP with the account as basic authentication: `GET /account` accepts or refuses it, `PUT
 * /packages/{id}` makes the forms of a package once. Accounts and bodies are never logged.
 */
export function createHttpDocuments(vendor: Vendor, { timeoutMs, log }: Options): DocumentsPort {
  const send = async (path: string, account: DocumentAccount, body?: object): Promise<Response> =>
    fetch(`${await vendor.url()}${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: basic(account), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    framework: vendor.framework,
    makes: (form) => vendorForms.has(form),
    async make({ id, loan, type, planCodeId, forms }, account) {
      if (account === null) throw new AccountRefused('no account');
      const body = { package: type, planCodeId, forms, loan: factsOf(loan) };
      const response = await send(`/packages/${encodeURIComponent(id)}`, account, body);
      if (REFUSED.includes(response.status)) throw new AccountRefused(`HTTP ${response.status}`);
      const bytes = response.ok ? await limitedBytes(response, MAX_BYTES) : null;
      if (bytes === null) throw new Error(`The vendor of documents answered HTTP ${response.status}.`);
      const answer = made.parse(JSON.parse(bytes.toString('utf8')));
      return forms.map((form) => {
        const found = answer.forms.find((each) => each.id === form);
        if (found === undefined) throw new Error(`The vendor of documents left out ${form}.`);
        return { id: form, pdf: Buffer.from(found.pdf, 'base64') };
      });
    },
    vendor: {
      name: vendor.name,
      isSimulation: vendor.isSimulation,
      async check(account) {
        try {
          const response = await send('/account', account);
          await response.body?.cancel();
          if (REFUSED.includes(response.status)) return 'refused';
          if (response.ok) return 'connected';
          log.warn(
            { vendor: vendor.framework, what: `HTTP ${response.status}` },
            'a vendor of documents gave no usable answer',
          );
        } catch (error) {
          const what = error instanceof Error ? error.name : 'error';
          log.warn({ vendor: vendor.framework, what }, 'a vendor of documents gave no usable answer');
        }
        return 'unreachable';
      },
    },
  };
}
