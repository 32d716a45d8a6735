import type { CreditReportData, ReportedCreditScore } from '../../domain/credit/report.schemas';
import { usableScore } from '../../domain/credit/report-scores';
import { formatDate } from '../../domain/format/date';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import type { Owner } from '../../domain/loan/records';
import { ScoreExplanation } from '../pricing/public';
import { plainRow } from '../ui/layout/phone-cards';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { CreditTable } from './CreditTable';
import { useCreditText } from './useCreditText';

const { card, named, last, value } = plainRow;

interface Props {
  readonly loan: LoanDocument;
  readonly report: CreditReportData;
  readonly borrowers: readonly Owner[];
}

/** A day, or the month that some bureaus report alone. */
export const creditDate = (date: string | null): string =>
  date?.length === 7 ? `${date.slice(5)}/${date.slice(0, 4)}` : formatDate(date);

function ScoreRow({ score, report, loan }: { readonly score: ReportedCreditScore } & Omit<Props, 'borrowers'>) {
  const { t, name } = useCreditText();
  const used = usableScore(report, score.owner, score.bureau);
  const counts = used !== undefined && used.value === score.value;
  const why = score.value === null ? t(`exclusions.${score.exclusion ?? 'other'}`) : counts ? '' : t('notAccepted');
  return (
    <Box as="tr" belowSm={card}>
      <Box as="th" scope="row" minInlineSize={120} belowSm={named}>
        {name(loan, score.owner)}
      </Box>
      <Box as="td" paddingInlineStart="s2" belowSm={value}>
        {score.bureau}
      </Box>
      <Box as="td" data-numeric belowSm={last}>
        <Text as="bdi" weight={counts ? 600 : 400} color={counts ? 'text' : 'text-3'}>
          {score.value ?? '–'}
        </Text>
      </Box>
      <Box as="td" data-label={t('model')} belowSm={value}>
        <bdi>{score.model}</bdi>
        {why && <Note as="p">{why}</Note>}
      </Box>
      <Box as="td" whiteSpace="nowrap" data-label={t('date')} belowSm={value}>
        <bdi>{creditDate(score.date)}</bdi>
      </Box>
      <Box as="td" minInlineSize={180} belowSm={value}>
        {score.factors.map(({ code, text }) => (
          <Note as="p" key={code} dir="auto">
            {text}
          </Note>
        ))}
      </Box>
    </Box>
  );
}

/** The scores with model and date, and which one prices the loan. */
export function ScoreSection({ loan, report, borrowers }: Props) {
  const { t, name } = useCreditText();
  const score = loanScore(loan);
  const without = borrowers.filter(
    (owner) => !report.bureaus.some((bureau) => usableScore(report, owner, bureau) !== undefined),
  );
  return (
    <Section title={t('scores')} flush>
      {without.map((owner) => (
        <Text as="p" key={owner} padding="0 s4 s2" color="bad-text">
          {t('noScore', { name: name(loan, owner) })}
        </Text>
      ))}
      <CreditTable
        columns={[
          { key: 'borrower', title: t('borrower') },
          { key: 'bureau', title: t('bureau') },
          { key: 'score', title: t('score'), numeric: true },
          ...(['model', 'date', 'factors'] as const).map((key) => ({ key, title: t(key) })),
        ]}
      >
        {report.scores.map((one) => (
          <ScoreRow key={`${one.owner}${one.bureau}${one.model}`} score={one} {...{ report, loan }} />
        ))}
      </CreditTable>
      <Box padding="s3 s4" lineAbove>
        <Text as="p" weight={500}>
          {score ? t('prices', { score: score.score }) : t('pricesNone')}
        </Text>
        {score?.source === 'bureau' && <ScoreExplanation loan={loan} score={score} />}
        {score?.source === 'entered' && <Note as="p">{t('pricesEntered')}</Note>}
      </Box>
    </Section>
  );
}
