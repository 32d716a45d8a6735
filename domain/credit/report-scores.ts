import { type Bureau, bureaus, CLASSIC_FICO, ENTERED } from '../loan/credit-score';
import type { Applicant, Owner } from '../loan/records';
import type { CreditReportData, ReportedCreditScore } from './report.schemas';
import { modelCode } from './score-models';

/** The score of a bureau that counts for a borrower. */
export interface UsableScore {
  readonly owner: Owner;
  readonly bureau: Bureau;
  readonly value: number;
  /** Code of the model in the list of the bureau. */
  readonly model: string;
  readonly date: string | null;
}

type Scores = Pick<CreditReportData, 'scores'>;

const LOWEST = 300;
const HIGHEST = 850;

function usable({ owner, bureau, value, model, date }: ReportedCreditScore): UsableScore[] {
  const code = modelCode(bureau, model);
  if (code === undefined || value === null || value < LOWEST || value > HIGHEST) return [];
  return [{ owner, bureau, value, model: code, date }];
}

/**
 * The score of a borrower from a bureau: found by borrower, bureau and model, never by its place in the report. FICO comes before
 * VantageScore; other models and exclusions are no score.
 */
export function usableScore(report: Scores, owner: Owner, bureau: Bureau): UsableScore | undefined {
  const found = report.scores.filter((one) => one.owner === owner && one.bureau === bureau).flatMap(usable);
  return found.find(({ model }) => model === CLASSIC_FICO) ?? found[0];
}

/** A score of the loan next to that of the report. */
export interface ScoreChange {
  readonly owner: Owner;
  readonly bureau: Bureau;
  readonly before: number | null;
  readonly after: number | null;
  readonly model: string | null;
}

const fieldOf = (applicant: Applicant | undefined, owner: Owner, name: string): unknown =>
  applicant && Reflect.get(applicant, `a${owner[1]}${name}`);

/** The scores of the report's borrowers as they are and as they become, for each bureau that was asked. */
export function scoreChanges(
  applicants: readonly Applicant[],
  report: Scores & Pick<CreditReportData, 'bureaus'>,
  borrowers: readonly Owner[],
): ScoreChange[] {
  const asked = bureaus.filter((bureau) => report.bureaus.includes(bureau));
  return borrowers.flatMap((owner) =>
    asked.map((bureau) => {
      const applicant = applicants[Number(owner[0])];
      const stored = fieldOf(applicant, owner, `${bureau}Score`);
      const before = typeof stored === 'number' && stored > 0 ? stored : null;
      const isEntered = fieldOf(applicant, owner, `${bureau}ScoreSourceT`) === ENTERED;
      const found = usableScore(report, owner, bureau);
      // A score that a user entered stays where the bureau has none.
      const after = found ? found.value : isEntered ? before : null;
      return { owner, bureau, before, after, model: found?.model ?? null };
    }),
  );
}
