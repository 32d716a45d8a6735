import type { Kysely } from 'kysely';
import { formatThousandths } from '../../../domain/numbers/fixed';
import type { Publication, PublicationDetail, SheetAnswer } from '../../../domain/pricing/rate-publication.schemas';
import { type PriceChange, priceChanges, sheetChanges } from '../../../domain/pricing/rate-sheet-changes';
import type { SheetDraft } from '../../../domain/pricing/rate-sheet-import';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { notFound } from '../../http/app-error';
import type { ListPage, ListQuery } from '../../http/list-query';
import { pageOf } from '../../http/list-query';
import { sheetsAt } from './catalog.queries';
import {
  affectedLoans,
  announcementOf,
  latestPublished,
  namedPrograms,
  type PublicationRow,
  publicationList,
  publicationsOf,
  sheetsOf,
} from './publications.queries';

type Db = Kysely<PortalDb>;
type Reading = Pick<AppContext, 'db' | 'clock'>;

function stateOf({ status, effectiveAt, inForce }: PublicationRow, now: Date): Publication['state'] {
  if (status !== 'published') return status;
  if (effectiveAt !== null && effectiveAt > now) return 'scheduled';
  return inForce > 0 ? 'in-force' : 'replaced';
}

function toPublication(row: PublicationRow, now: Date): Publication {
  const { status, uploadedAt, effectiveAt, publishedAt, ...rest } = row;
  return {
    ...rest,
    state: stateOf(row, now),
    uploadedAt: uploadedAt.toISOString(),
    effectiveAt: effectiveAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    handedOver: status === 'published' && row.handedOver,
  };
}

/** All valid uploads, newest first. */
export async function publications({ db, clock }: Reading, requested: ListQuery): Promise<ListPage<Publication>> {
  const now = clock();
  const page = await pageOf(publicationsOf(db, now), publicationList, requested);
  return { ...page, rows: page.rows.map((row) => toPublication(row, now)) };
}

const asText = ({ rate, days, before, after }: PriceChange) => ({
  rate: formatThousandths(rate),
  days,
  before: before === null ? null : formatThousandths(before),
  after: after === null ? null : formatThousandths(after),
});

const byProgram = (sheets: readonly SheetDraft[]): ReadonlyMap<string, SheetDraft> =>
  new Map(sheets.map((sheet) => [sheet.lLpTemplateId, sheet]));

async function rowOf(db: Db, id: string, now: Date): Promise<PublicationRow> {
  const row = await publicationsOf(db, now).where('record.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('no-rate-sheet');
  return row;
}

/** One publication with its changes to the prices in force or, if it is published, to those before it. */
export async function publicationOf({ db, clock }: Reading, id: string): Promise<PublicationDetail> {
  const now = clock();
  const row = await rowOf(db, id, now);
  const [sheets, before, programs, latest, announcement] = await Promise.all([
    sheetsOf(db, id),
    pricesBefore(db, row, now),
    namedPrograms(db),
    latestPublished(db),
    announcementOf(db, id),
  ]);
  const touched = programs.filter(({ lLpTemplateId }) => sheets.has(lLpTemplateId));
  const changes = touched.map(({ lLpTemplateId, name }) => {
    const after = sheets.get(lLpTemplateId) ?? { lLpTemplateId, lockPeriods: [], rates: [], prices: [] };
    const known = before.get(lLpTemplateId);
    const { addedRates, removedRates, biggest, ...counts } = sheetChanges(known, after);
    return {
      id: lLpTemplateId,
      name,
      isNew: known === undefined,
      rates: after.rates.length,
      ...counts,
      addedRates: addedRates.map(formatThousandths),
      removedRates: removedRates.map(formatThousandths),
      biggest: biggest && asText(biggest),
    };
  });
  const moved = changes.filter((one) => one.isNew || one.changed + one.addedRates.length + one.removedRates.length > 0);
  const affected = await affectedLoans(
    db,
    moved.map(({ name }) => name),
  );
  const untouched = programs.length - touched.length;
  return { ...toPublication(row, now), changes, affected, announcement, untouched, latest };
}

/** The sheets that a publication replaces: those in force or, for a published one, those just before it. */
async function pricesBefore(db: Db, { status, effectiveAt }: PublicationRow, now: Date) {
  const at = status === 'published' && effectiveAt !== null ? new Date(effectiveAt.getTime() - 1) : now;
  return byProgram(await sheetsAt(db, at));
}

/** Every price of one program in a publication, with the previous one. */
export async function sheetOf({ db, clock }: Reading, id: string, programId: string): Promise<SheetAnswer> {
  const now = clock();
  const row = await rowOf(db, id, now);
  const [sheets, before, programs] = await Promise.all([
    sheetsOf(db, id),
    pricesBefore(db, row, now),
    namedPrograms(db),
  ]);
  const after = sheets.get(programId);
  const program = programs.find(({ lLpTemplateId }) => lLpTemplateId === programId);
  if (!after || !program) throw notFound('no-rate-sheet');
  const prices = priceChanges(before.get(programId), after).map(asText);
  return { id: programId, name: program.name, lockPeriods: after.lockPeriods, prices };
}
