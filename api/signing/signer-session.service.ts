import { sql, type Transaction } from 'kysely';
import { IDLE_MINUTES, MAX_PIN_TRIES, MAX_SESSIONS, PIN_MINUTES } from '../../domain/signing/signing-limits';
import {
  acceptedSecrets,
  hashToken,
  keyedHash,
  randomPin,
  randomToken,
  sameHash,
  throttle,
} from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit, denialsOf } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { type AppError, refuse, signedOut } from '../http/app-error';
import type { Cookie, RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { signerOfLink } from './link.service';
import { addRepeatedEvent, lockPackage, type StoredSigner, type WholePackage } from './signing.queries';
import { pinMail } from './signing-mail';

/** Each signer has a cookie of their own, so that spouses can sign in two tabs of one browser. */
const cookieName = (signerId: string): string => `emet_signing_${signerId.replaceAll('-', '')}`;

const wrongPin = (): AppError => refuse('wrong-pin', 'signing-wrong-pin');

/** Counts for one link of a signer: a new link of staff begins again. */
const perLink = (
  portal: AppContext,
  name: 'signing-pin-mail' | 'signing-pin-wrong',
  { id, link_no }: StoredSigner,
  request: RequestFacts,
) => throttle(portal, name, { device: `${id} ${link_no}` }, callerOf(null, request));

/** Emails a new PIN, which ends the one before. Throws 409 for a signer with an access code, and 429 after too many. */
export async function mailSigningPin(portal: AppContext, token: string, request: RequestFacts): Promise<void> {
  const { signer, row } = await signerOfLink(portal, token, request);
  if (signer.code_hash !== null) throw refuse('conflict', 'signing-has-code');
  const limit = perLink(portal, 'signing-pin-mail', signer, request);
  await limit.take();
  const pin = randomPin();
  const hash = keyedHash(portal.secret, 'signing-pin', signer.id, pin);
  if (!(await storePin(portal, signer, hash))) throw refuse('not-found', 'signing-link-not-valid');
  try {
    await portal.mail.send({ to: signer.email, ...pinMail(signer.language, pin) });
  } catch (cause) {
    await forgetPin(portal, signer, hash);
    await limit.giveBack();
    throw refuse('internal', 'pin-not-mailed', { cause });
  }
  await portal.db.transaction().execute((trx) =>
    audit(trx, callerOf(null, request), {
      action: 'signing.pin',
      subject: `loan:${row.loan_num}`,
      after: { package: row.id, signer: signer.id, to: signer.email },
    }),
  );
}

/** Stores a PIN as a keyed hash: it has only a million values. False if another link has taken the place of the one that was read. */
async function storePin(portal: AppContext, { id, link_no }: StoredSigner, hash: string): Promise<boolean> {
  const expires = new Date(portal.clock().getTime() + PIN_MINUTES * 60_000);
  const { numUpdatedRows: count } = await portal.db
    .updateTable('portal.signing_signers')
    .set({ pin_hash: hash, pin_expires_at: expires, pin_tries: 0 })
    .where('id', '=', id)
    .where('link_no', '=', link_no)
    .executeTakeFirst();
  return count > 0n;
}

/** Forgets a PIN that was not mailed, and not a newer one. */
async function forgetPin({ db }: AppContext, { id }: StoredSigner, hash: string): Promise<void> {
  await db
    .updateTable('portal.signing_signers')
    .set({ pin_hash: null, pin_expires_at: null, pin_tries: 0 })
    .where('id', '=', id)
    .where('pin_hash', '=', hash)
    .execute();
}

/** Counts a try and returns the hash to compare with; undefined if nothing can be tried. One statement, so that concurrent tries count. */
async function hashToTry(
  portal: AppContext,
  signer: StoredSigner,
): Promise<{ kind: string; hash: string } | undefined> {
  const isCode = signer.code_hash !== null;
  const update = portal.db.updateTable('portal.signing_signers').where('id', '=', signer.id);
  const row = isCode
    ? await update
        .set((of) => ({ code_tries: of('code_tries', '+', 1) }))
        .where('code_tries', '<', MAX_PIN_TRIES)
        .returning('code_hash as hash')
        .executeTakeFirst()
    : await update
        .set((of) => ({ pin_tries: of('pin_tries', '+', 1) }))
        .where('pin_tries', '<', MAX_PIN_TRIES)
        .where('pin_expires_at', '>', portal.clock())
        .returning('pin_hash as hash')
        .executeTakeFirst();
  return row?.hash ? { kind: isCode ? 'signing-code' : 'signing-pin', hash: row.hash } : undefined;
}

/**
 * Opens a session for a signer who has the link and enters the PIN or access code. Every failure has the same answer, 401; 429 after
 * too many. A PIN works once.
 */
export async function startSigningSession(
  portal: AppContext,
  { token, pin }: { readonly token: string; readonly pin: string },
  request: RequestFacts,
): Promise<{ readonly signer: string; readonly cookie: Cookie }> {
  const { signer, row } = await signerOfLink(portal, token, request);
  const by = callerOf(null, request);
  const wrong = perLink(portal, 'signing-pin-wrong', signer, request);
  await wrong.take();
  const wanted = await hashToTry(portal, signer);
  const typed = pin.replaceAll(/\s/g, '');
  const isRight =
    wanted !== undefined &&
    acceptedSecrets(portal).some((secret) => sameHash(wanted.hash, keyedHash(secret, wanted.kind, signer.id, typed)));
  if (!isRight) {
    const detail = { package: row.id, signer: signer.id };
    denialsOf(portal).record(by, {
      action: 'signing.open',
      subject: `loan:${row.loan_num}`,
      reason: 'wrong-pin',
      detail,
    });
    throw wrongPin();
  }
  await wrong.giveBack();
  const session = randomToken();
  const now = portal.clock();
  await portal.db.transaction().execute(async (trx) => {
    await lockPackage(trx, row.id);
    const claimed = await trx
      .updateTable('portal.signing_signers')
      .set({ pin_hash: null, pin_expires_at: null, code_tries: 0, opened_at: sql`coalesce(opened_at, ${now})` })
      .where('id', '=', signer.id)
      .where('link_no', '=', signer.link_no)
      .where(wanted.kind === 'signing-pin' ? 'pin_hash' : 'code_hash', '=', wanted.hash)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) throw wrongPin();
    await trx
      .deleteFrom('portal.signing_sessions')
      .where('signer_id', '=', signer.id)
      .where('expires_at', '<=', now)
      .execute();
    await endOldSessions(trx, signer.id);
    await trx
      .insertInto('portal.signing_sessions')
      .values({
        token_hash: hashToken(session),
        signer_id: signer.id,
        link_no: signer.link_no,
        expires_at: idleEnd(now),
      })
      .execute();
    const detail = wanted.kind === 'signing-pin' ? 'pin' : 'code';
    const event = { package_id: row.id, signer_id: signer.id, at: now, kind: 'identified', by: signer.name } as const;
    await addRepeatedEvent(trx, { ...event, detail }, request);
    await audit(trx, by, {
      action: 'signing.open',
      subject: `loan:${row.loan_num}`,
      after: { package: row.id, signer: signer.id, by: detail },
    });
  });
  return {
    signer: signer.id,
    cookie: { name: cookieName(signer.id), value: session, maxAgeSeconds: 12 * 3600 },
  };
}

/** Ends the sessions that were unused for longest, so that there is room for one more. */
async function endOldSessions(trx: Transaction<PortalDb>, signerId: string): Promise<void> {
  const kept = trx
    .selectFrom('portal.signing_sessions')
    .select('token_hash')
    .where('signer_id', '=', signerId)
    .orderBy('expires_at', 'desc')
    .limit(MAX_SESSIONS - 1);
  await trx
    .deleteFrom('portal.signing_sessions')
    .where('signer_id', '=', signerId)
    .where('token_hash', 'not in', kept)
    .execute();
}

const idleEnd = (now: Date): Date => new Date(now.getTime() + IDLE_MINUTES * 60_000);

/** The hash of the session cookie of this signer; throws 401 without one. */
function sessionHash(signerId: string, request: RequestFacts): string {
  const value = request.cookies[cookieName(signerId)];
  if (value === undefined) throw signedOut();
  return hashToken(value);
}

/**
 * The signer of the session, which goes on for another half hour. Throws 401 without a live session of this very signer, or once
 * the link was replaced.
 */
export async function signerOfSession(
  portal: AppContext,
  signerId: string,
  request: RequestFacts,
): Promise<StoredSigner> {
  const now = portal.clock();
  const session = await portal.db
    .updateTable('portal.signing_sessions')
    .set({ expires_at: idleEnd(now) })
    .where('token_hash', '=', sessionHash(signerId, request))
    .where('signer_id', '=', signerId)
    .where('expires_at', '>', now)
    .returning('link_no')
    .executeTakeFirst();
  const signer =
    session &&
    (await portal.db
      .selectFrom('portal.signing_signers')
      .selectAll()
      .where('id', '=', signerId)
      .where('link_no', '=', session.link_no)
      .where('link_expires_at', '>', now)
      .executeTakeFirst());
  if (!signer) throw signedOut();
  return signer;
}

export async function endSigningSession(portal: AppContext, signerId: string, request: RequestFacts): Promise<Cookie> {
  await portal.db
    .deleteFrom('portal.signing_sessions')
    .where('token_hash', '=', sessionHash(signerId, request))
    .where('signer_id', '=', signerId)
    .execute();
  return { name: cookieName(signerId), value: null };
}

/** The signer in a package that is locked, as they are now; throws 401 if the link was replaced meanwhile. */
export function signerIn(
  { signers }: WholePackage,
  { id, link_no }: Pick<StoredSigner, 'id' | 'link_no'>,
): StoredSigner {
  const signer = signers.find((each) => each.id === id && each.link_no === link_no);
  if (signer === undefined) throw signedOut();
  return signer;
}
