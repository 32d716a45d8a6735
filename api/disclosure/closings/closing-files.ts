import { randomUUID } from 'node:crypto';
import type { PrintableFacts } from '../../../domain/disclosure/closing/closing-facts';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import type { PrintedClosing } from '../../../domain/disclosure/closing/printed-closing';
import type { LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import { contentId, renderClosing } from '../../documents/documents.service';
import { notFound } from '../../http/app-error';
import { isRefusal } from '../../loan/gateway.service';
import { ucdFile } from '../ucd/ucd-file';

/** A Closing Disclosure as it is printed and as the forms and files are made from it. */
export interface MadeClosing {
  readonly facts: PrintableFacts;
  readonly closing: ClosingForm;
  readonly form: PrintedClosing;
}

interface MadeFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** What is filed with a Closing Disclosure. */
export interface ClosingFiles {
  readonly borrower: MadeFile;
  /** Of a transaction with a seller (12 CFR 1026.19(f)(4)). */
  readonly seller: MadeFile | null;
  readonly ucd: { readonly key: string; readonly bytes: Buffer };
}

/** The name under which an issued disclosure is filed. */
export const ISSUED = 'CLOSING DISCLOSURE';

/** The forms of borrower and seller, and the file of the Uniform Closing Dataset with the form of the borrower. */
export async function closingFiles(
  portal: AppContext,
  owner: string,
  loan: LoanDocument,
  { facts, closing, form }: MadeClosing,
  number: number,
): Promise<ClosingFiles> {
  const now = portal.clock();
  const made = async (party: 'borrower' | 'seller', name: string, ...place: string[]): Promise<MadeFile> => ({
    id: await contentId([loan.sLNm, ISSUED, String(number), ...place]),
    name: `${name} ${number}.pdf`,
    bytes: Buffer.from(await renderClosing(portal, form, party, { created: now, owner })),
  });
  const borrower = await made('borrower', ISSUED);
  const xml = ucdFile({ loan, form: closing, facts, pdf: borrower.bytes, now });
  return {
    borrower,
    seller: form.summaries === null ? null : await made('seller', `${ISSUED} SELLER`, 'seller'),
    // Each attempt has its own place, so that one that fails removes only its own.
    ucd: { key: `loans/${loan.sLNm}/${randomUUID()}.xml`, bytes: Buffer.from(xml) },
  };
}

/** Stores the file of the Uniform Closing Dataset with the write that names it; it is removed again if the write is refused. */
export async function withUcd<T>(portal: AppContext, { key, bytes }: ClosingFiles['ucd'], write: () => Promise<T>) {
  await portal.files.put(key, bytes, 'application/xml');
  try {
    return await write();
  } catch (error) {
    if (isRefusal(error)) await portal.files.remove(key);
    throw error;
  }
}

/** The file of the Uniform Closing Dataset of a disclosure; 404 for one that was issued without it. */
export async function openUcd(portal: AppContext, { sLNm, closingDisclosures = [] }: LoanDocument, number: number) {
  const key = closingDisclosures.find((each) => each.number === number)?.ucdKey;
  const stored = key === undefined ? null : await portal.files.get(key);
  if (stored === null) throw notFound('no-closing-disclosure');
  return { stream: stored.stream, contentType: 'application/xml', name: `UCD ${sLNm} ${number}.xml` };
}
