import { useLocale } from 'react-admin';
import { type BorrowerScore, type BureauScore, ENTERED, type ReportedScore } from '../../domain/loan/credit-score';
import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';
import type { Owner } from '../../domain/loan/records';
import { useValueText } from '../fields/useValueText';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note } from '../ui/layout/primitives';
import { usePricingText } from './usePricingText';

/** The text for a number of reported scores. */
const choices = ['score.only', 'score.lower', 'score.middle'] as const;

interface Props {
  readonly loan: LoanDocument;
  readonly score: ReportedScore;
}

/** The steps from the bureau scores to the score that prices the loan. */
export function ScoreExplanation({ loan, score: { score, used, borrowers, average } }: Props) {
  const { t } = usePricingText();
  const isArabic = useLocale() === 'ar';
  const { line } = useFormats();
  const { code } = useValueText();
  /** Names and scores keep their own direction inside an Arabic sentence. */
  const inSentence = (text: string): string => (isArabic ? `\u2068${text}\u2069` : text);
  /** A score that a user entered says so. */
  const scoreText = ({ bureau, score: value, source }: BureauScore): string =>
    inSentence(
      source === ENTERED ? `${bureau} ${value} (${inSentence(code('scoreSource', source))})` : `${bureau} ${value}`,
    );
  const name = (owner: Owner): string => inSentence(borrowerName(loan, owner) || t('score.unnamed'));
  const ofBorrower = (each: BorrowerScore): string =>
    t(choices[each.reported.length - 1] ?? 'score.middle', {
      name: name(each.owner),
      scores: line(each.reported.map(scoreText)),
      score: each.score,
    });
  const scored = borrowers.map(({ owner }) => owner);
  const unscored = borrowersOf(loan).filter((owner) => !scored.includes(owner));
  const lines = [
    ...borrowers.map(ofBorrower),
    ...unscored.map((owner) => t('score.none', { name: name(owner) })),
    t(borrowers.length > 1 ? 'score.lowest' : 'score.used', { score, bureau: used.bureau, name: name(used.owner) }),
    ...(borrowers.length > 1 ? [t('score.average', { score: average })] : []),
  ];
  return (
    <Box as="ul" aria-label={t('score.title')}>
      {lines.map((each) => (
        <Note as="li" key={each}>
          <bdi>{each}</bdi>
        </Note>
      ))}
    </Box>
  );
}
