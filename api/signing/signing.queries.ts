import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { MAX_REPEATED_EVENTS } from '../../domain/signing/signing-limits';
import type { PortalDb } from '../db/portal-db';
import type { RequestFacts } from '../http/call';
import type {
  SigningDocumentRow,
  SigningEventRow,
  SigningPackageRow,
  SigningSignerRow,
  SigningTurnRow,
} from './signing.tables';

export type StoredPackage = Selectable<SigningPackageRow>;
export type StoredDocument = Selectable<SigningDocumentRow>;
export type StoredSigner = Selectable<SigningSignerRow>;
export type StoredTurn = Selectable<SigningTurnRow>;
export type StoredEvent = Selectable<SigningEventRow>;

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

/** A package with all that belongs to it but its events. */
export interface WholePackage {
  readonly row: StoredPackage;
  readonly documents: readonly StoredDocument[];
  readonly signers: readonly StoredSigner[];
  readonly turns: readonly StoredTurn[];
}

async function partsOf(db: Db, row: StoredPackage): Promise<WholePackage> {
  const { id } = row;
  const documents = await db
    .selectFrom('portal.signing_documents')
    .selectAll()
    .where('package_id', '=', id)
    .orderBy('position')
    .execute();
  const signers = await db
    .selectFrom('portal.signing_signers')
    .selectAll()
    .where('package_id', '=', id)
    .orderBy('position')
    .execute();
  const turns = await db
    .selectFrom('portal.signing_turns')
    .selectAll()
    .where(
      'signer_id',
      'in',
      signers.map((each) => each.id),
    )
    .execute();
  return { row, documents, signers, turns };
}

/** Reads a package and locks it until the transaction ends: what signers and staff do happens one after the other. */
export async function lockPackage(trx: Trx, id: string): Promise<WholePackage | undefined> {
  const row = await trx
    .selectFrom('portal.signing_packages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && partsOf(trx, row);
}

export async function packageById(db: Db, id: string): Promise<WholePackage | undefined> {
  const row = await db.selectFrom('portal.signing_packages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && partsOf(db, row);
}

/** The package that was sent with a key of its author. */
export async function packageOfKey(db: Db, loanNum: string, key: string): Promise<WholePackage | undefined> {
  const row = await db
    .selectFrom('portal.signing_packages')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && partsOf(db, row);
}

/** The rows of packages that were sent under these keys. */
export const packagesOfKeys = (db: Db, loanNum: string, keys: readonly string[]): Promise<StoredPackage[]> =>
  db
    .selectFrom('portal.signing_packages')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('key', 'in', keys)
    .execute();

/** The packages of a loan, the latest first. */
export async function packagesOfLoan(db: Db, loanNum: string): Promise<WholePackage[]> {
  const rows = await db
    .selectFrom('portal.signing_packages')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return Promise.all(rows.map((row) => partsOf(db, row)));
}

/** The events of packages, oldest first. */
export const eventsOf = async (db: Db, packageIds: readonly string[]): Promise<StoredEvent[]> =>
  packageIds.length === 0
    ? []
    : db
        .selectFrom('portal.signing_events')
        .selectAll()
        .where('package_id', 'in', [...packageIds])
        .orderBy('id')
        .execute();

type NewEvent = Omit<
  Insertable<SigningEventRow>,
  'id' | 'address' | 'user_agent' | 'signer_id' | 'document_id' | 'detail'
> &
  Partial<Pick<SigningEventRow, 'signer_id' | 'document_id' | 'detail'>>;

/** The most characters of a browser's name that are kept. */
const MAX_AGENT = 300;

/** Adds an event, with the address and browser of the request that caused it. */
export async function addEvent(
  trx: Trx,
  event: NewEvent,
  request: Pick<RequestFacts, 'ip' | 'userAgent'> | null = null,
): Promise<void> {
  await trx
    .insertInto('portal.signing_events')
    .values({
      ...{ signer_id: null, document_id: null, detail: null },
      ...event,
      address: request?.ip ?? null,
      user_agent: request ? request.userAgent.slice(0, MAX_AGENT) : null,
    })
    .execute();
}

/**
 * Adds an event that a signer can repeat, such as a download, unless there are enough of them; returns whether it did. The package must
 * be locked.
 */
export async function addRepeatedEvent(
  trx: Trx,
  event: NewEvent & { readonly signer_id: string },
  request: Pick<RequestFacts, 'ip' | 'userAgent'>,
): Promise<boolean> {
  const { known } = await trx
    .selectFrom('portal.signing_events')
    .select(({ fn }) => fn.countAll<string>().as('known'))
    .where('signer_id', '=', event.signer_id)
    .where('kind', '=', event.kind)
    .where('document_id', 'is not distinct from', event.document_id ?? null)
    .executeTakeFirstOrThrow();
  if (Number(known) >= MAX_REPEATED_EVENTS) return false;
  await addEvent(trx, event, request);
  return true;
}

export async function changePackage(trx: Trx, id: string, change: Partial<SigningPackageRowChange>): Promise<void> {
  await trx
    .updateTable('portal.signing_packages')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

type SigningPackageRowChange = Pick<
  StoredPackage,
  'state' | 'closed_at' | 'filed_at' | 'reason' | 'paper_due_at' | 'paper_mailed_on'
>;

export async function changeSigner(
  trx: Trx,
  id: string,
  change: Partial<Omit<StoredSigner, 'id' | 'package_id' | 'position'>>,
): Promise<void> {
  await trx.updateTable('portal.signing_signers').set(change).where('id', '=', id).execute();
}

/** Stores what a signer chose when they signed a document. */
export async function storeChoice(
  trx: Trx,
  signerId: string,
  documentId: string,
  choice: string | null,
): Promise<void> {
  await trx
    .updateTable('portal.signing_turns')
    .set({ choice })
    .where('signer_id', '=', signerId)
    .where('document_id', '=', documentId)
    .execute();
}
