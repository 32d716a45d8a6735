import type { LinkAnswer } from '../../domain/signing/borrower-signing.schemas';
import { stateAt } from '../../domain/signing/signing-state';
import { hashToken, takeNetworkTry } from '../access/access.service';
import type { AppContext } from '../app-context';
import { denialsOf } from '../audit/audit.service';
import { type AppError, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { lenderSettings } from '../reference/reference.service';
import type { StoredPackage, StoredSigner } from './signing.queries';

/** The same answer for a link that is unknown, replaced or expired, or whose package was voided. */
const linkNotValid = (): AppError => refuse('not-found', 'signing-link-not-valid');

export interface Linked {
  readonly signer: StoredSigner;
  readonly row: StoredPackage;
}

async function linkedBy(portal: AppContext, token: string): Promise<Linked | undefined> {
  const now = portal.clock();
  const signer = await portal.db
    .selectFrom('portal.signing_signers')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  if (signer === undefined) return undefined;
  const row = await portal.db
    .selectFrom('portal.signing_packages')
    .selectAll()
    .where('id', '=', signer.package_id)
    .executeTakeFirstOrThrow();
  const state = stateAt(row.state, row.expires_at.toISOString(), now.toISOString());
  // Who signed before the package expired still gets their copies.
  const isOver = state === 'voided' || (state === 'expired' && signer.signed_at === null);
  return isOver ? undefined : { signer, row };
}

/** The signer to whom the link was mailed. 404 for a link that does not work, 429 after too many of them from one address. */
export async function signerOfLink(portal: AppContext, token: string, request: RequestFacts): Promise<Linked> {
  const by = callerOf(null, request);
  const attempt = await takeNetworkTry(portal, 'signing-link', request.network, by);
  const linked = await linkedBy(portal, token);
  if (linked === undefined) {
    await attempt.failed();
    const subject = `address:${request.network}`;
    denialsOf(portal).record(by, { action: 'signing.open', subject, reason: 'signing-link-not-valid' });
    throw linkNotValid();
  }
  await attempt.succeeded();
  return linked;
}

/** `r…@example.com`: enough to recognize one's own address. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');

/** What the page shows before its reader has proved who they are: nothing about the loan. */
export async function openLink(portal: AppContext, token: string, request: RequestFacts): Promise<LinkAnswer> {
  const { signer } = await signerOfLink(portal, token, request);
  const { lenderName } = await lenderSettings(portal.db);
  return {
    ...{ lender: lenderName, language: signer.language, email: masked(signer.email) },
    access: signer.code_hash === null ? 'pin' : 'code',
  };
}
