import type { Logger } from 'pino';
import { instantOf } from './los-time';
import type { Call } from './soap/client';
import { findAll } from './soap/envelope';
import { checkedResult } from './soap/result';

export interface ModifiedLoan {
  readonly loanNum: string;
  readonly at: string;
}

export interface ModifiedLoansOptions {
  readonly call: Call;
  readonly appCode: string;
  readonly timeZone: string;
  readonly log: Logger;
}

/** LendingQB lists a loan until it is cleared. What was read a day ago is cleared, at most once an hour. */
const KEEP_MS = 86_400_000;
const CLEAR_EVERY_MS = 3_600_000;
/** A first list may have every loan of a lender. */
const MAX_LISTED = 1_000_000;
const LEAD = /^LEAD/i;

/** The loans that LendingQB lists as modified for the portal's app code, those saved since an instant only. */
export function modifiedLoans({ call, appCode, timeZone, log }: ModifiedLoansOptions) {
  let clearedAt = Number.NEGATIVE_INFINITY;
  const named = new Set<string>();

  async function clear(since: string): Promise<void> {
    if (performance.now() - clearedAt < CLEAR_EVERY_MS) return;
    clearedAt = performance.now();
    const until = new Date(Date.parse(since) - KEEP_MS).toISOString();
    await call('ClearModifiedLoansListByAppCode', [until, appCode], () => undefined).catch((error: unknown) =>
      log.warn({ err: error }, 'the list of modified loans was not cleared'),
    );
  }

  /** Renamed and deleted loans are named once in the log: the portal keeps a loan under the number that it knows. */
  function warnOf(name: string, oldName: string | undefined, isValid: boolean): void {
    const what = isValid ? 'a loan was renamed in LendingQB' : 'a loan was deleted or renamed in LendingQB';
    if (isValid && (oldName === undefined || oldName === '' || oldName === name)) return;
    if (named.has(name)) return;
    named.add(name);
    log.warn({ loanNum: name, earlier: oldName }, what);
  }

  return async (instant: string | null): Promise<readonly ModifiedLoan[]> => {
    const { root } = await call('ListModifiedLoansByAppCode', [appCode], (text) => checkedResult(text, MAX_LISTED));
    const since = instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant);
    const listed = findAll(root, 'loan').flatMap(({ attributes }): ModifiedLoan[] => {
      const { name, old_name, valid, LastModifiedD } = attributes;
      const at = instantOf(LastModifiedD ?? '', timeZone);
      if (name === undefined || name === '' || LEAD.test(name) || at === undefined) return [];
      const isValid = !/^false$/i.test(valid ?? '');
      warnOf(name, old_name, isValid);
      return isValid && at.getTime() >= since ? [{ loanNum: name, at: at.toISOString() }] : [];
    });
    if (instant !== null) await clear(instant);
    return listed;
  };
}
