import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { BeyondPart, RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import type { Actor } from '../../http/actor';
import { notFound } from '../../http/app-error';
import type { UploadedFile } from '../../http/call';
import { failedImports, importOf, importsWithoutLoan, removeImport, setLoanOfImport } from './stored-import.queries';

/** The last part of a file's name, without what could harm a header or a screen. */
function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-180) || 'loan.xml'
  );
}

/** Keeps the file that a loan is about to be made of: the row first, so that no bytes are ever without one. */
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
      name: safeName(file.name),
      size: file.bytes.length,
      content_type: 'application/xml',
      storage_key: key,
      imported_at: portal.clock(),
      imported_by: actor.displayName,
      beyond: JSON.stringify(beyond),
    })
    .execute();
  await portal.files.put(key, file.bytes, 'application/xml');
}

/** Says which loan came of the operation. */
export async function linkImport(portal: AppContext, operation: string, loanNum: string): Promise<void> {
  await setLoanOfImport(portal.db, operation, loanNum);
}

/** Settles imports that a crash left without their loan, from what the LOS says was done. */
export async function linkImports(
  db: Kysely<PortalDb>,
  changes: readonly { readonly operationId: string; readonly loanNum: string }[],
): Promise<void> {
  const loans = new Map(changes.map(({ operationId, loanNum }) => [operationId, loanNum]));
  for (const operation of await importsWithoutLoan(db, [...loans.keys()])) {
    await setLoanOfImport(db, operation, loans.get(operation) ?? '');
  }
}

/** Drops the files of imports that the LOS never did, as the audit says. What cannot be dropped now is, the next time. */
export async function dropFailedImports(portal: AppContext): Promise<void> {
  try {
    for (const { operation, storage_key } of await failedImports(portal.db)) {
      await portal.files.remove(storage_key);
      await removeImport(portal.db, operation);
    }
  } catch (error) {
    portal.log.warn({ error }, 'The files of failed imports could not be dropped.');
  }
}

/** What is known of a loan's original file: facts, and what it has beyond the portal's fields. */
export async function originalOf(portal: AppContext, loanNum: string): Promise<Pick<RoundTrip, 'beyond' | 'original'>> {
  const kept = await importOf(portal.db, loanNum);
  if (!kept) return { beyond: [], original: null };
  const { name, size, imported_at, imported_by } = kept;
  return {
    beyond: kept.beyond,
    original: { name, size, importedAt: imported_at.toISOString(), by: imported_by },
  };
}

/** The original file itself. Throws `not-found` where the loan was not imported. */
export async function openOriginal(
  portal: AppContext,
  loanNum: string,
): Promise<{ readonly name: string; readonly stream: Readable }> {
  const kept = await importOf(portal.db, loanNum);
  const stored = kept ? await portal.files.get(kept.storage_key) : null;
  if (!kept || !stored) throw notFound('no-original-file');
  return { name: kept.name, stream: stored.stream };
}
