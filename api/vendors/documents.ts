import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { z } from 'zod';

const order = z.object({
  package: z.string().max(60),
  planCodeId: z.string().max(60),
  forms: z.array(z.string().max(60)).max(100),
  loan: z.object({
    number: z.string().max(60),
    borrowers: z.array(z.string().max(200)).max(20),
    property: z.string().max(400),
    amount: z.string().max(30).nullable(),
    rate: z.string().max(30).nullable(),
    term: z.union([z.string().max(10), z.number()]).nullable(),
  }),
});

interface DocumentRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface DocumentAnswer {
  readonly status: number;
  readonly body: string;
}

const PATH = /^\/documents\/[a-z-]+\/(account|packages\/[\w-]+)$/;

/** Letters that the fonts of every PDF reader do not have become a question mark. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');

/** A page that says what the form would be, and that it is none. */
async function formPdf(form: string, { loan, planCodeId }: z.output<typeof order>): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  const lines = [
    'SIMULATION: this is not a document of any vendor, and binds no one.',
    '',
    form.replaceAll('-', ' ').toUpperCase(),
    '',
    `Loan ${loan.number}   Plan ${planCodeId}`,
    `Borrowers: ${loan.borrowers.join(', ')}`,
    `Property: ${loan.property}`,
    `Amount ${loan.amount ?? '-'}   Rate ${loan.rate ?? '-'}   Term ${loan.term ?? '-'}`,
  ];
  for (const [at, line] of lines.entries())
    page.drawText(printable(line), { x: 54, y: 720 - at * 18, size: 11, font, maxWidth: 504 });
  return Buffer.from(await pdf.save()).toString('base64');
}

/** The status that an account gets: password `wrong`, user ID `locked` or `down`; any other is accepted. */
function statusFor(authorization: string | undefined): number {
  const [kind, encoded = ''] = authorization?.split(' ') ?? [];
  const [, username = '', password = ''] = /^([^:]*):([\s\S]*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (kind !== 'Basic' || username === '' || password === '' || password === 'wrong') return 401;
  if (username === 'locked') return 403;
  return username === 'down' ? 503 : 200;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A simulated vendor of documents. The same order always gets the same forms. */
export async function answerDocuments({ method, path, authorization, body }: DocumentRequest): Promise<DocumentAnswer> {
  const [, what] = PATH.exec(path) ?? [];
  if (what === undefined || method !== (what === 'account' ? 'GET' : 'PUT')) return { status: 404, body: '{}' };
  const status = statusFor(authorization);
  if (status !== 200 || what === 'account') return { status, body: '{}' };
  const read = order.safeParse(parsed(body));
  if (!read.success) return { status: 422, body: '{}' };
  const forms = await Promise.all(read.data.forms.map(async (id) => ({ id, pdf: await formPdf(id, read.data) })));
  return { status: 200, body: JSON.stringify({ forms }) };
}
