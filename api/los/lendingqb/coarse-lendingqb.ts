import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LendingQbConfig } from '../../../config/lendingqb-config';
import { message } from '../../../domain/messages/message';
import type { CoarseLoan, CoarseLos, GivenNumber, SavedLoan } from '../coarse/coarse-los';
import { LosError } from '../los-error';
import { loanIn, numberIn } from './loan-in-answer';
import { losSaid } from './los-said';
import { completeRecords } from './loxml/completed-records';
import { loxmlNames } from './loxml/loxml-names';
import { type ReadLoan, readLoxml } from './loxml/read-loxml';
import { changesRecords, hasChange, loxmlChange, loxmlQuery, newLoanOptions, renamed } from './loxml/write-loxml';
import { modifiedLoans } from './modified-loans';
import type { Call } from './soap/client';
import { checkedResult } from './soap/result';

/** LOXML; LendingQB counts its formats. */
const LOXML = '0';

const isTrue = (text: string): boolean => {
  if (/^true$/i.test(text.trim())) return true;
  if (/^false$/i.test(text.trim())) return false;
  throw losSaid(text);
};

/** The error of a later call: the first one has changed the loan. */
const partlyDone = (error: unknown): unknown =>
  error instanceof LosError ? new LosError('unavailable', error.wording, { outcome: 'unknown' }) : error;

const isUnknown = (error: unknown): error is LosError =>
  error instanceof LosError && error.details.outcome === 'unknown';

export interface CoarseLendingQbOptions extends Pick<LendingQbConfig, 'appCode' | 'template' | 'timeZone' | 'map'> {
  readonly call: Call;
  readonly log: Logger;
  /** Milliseconds after which a save that timed out is looked for a second time; default 5,000. */
  readonly settleMs?: number | undefined;
}

/** LendingQB as an LOS that loads, saves and lists. Every save is read back, as LendingQB keeps what it likes of it. */
export function coarseLendingQb(options: CoarseLendingQbOptions): CoarseLos {
  const { call, log, appCode, template, timeZone, map, settleMs = 5_000 } = options;
  const names = loxmlNames(map);
  const query = loxmlQuery(names);

  const exists = (loanNum: string): Promise<boolean> => call('IsLoanExisted', [loanNum], isTrue);

  async function read(loanNum: string): Promise<ReadLoan | null> {
    try {
      const { root, number } = await call('Load', [loanNum, query, LOXML], loanIn);
      // LendingQB may find a loan by another form of its number, which would be a second loan in the portal.
      return number !== loanNum ? null : readLoxml(names, root, loanNum, timeZone);
    } catch (error) {
      const isRefusal = error instanceof LosError && error.code !== 'unavailable' && error.code !== 'timeout';
      if (isRefusal && !(await exists(loanNum))) return null;
      throw error;
    }
  }

  async function load(loanNum: string): Promise<CoarseLoan | null> {
    const found = await read(loanNum);
    if (found && found.unreadable.length > 0) {
      log.warn({ loanNum, fields: found.unreadable }, 'values of LendingQB do not fit');
    }
    return found?.loan ?? null;
  }

  /** LendingQB may number new loans itself; the journal has announced the number of the portal. */
  async function create(loan: CoarseLoan, number: GivenNumber): Promise<readonly string[]> {
    if (number.given !== undefined) return rename(number.given, loan.sLNm);
    const { root, warnings } = await call('CreateWithOptions', [newLoanOptions(names, loan, template)], checkedResult);
    const given = numberIn(root);
    if (given === undefined && !(await exists(loan.sLNm).catch(() => false))) {
      throw new LosError('unavailable', 'los-unavailable', { outcome: 'unknown' });
    }
    if (given === undefined || given === loan.sLNm) return warnings;
    await number.record(given);
    return [...warnings, ...(await rename(given, loan.sLNm))];
  }

  async function rename(given: string, loanNum: string): Promise<readonly string[]> {
    try {
      return (await call('Save', [given, renamed(loanNum), LOXML], checkedResult)).warnings;
    } catch (error) {
      throw (await exists(given).catch(() => true)) ? partlyDone(error) : error;
    }
  }

  /** Collections are replaced as a whole: their records are sent with everything that LendingQB has of them. */
  async function recordsOf(before: CoarseLoan, after: CoarseLoan): Promise<ReturnType<typeof completeRecords>> {
    if (!changesRecords(names, before, after)) return undefined;
    const found = await read(after.sLNm);
    const complete = found && completeRecords(names, { before, after, read: found });
    if (!complete) throw new LosError('conflict', 'stale');
    return complete;
  }

  async function change(before: CoarseLoan, loan: CoarseLoan): Promise<readonly string[]> {
    const { content, removed } = loxmlChange(names, before, loan, await recordsOf(before, loan));
    if (removed.includes(null)) throw new LosError('not-allowed', message('los-removes-by-ssn'));
    const saved = content === null ? undefined : await call('Save', [loan.sLNm, content, LOXML], checkedResult);
    const warnings = [...(saved?.warnings ?? [])];
    let isPartlyDone = saved !== undefined;
    for (const ssn of removed) {
      try {
        warnings.push(...(await call('DeleteApplicant', [loan.sLNm, ssn ?? ''], checkedResult)).warnings);
        isPartlyDone = true;
      } catch (error) {
        throw isPartlyDone ? partlyDone(error) : error;
      }
    }
    return warnings;
  }

  /**
   * A save without an answer has happened if the loan has what it was to change. After a timeout LendingQB may still be at it, so that
   * the loan is read a second time later.
   */
  async function resolved(before: CoarseLoan | null, after: CoarseLoan, error: LosError): Promise<SavedLoan> {
    for (const wait of error.code === 'timeout' ? [0, settleMs] : [0]) {
      await pause(wait);
      const now = await load(after.sLNm).catch(() => null);
      if (now !== null && hasChange(names, { before, after, now })) return { loan: now, warnings: [] };
    }
    throw error;
  }

  return {
    lacks: names.lacks,
    ready: async () => {
      await exists('0');
    },
    load,
    async save(loan, before, number) {
      try {
        const warnings = before === null ? await create(loan, number) : await change(before, loan);
        // It was saved: a read that fails now does not change that.
        const stored = await load(loan.sLNm).catch(() => null);
        if (stored === null) log.warn({ loanNum: loan.sLNm }, 'a saved loan could not be read back');
        return { loan: stored, warnings };
      } catch (error) {
        if (isUnknown(error)) return resolved(before, loan, error);
        throw error;
      }
    },
    modifiedSince: modifiedLoans({ call, appCode, timeZone, log }),
  };
}
