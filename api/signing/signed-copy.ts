import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { renderDocument, type SigningEvidenceData, signingEvidence } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import { sha256Of } from '../ports/files/digest';
import { runOnThread, ThreadLimitError, type ThreadLimits } from '../threads/run-on-thread';
import type { Answer } from './sign-pdf.thread';
import { type SignedName, stampOf } from './signature-stamp';

type SignModule = typeof import('./sign-pdf.thread');
type Task = Parameters<SignModule['runTask']>[0];

/** Twice what 30 MB of scanned pages need. */
const LIMITS: ThreadLimits = { memoryMb: 192, milliseconds: 30_000 };
const module = new URL('./sign-pdf.thread.ts', import.meta.url);

async function run(task: Task, name: string): Promise<Exclude<Answer, { problem: unknown }>> {
  const answer = await runOnThread<SignModule>(module, task, LIMITS).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? refuse('invalid', 'pdf-too-complex', { cause: error }) : error;
  });
  if (!('problem' in answer)) return answer;
  throw refuse('invalid', message(`pdf-${answer.problem}`, { name }));
}

/** The facts of a PDF; throws 422 if signatures can't be added to it. */
export async function inspectPdf(pdf: Uint8Array, name: string): Promise<{ readonly width: number }> {
  const answer = await run({ kind: 'inspect', pdf }, name);
  return { width: 'width' in answer ? answer.width : 0 };
}

async function changed(task: Exclude<Task, { kind: 'inspect' }>, name: string): Promise<Uint8Array> {
  const answer = await run(task, name);
  if (!('pdf' in answer)) throw new Error('The PDF was not changed.');
  return answer.pdf;
}

/**
 * The signed copy of a document: the original with the signatures under its last page, and the evidence after it. The evidence names
 * the hash of the original and that of the signed pages before it.
 */
export async function signedCopy(
  portal: AppContext,
  {
    pdf,
    name,
    signatures,
  }: { readonly pdf: Buffer; readonly name: string; readonly signatures: readonly SignedName[] },
  evidence: Omit<SigningEvidenceData, 'signedSha256'>,
  created: Date,
): Promise<Buffer> {
  const now = created.toISOString();
  const { width } = await inspectPdf(pdf, name);
  const stamp = await stampOf(portal, { width, packageId: evidence.packageId, signatures, created });
  const signed = await changed({ kind: 'stamp', pdf, stamp, now }, name);
  const data = { ...evidence, signedSha256: await sha256Of(signed) };
  const pages = await renderDocument(portal, signingEvidence, data, { language: 'en', created });
  return Buffer.from(await changed({ kind: 'append', pdf: signed, pages, now }, name));
}
