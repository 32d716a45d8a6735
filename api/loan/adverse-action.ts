import { pacificDate } from '../../domain/format/date';
import { adverseActionNotice, noticeDayProblem } from '../../domain/loan/denial';
import type { LoanValues } from '../../domain/loan/document';
import type { Actor } from '../http/actor';
import { invalid, notAuthorized } from '../http/app-error';

const FIELD = 'sAdverseActionSentD';

/** The day of the notice ends its deadline: only those who decide on loans set it, and only for a loan that needs the notice. */
export function assertNoticeDay(
  { pageLetters }: Pick<Actor, 'pageLetters'>,
  loan: LoanValues,
  changes: Readonly<Record<string, unknown>>,
  now: Date,
): void {
  const day = changes[FIELD];
  if (day === undefined || day === (loan[FIELD] ?? null)) return;
  const today = pacificDate(now);
  if (pageLetters.underwrite !== 'w' || !adverseActionNotice(loan, today)) throw notAuthorized();
  const problem = typeof day === 'string' ? noticeDayProblem(loan, day, today) : undefined;
  if (problem) throw invalid('fields-not-valid', { [FIELD]: problem });
}
