import { type Bureau, bureauScores, bureaus, CLASSIC_FICO, ENTERED, loanScore } from '../../loan/credit-score';
import type { NewLoanDocument } from '../../loan/document';
import { owners } from '../../loan/records';

type Values = Readonly<Record<string, unknown>>;

/** The source of a score that the loan had before, wherever its borrower was. Any other score was entered by hand. */
function sourceOf(before: NewLoanDocument, bureau: Bureau, score: unknown): string | undefined {
  const known = owners
    .flatMap((owner) => bureauScores(before, owner))
    .find((one) => one.bureau === bureau && one.score === score);
  return known ? known.source : ENTERED;
}

/** The applications with the model and source of each bureau score, after a change. */
export function withScoreFacts<Kind extends NewLoanDocument>(before: NewLoanDocument, after: Kind): Kind {
  const applicants = after.applicants.map((applicant, index) => {
    const was: Values = { ...before.applicants[index] };
    const values: Record<string, unknown> = { ...applicant };
    for (const name of bureaus.flatMap((bureau) => [`aB${bureau}`, `aC${bureau}`] as const)) {
      const score = values[`${name}Score`];
      const bureau = bureaus.find((one) => name.endsWith(one));
      const isSame = (was[`${name}Score`] ?? null) === (score ?? null);
      if (bureau && !isSame) values[`${name}ScoreSourceT`] = score ? sourceOf(before, bureau, score) : undefined;
      if (score) values[`${name}ModelT`] ??= CLASSIC_FICO;
    }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  });
  const followed = { ...after, applicants };
  // Without bureau scores, the score that followed from them is not one that a user entered.
  const lost = loanScore(before)?.source === 'bureau' && loanScore(followed)?.source !== 'bureau';
  const { sCreditScoreType2, ...others } = followed;
  return lost && sCreditScoreType2 === before.sCreditScoreType2 ? ({ ...others } as Kind) : followed;
}
