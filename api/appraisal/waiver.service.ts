import { isDeepStrictEqual } from 'node:util';
import { applicationDay, mayWaiveOn, valuationDays } from '../../domain/appraisal/valuation-clock';
import type { SentWaiver, WaiverPage } from '../../domain/appraisal/waiver.contract';
import { electionIn, jointElection, offerUntil, waiverObstacle } from '../../domain/appraisal/waiver-offer';
import { isBest, outcomeText } from '../../domain/aus/outcome';
import type { AusRun } from '../../domain/aus/run.schemas';
import { countBusinessDays, generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { APPRAISAL_WAIVER, PROPERTY_FOLDER } from '../../domain/documents/document-types';
import { pacificDate } from '../../domain/format/date';
import type { Language } from '../../domain/format/language';
import type { LoanDocument } from '../../domain/loan/document';
import { standardTitles } from '../../domain/signing/standard-titles';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { runStaleness } from '../aus/aus.service';
import { fileDocument, renderWaiverForm } from '../documents/documents.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan, readLos } from '../loan/loan.service';
import { offeredByLos } from '../los/offered';
import { lenderSettings } from '../reference/reference.service';
import { assertSender, createSigningPackage, signingPackagesOf } from '../signing/signing.service';
import { appraisalsOf } from './appraisals.queries';
import { borrowersWithEmail } from './borrowers';

/** Code of `sSpValuationMethodT` for a waived appraisal. */
const WAIVED = '7';

async function runOfRecord(portal: AppContext, loan: LoanDocument): Promise<AusRun | undefined> {
  if (!(await offeredByLos(portal.los)).includes('underwriting-orders')) return undefined;
  const runs = await readLos(() => portal.los.underwritingRuns(loan.sLNm));
  return runs.find(({ id }) => id === loan.sAusRunOfRecord);
}

async function offerOf(portal: AppContext, loan: LoanDocument) {
  const [run, held] = await Promise.all([runOfRecord(portal, loan), appraisalsOf(portal.db, portal.vault, loan.sLNm)]);
  const offering = run && {
    on: pacificDate(run.at),
    isOffered: run.report.valueAcceptance,
    isBest: isBest(run.report),
    isOutOfDate: runStaleness(run, loan).reasons.length > 0,
  };
  const noteOn = loan.sConsummationD ?? loan.sEstCloseD ?? pacificDate(portal.clock());
  const hasAppraisal = held.some(({ content }) => content.reports.length > 0);
  return {
    run,
    until: offering?.isOffered ? offerUntil(offering) : null,
    obstacle: waiverObstacle(offering, { noteOn, hasAppraisal }) ?? null,
  };
}

async function sentWaivers(portal: AppContext, loanNum: string): Promise<SentWaiver[]> {
  const rows = await portal.db
    .selectFrom('portal.appraisal_waivers')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('sent_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const packages = await signingPackagesOf(portal, { isPml: false }, loanNum);
  return rows.map((row) => {
    const sent = packages.find(({ id }) => id === row.package_id);
    const state = sent?.state;
    const choices = sent?.documents.find(({ fileId }) => fileId === row.document_id)?.choices ?? [];
    const signers = (sent?.signers ?? []).map(({ id, name, signedAt }) => {
      return { name, signedAt, choice: electionIn(choices.find(({ signer }) => signer === id)?.choice) };
    });
    return {
      ...{ id: row.id, sentAt: row.sent_at.toISOString(), sentBy: row.sent_by, documentId: row.document_id, signers },
      election: jointElection(signers.map(({ choice }) => choice)),
      state: state === 'signed' ? 'signed' : state === 'open' || state === 'paper' ? 'open' : 'ended',
      usedAt: row.used_at?.toISOString() ?? null,
    };
  });
}

/** When the borrowers waived the three business days; null if they did not. */
export async function timingWaiver({ db }: Pick<AppContext, 'db'>, loanNum: string) {
  const row = await db
    .selectFrom('portal.appraisal_timing_waivers')
    .select(['given_on', 'recorded_by'])
    .where('loan_num', '=', loanNum)
    .executeTakeFirst();
  return row ? { givenOn: row.given_on, by: row.recorded_by } : null;
}

/** The offer of the run of record, and what the borrowers chose. */
export async function waiverPage(portal: AppContext, loan: LoanDocument): Promise<WaiverPage> {
  const [{ run, until, obstacle }, sent, timing, settings] = await Promise.all([
    offerOf(portal, loan),
    sentWaivers(portal, loan.sLNm),
    timingWaiver(portal, loan.sLNm),
    lenderSettings(portal.db),
  ]);
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const lastDay = closing ? countBusinessDays(closing, -valuationDays.waiver, generalCalendar(settings)).date : null;
  return {
    loanVersion: loan.version,
    run: run
      ? { id: run.id, system: run.system, number: run.number, at: run.at, outcome: outcomeText(run.report) }
      : null,
    ...{ until, obstacle, isSimulation: run?.isSimulation ?? false, borrowers: borrowersWithEmail(loan), sent, timing },
    lastTimingDay: lastDay,
  };
}

interface Election {
  readonly id: string;
  readonly loanVersion: number;
  readonly language: Language;
  readonly recipients: readonly { readonly name: string; readonly email: string }[];
}

const known = (portal: AppContext, id: string) =>
  portal.db.selectFrom('portal.appraisal_waivers').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether these are the borrowers of the loan: every one of them, and no one else. */
function areBorrowers(loan: LoanDocument, people: readonly { readonly name: string }[]): boolean {
  const sorted = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).toSorted();
  return isDeepStrictEqual(sorted(people), sorted(borrowersWithEmail(loan)));
}

/**
 * Files the election form and sends it to the borrowers, who choose when they sign, once for its ID. Throws 403 for users outside the
 * lender.
 */
export async function sendElection(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, loanVersion, language, recipients }: Election,
): Promise<WaiverPage> {
  // Before anything is filed.
  assertSender(caller);
  const { sLNm: loanNum } = loan;
  const earlier = await known(portal, id);
  if (earlier?.loan_num === loanNum) return waiverPage(portal, loan);
  if (earlier) throw notFound('no-appraisal');
  assertVersion(loan, loanVersion);
  if (!areBorrowers(loan, recipients)) {
    throw refuse('invalid', 'appraisal-waiver-signers', { fields: { recipients: 'appraisal-waiver-signers' } });
  }
  const { run, obstacle } = await offerOf(portal, loan);
  if (run === undefined || obstacle !== null) throw refuse('conflict', 'appraisal-waiver-not-offered');
  const bytes = Buffer.from(await renderWaiverForm(portal, loan, { language, owner: caller.actor.login }));
  const filing = { loanNum, folderName: PROPERTY_FOLDER, docType: APPRAISAL_WAIVER };
  const documentId = await fileDocument(portal, caller, filing, { id, name: `${APPRAISAL_WAIVER}.pdf`, bytes });
  const title = standardTitles.en['appraisal-waiver'];
  const sent = await createSigningPackage(portal, caller, loanNum, {
    ...{ key: id, title, kind: 'other', documents: [{ documentId, title, choiceKind: 'appraisal-waiver' }] },
    recipients: recipients.map(({ name, email }) => ({ name, email, language, code: null })),
  });
  await portal.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('portal.appraisal_waivers')
      .values({
        ...{ id, loan_num: loanNum, run_id: run.id, document_id: documentId, package_id: sent.id },
        ...{ sent_at: portal.clock(), sent_by: caller.actor.displayName, used_at: null },
      })
      .onConflict((of) => of.doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) return;
    const after = { waiver: id, run: run.id };
    await audit(trx, caller, { action: 'loan.appraisal-waiver', subject: `loan:${loanNum}`, after });
  });
  return waiverPage(portal, loan);
}

/** Values the loan by the latest form on which all borrowers accepted the waiver, while its run is the one of record and still offers the waiver. */
export async function applyWaiver(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, loanVersion }: { readonly id: string; readonly loanVersion: number },
): Promise<WaiverPage> {
  const [{ sent, run, obstacle }, stored] = await Promise.all([waiverPage(portal, loan), known(portal, id)]);
  const chosen = sent.find((one) => one.id === id);
  if (chosen === undefined) throw notFound('no-appraisal');
  if (chosen.election !== 'accept' || chosen.state !== 'signed' || !areBorrowers(loan, chosen.signers))
    throw refuse('conflict', 'appraisal-waiver-not-signed');
  const isLatest = sent.find(({ state }) => state === 'signed')?.id === id;
  if (!isLatest || stored?.run_id !== run?.id) throw refuse('conflict', 'appraisal-waiver-outdated');
  if (obstacle !== null) throw refuse('conflict', 'appraisal-waiver-not-offered');
  assertVersion(loan, loanVersion);
  const fields = { sSpValuationMethodT: WAIVED };
  const changed = await changeLoan(portal, caller, loan, {
    version: loanVersion,
    fields,
    action: 'loan.appraisal-waiver',
  });
  await portal.db
    .updateTable('portal.appraisal_waivers')
    .set({ used_at: portal.clock() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  return waiverPage(portal, changed);
}

/** Records once when the borrowers waived the three business days (12 CFR 1002.14(a)(1)). */
export async function recordTimingWaiver(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  givenOn: string,
): Promise<WaiverPage> {
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  const general = generalCalendar(await lenderSettings(portal.db));
  const isInTime = !closing || mayWaiveOn(givenOn, closing, general);
  if (givenOn > pacificDate(portal.clock()))
    throw invalid('appraisal-not-ready', { givenOn: 'appraisal-copy-in-future' });
  const application = applicationDay(loan);
  if (application !== null && givenOn < application)
    throw invalid('appraisal-not-ready', { givenOn: 'appraisal-before-application' });
  if (!isInTime) throw invalid('appraisal-not-ready', { givenOn: 'appraisal-waiver-too-late' });
  await portal.db.transaction().execute(async (trx) => {
    const values = { given_on: givenOn, recorded_by: caller.actor.displayName, recorded_at: portal.clock() };
    const added = await trx
      .insertInto('portal.appraisal_timing_waivers')
      .values({ loan_num: loan.sLNm, ...values })
      .onConflict((of) => of.column('loan_num').doNothing())
      .returning('loan_num')
      .executeTakeFirst();
    if (added === undefined) {
      if ((await timingWaiver({ db: trx }, loan.sLNm))?.givenOn === givenOn) return;
      throw refuse('conflict', 'appraisal-timing-recorded');
    }
    const after = { timing: givenOn };
    await audit(trx, caller, { action: 'loan.appraisal-waiver', subject: `loan:${loan.sLNm}`, after });
  });
  return waiverPage(portal, loan);
}
