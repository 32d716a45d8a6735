import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { LenderLogo, LogoFacts } from '../../../../domain/lender/logo.schemas';
import type { AppContext } from '../../../app-context';
import { audit } from '../../../audit/audit.service';
import type { PortalDb } from '../../../db/portal-db';
import { AppError, notFound, refuse } from '../../../http/app-error';
import type { UploadedFile } from '../../../http/call';
import type { Author, Caller } from '../../../http/caller';
import { assertCurrent } from '../../../http/records';
import { readLogo } from './read-logo';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;

/** The logo as documents print it. */
export interface LogoFile {
  readonly facts: LogoFacts;
  /** Of its kind: `svg`. */
  readonly extension: (typeof extensions)[keyof typeof extensions];
  readonly bytes: Buffer;
}

async function rowOf(db: Kysely<PortalDb>, locked = false) {
  const rows = db.selectFrom('portal.lender_logo').select(['version', 'storage_key', 'facts']);
  return (locked ? rows.forUpdate() : rows).executeTakeFirstOrThrow();
}

/** The facts of the lender's logo. */
export async function logoOf(db: Kysely<PortalDb>): Promise<LenderLogo> {
  const { version, facts } = await rowOf(db);
  return { version, logo: facts };
}

/** The last logo that was read, because every document has it. Its file never changes under its key. */
const lastRead = new WeakMap<AppContext, { readonly key: string; readonly bytes: Buffer }>();

/** The logo with its bytes; null if there is none. Throws if its file is missing. */
export async function logoFile(portal: AppContext, isRetry = false): Promise<LogoFile | null> {
  const { storage_key: key, facts } = await rowOf(portal.db);
  if (key === null || facts === null) return null;
  const extension = extensions[facts.contentType];
  const known = lastRead.get(portal);
  if (known?.key === key) return { facts, extension, bytes: known.bytes };
  const stored = await portal.files.get(key);
  if (stored === null) {
    // Someone may have replaced it since.
    if (!isRetry) return logoFile(portal, true);
    throw new Error(`The file of the lender’s logo is missing: ${key}`);
  }
  const bytes = await buffer(stored.stream);
  lastRead.set(portal, { key, bytes });
  return { facts, extension, bytes };
}

/** Throws unless a document can print the image: the bytes after a right beginning may be broken. */
async function assertPrintable({ typesetter, clock }: AppContext, extension: string, bytes: Buffer): Promise<void> {
  const path = `logo/check.${extension}`;
  await typesetter
    .typeset({ file: 'logo-check.typ', doc: { path }, created: clock(), images: { [path]: bytes } })
    .catch((error) => {
      const isBroken =
        error instanceof AppError && 'code' in error.wording && error.wording.code === 'document-not-made';
      throw isBroken ? refuse('wrong-type', 'logo-not-readable', { cause: error }) : error;
    });
}

/** Puts the logo, or none, in the place of the one that the caller has read. The file of the earlier one is removed. */
async function change(
  portal: AppContext,
  caller: Caller<Author>,
  version: number,
  next: { readonly key: string; readonly facts: LogoFacts } | null,
): Promise<LenderLogo> {
  const earlier = await portal.db.transaction().execute(async (trx) => {
    const before = await rowOf(trx, true);
    const current: LenderLogo = { version: before.version, logo: before.facts };
    assertCurrent(version, current);
    if (next === null && before.facts === null) return before;
    await trx
      .updateTable('portal.lender_logo')
      .set({
        version: before.version + 1,
        storage_key: next?.key ?? null,
        facts: next && JSON.stringify(next.facts),
      })
      .execute();
    await audit(trx, caller, {
      action: 'settings.logo',
      subject: 'settings:general',
      before: { logo: before.facts?.name ?? null },
      after: { logo: next?.facts.name ?? null },
    });
    return before;
  });
  if (earlier.storage_key !== null) {
    await portal.files.remove(earlier.storage_key).catch((error: unknown) => {
      portal.log.warn({ err: error, key: earlier.storage_key }, 'The file of an earlier logo could not be removed.');
    });
  }
  return logoOf(portal.db);
}

/** Stores an uploaded logo. */
export async function saveLogo(
  portal: AppContext,
  caller: Caller<Author>,
  version: number,
  { name, bytes }: UploadedFile,
): Promise<LenderLogo> {
  const image = readLogo(bytes);
  const extension = extensions[image.contentType];
  await assertPrintable(portal, extension, image.bytes);
  const { contentType, width, height } = image;
  const key = `lender/logo-${randomUUID()}.${extension}`;
  await portal.files.put(key, image.bytes, contentType);
  try {
    // Uploaded names lose endings that programs run, such as `.svg`.
    const base = name.replace(/[._](png|jpe?g|svg)$/i, '');
    const facts = { name: `${base}.${extension}`, contentType, size: image.bytes.length, width, height };
    return await change(portal, caller, version, { key, facts });
  } catch (error) {
    // After any other failure, the row may name it.
    if (error instanceof AppError) await portal.files.remove(key).catch(() => {});
    throw error;
  }
}

export const removeLogo = (portal: AppContext, caller: Caller<Author>, version: number): Promise<LenderLogo> =>
  change(portal, caller, version, null);

/** The logo as a file to show. */
export async function logoToShow(portal: AppContext): Promise<LogoFile> {
  const file = await logoFile(portal);
  if (!file) throw notFound('no-logo');
  return file;
}
