import { z } from 'zod';
import { formatMoney } from '../../domain/format/money';

const linkBody = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), description: z.string().max(200) });

interface Link {
  readonly amount: string;
  readonly description: string;
  readonly isPaid: boolean;
}

interface PaymentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Where the page of a link is reached. */
  readonly origin: string;
}

interface PaymentAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A simulated provider of payment links. Its page takes no card data and moves no money. */
export interface PaymentProvider {
  answer(request: PaymentRequest): PaymentAnswer;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = ({ amount, description, isPaid }: Link): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Payment (simulation)</title>
<body style="font:16px system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem">
<h1>${escaped(description)}</h1><p>Simulation: no card is asked for, and no money moves.</p>
<p><strong>${escaped(formatMoney(amount))}</strong></p>
${isPaid ? '<p>Paid. Thank you.</p>' : '<form method="post"><button>Pay</button></form>'}</body></html>`;

const PATH = /^\/payments\/(links|pay)\/([0-9a-f-]{36})$/;
const nothing: PaymentAnswer = { status: 404, type: 'text/plain', body: 'Not found.' };

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export function createPaymentProvider(): PaymentProvider {
  const links = new Map<string, Link>();
  const linkOf = (id: string, body: string): Link | undefined => {
    const read = linkBody.safeParse(parsed(body));
    const known = links.get(id);
    if (known || !read.success) return known;
    const link = { ...read.data, isPaid: false };
    links.set(id, link);
    return link;
  };
  return {
    answer({ method, path, body, origin }) {
      const [, kind, id = ''] = PATH.exec(path) ?? [];
      if (kind === 'links' && method === 'PUT') {
        const link = linkOf(id, body);
        const answer = { url: `${origin}/payments/pay/${id}`, state: link?.isPaid ? 'paid' : 'open' };
        return { status: link ? 200 : 422, type: 'application/json', body: JSON.stringify(answer) };
      }
      const link = links.get(id);
      if (kind !== 'pay' || link === undefined) return nothing;
      const shown = method === 'POST' ? { ...link, isPaid: true } : link;
      links.set(id, shown);
      return { status: 200, type: 'text/html; charset=utf-8', body: page(shown) };
    },
  };
}
