import type { Transaction } from 'kysely';
import { receivedOn } from '../../domain/disclosure/calendar/disclosure-clock';
import { pacificDate } from '../../domain/format/date';
import { strikeSsn } from '../../domain/orders/secrets';
import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { isWaitedFor, stateAt } from '../../domain/signing/signing-state';
import { keyedHash } from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { invalid, notAuthorized, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { voidPackage } from './close-package';
import { assertSender } from './create-package.service';
import { packageView, timesOf } from './package-view';
import { addEvent, changePackage, changeSigner, lockPackage, packageById, type WholePackage } from './signing.queries';
import { placeDateOrder } from './signing-date-order';
import { placeMailOrder } from './signing-email-order';
import { linkHash } from './signing-link';

type Portal = AppContext;

interface Seen {
  readonly loanNum: string;
  readonly id: string;
  readonly version: number;
}

/** What dates a disclosure of the loan is ended, mailed and sent elsewhere only by who may issue it. */
function assertMayDisclose({ actor }: Caller, isDisclosure: boolean): void {
  if (isDisclosure && actor.pageLetters.disclose !== 'w') throw notAuthorized();
}

const isDisclosure = ({ row }: WholePackage): boolean => row.kind !== 'other';
const hasChoice = ({ documents }: WholePackage): boolean => documents.some((each) => each.choice_kind !== null);

/** Changes a package of the loan if it is still as its author saw it; 409 otherwise. */
async function change(
  portal: Portal,
  caller: Caller,
  { loanNum, id, version }: Seen,
  act: (trx: Transaction<PortalDb>, whole: WholePackage) => Promise<void>,
): Promise<SigningPackage> {
  assertSender(caller);
  await portal.db.transaction().execute(async (trx) => {
    const whole = await lockPackage(trx, id);
    if (whole === undefined || whole.row.loan_num !== loanNum) throw notFound('no-record');
    if (whole.row.version !== version) throw refuse('stale', 'signing-stale');
    await act(trx, whole);
  });
  const whole = await packageById(portal.db, id);
  if (whole === undefined) throw notFound('no-record');
  return packageView(portal, whole);
}

const isOpen = ({ clock }: Portal, { row }: WholePackage): boolean =>
  stateAt(row.state, row.expires_at.toISOString(), clock().toISOString()) === 'open';

/** Ends a package that is not signed: its links stop working at once. */
export const voidSigningPackage = (
  portal: Portal,
  caller: Caller,
  seen: Seen,
  reason: string,
): Promise<SigningPackage> =>
  change(portal, caller, seen, async (trx, whole) => {
    assertMayDisclose(caller, isDisclosure(whole));
    if (!isOpen(portal, whole)) throw refuse('conflict', 'signing-closed');
    await voidPackage(portal, trx, whole, { caller, by: caller.actor.displayName, reason: String(strikeSsn(reason)) });
  });

interface Resend {
  readonly signer: string;
  readonly email: string;
  readonly code: string | null;
}

/**
 * Mails a signer a new link, maybe to a corrected address, which the former one is told. The link before stops working, and a signer who
 * used it is signed out.
 */
export const resendLink = (portal: Portal, caller: Caller, seen: Seen, { signer: id, email, code }: Resend) =>
  change(portal, caller, seen, async (trx, whole) => {
    const { row, signers } = whole;
    const signer = signers.find((each) => each.id === id);
    if (signer === undefined) throw notFound('no-record');
    if (!isOpen(portal, whole) || !isWaitedFor(timesOf(signer))) throw refuse('conflict', 'signing-closed');
    const now = portal.clock();
    const linkNo = signer.link_no + 1;
    const isMoved = email !== signer.email;
    // Who chooses where the link goes, or the code that opens it, could sign for the borrower.
    assertMayDisclose(caller, (isMoved || code !== null) && (isDisclosure(whole) || hasChoice(whole)));
    await changeSigner(trx, id, {
      ...{ email, link_no: linkNo, token_hash: linkHash(portal, { id, link_no: linkNo }), mailed_at: now },
      ...{ pin_hash: null, pin_expires_at: null, code_tries: 0 },
      ...(code === null ? {} : { code_hash: keyedHash(portal.secret, 'signing-code', id, code) }),
    });
    await trx.deleteFrom('portal.signing_sessions').where('signer_id', '=', id).execute();
    await changePackage(trx, row.id, {});
    const by = caller.actor.displayName;
    const detail = isMoved ? `${signer.email} → ${email}` : email;
    await addEvent(trx, {
      package_id: row.id,
      signer_id: id,
      at: now,
      kind: isMoved ? 'address' : 'resent',
      by,
      detail,
    });
    await placeMailOrder(portal, trx, caller, row.loan_num, { id, link_no: linkNo, email }, 'invitation');
    if (isMoved) await placeMailOrder(portal, trx, caller, row.loan_num, signer, 'moved');
    await audit(trx, caller, {
      action: 'signing.resend',
      subject: `loan:${row.loan_num}`,
      before: { email: signer.email },
      after: { package: row.id, signer: id, email },
    });
  });

/**
 * Records that the package went out on paper. The loan is received three business days later, unless a borrower opened it online
 * before (12 CFR 1026.19(e)(1)(iv)).
 */
export const recordPaperMailing = (
  portal: Portal,
  caller: Caller,
  seen: Seen,
  mailedOn: string,
): Promise<SigningPackage> =>
  change(portal, caller, seen, async (trx, whole) => {
    const { row } = whole;
    assertMayDisclose(caller, isDisclosure(whole));
    const now = portal.clock();
    if (row.state === 'voided' || row.state === 'signed') throw refuse('conflict', 'signing-closed');
    if (mailedOn > pacificDate(now) || mailedOn < pacificDate(row.sent_at))
      throw invalid('body-not-valid', { mailedOn: 'invalid-date' });
    await changePackage(trx, row.id, { paper_mailed_on: mailedOn });
    await addEvent(trx, {
      package_id: row.id,
      at: now,
      kind: 'mailed',
      by: caller.actor.displayName,
      detail: mailedOn,
    });
    const presumed = (sent: string): string => receivedOn({ sent, method: 'mail' }).date;
    const received = presumed(mailedOn);
    const replaces = row.paper_mailed_on === null ? undefined : presumed(row.paper_mailed_on);
    await placeDateOrder(portal, trx, caller, row, 'received', received, { replaces });
    await audit(trx, caller, {
      action: 'signing.paper',
      subject: `loan:${row.loan_num}`,
      after: { package: row.id, mailedOn, received },
    });
  });
