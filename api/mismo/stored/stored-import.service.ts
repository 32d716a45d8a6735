import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { BeyondPart, RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import { notFound } from '../../http/app-error';
import type { UploadedFile } from '../../http/call';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import { failedImports, importOf, importsWithoutLoan, removeImport, setLoanOfImport } from './stored-import.queries';

/** The context in which the parts of a file without a field are sealed. */
export const beyondContext = (operation: string): string => `portal.loan_imports:${operation}`;

/** Stores the file of a new loan: the row first, so that no bytes are ever without one. */
export async function storeImport(
  portal: AppContext,
  actor: Actor,
  operation: string,
  { file, beyond }: { readonly file: UploadedFile; readonly beyond: readonly BeyondPart[] },
): Promise<void> {
  const key = `imports/${operation}.xml`;
  await portal.db
    .insertInto('portal.loan_imports')
    .values({
      operation,
      loan_num: null,
      name: file.name,
      size: file.bytes.length,
      content_type: 'application/xml',
      storage_key: key,
      imported_at: portal.clock(),
      imported_by: actor.displayName,
      beyond: sealJson(portal.vault, beyond, beyondContext(operation)),
    })
    // A repeated request has the same file.
    .onConflict((conflict) => conflict.column('operation').doNothing())
    .execute();
  await portal.files.put(key, file.bytes, 'application/xml');
}

/** Links the import to the loan of its operation. */
export async function linkImport(portal: AppContext, operation: string, loanNum: string): Promise<void> {
  await setLoanOfImport(portal.db, operation, loanNum);
}

/** Links imports that a crash left without their loan, from the operations that the LOS completed. */
export async function linkImports(
  db: Kysely<PortalDb>,
  changes: readonly { readonly operationId: string; readonly loanNum: string }[],
): Promise<void> {
  const loans = new Map(changes.map(({ operationId, loanNum }) => [operationId, loanNum]));
  for (const operation of await importsWithoutLoan(db, [...loans.keys()])) {
    await setLoanOfImport(db, operation, loans.get(operation) ?? '');
  }
}

/** Deletes the files of imports that the LOS never did, according to the audit. Failed deletions are retried the next time. */
export async function dropFailedImports(portal: AppContext): Promise<void> {
  try {
    for (const { operation, storage_key } of await failedImports(portal.db)) {
      await portal.files.remove(storage_key);
      await removeImport(portal.db, operation);
    }
  } catch (error) {
    portal.log.warn({ err: error }, 'The files of failed imports could not be dropped.');
  }
}

/** The facts of a loan's original file, and its content without a field in the portal. */
export async function originalOf(portal: AppContext, loanNum: string): Promise<Pick<RoundTrip, 'beyond' | 'original'>> {
  const kept = await importOf(portal.db, loanNum);
  if (!kept) return { beyond: [], original: null };
  const { name, size, imported_at, imported_by } = kept;
  return {
    beyond: [...openJson(portal.vault, kept.beyond, beyondContext(kept.operation))],
    original: { name, size, importedAt: imported_at.toISOString(), by: imported_by },
  };
}

/** The original file itself. Throws `not-found` if the loan was not imported. */
export async function openOriginal(
  portal: AppContext,
  loanNum: string,
): Promise<{ readonly name: string; readonly stream: Readable }> {
  const kept = await importOf(portal.db, loanNum);
  const stored = kept ? await portal.files.get(kept.storage_key) : null;
  if (!kept || !stored) throw notFound('no-original-file');
  return { name: kept.name, stream: stored.stream };
}
