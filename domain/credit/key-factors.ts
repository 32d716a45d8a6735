import type { Bureau } from '../loan/credit-score';
import type { Owner } from '../loan/records';
import type { CreditReportData } from './report.schemas';
import { modelCode } from './score-models';

const MOST = 4;
const INQUIRIES = /inquir/i;

/**
 * The key factors of the score that was used, the most important first: at most four, and a fifth if inquiries are one of the others
 * (15 USC 1681g(f)). Empty if the report does not have this score.
 */
export function keyFactors(
  { scores }: Pick<CreditReportData, 'scores'>,
  used: { readonly owner: Owner; readonly bureau: Bureau; readonly score: number },
): string[] {
  const found = scores.find(
    ({ owner, bureau, value, model }) =>
      owner === used.owner && bureau === used.bureau && value === used.score && modelCode(bureau, model) !== undefined,
  );
  const texts = [...new Set(found?.factors.flatMap(({ text }) => text.trim() || []))];
  const fifth = texts.slice(MOST).find((text) => INQUIRIES.test(text));
  return [...texts.slice(0, MOST), ...(fifth === undefined ? [] : [fifth])];
}
