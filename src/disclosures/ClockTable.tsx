import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatDate } from '../../domain/format/date';
import { loanPath } from '../../domain/pages/loan-path';
import { Clock, type ClockStep } from './Clock';
import { useDisclosuresText } from './useEstimates';

type ClockRow = LoanEstimates['clock'][number];

/** A later estimate that no change of circumstance asked for has no last day; one from outside the portal has no number. */
function ruleOf({ step, day }: ClockRow, isFirst: boolean): string {
  if (step !== 'issued' || isFirst) return step;
  return day ? 'revision' : 'informs';
}

/** The text of a step that has no number. */
const unnumbered: Readonly<Partial<Record<ClockRow['step'], string>>> = {
  issued: 'issuedOutside',
  received: 'receivedOutside',
  revision: 'revisionByClosing',
};

const stepOf = ({ step, number }: ClockRow): string => (number === null && unnumbered[step]) || step;

/** The clock of Regulation Z: each step with its last or first day, and the days that did not count. */
export function ClockTable({ estimates, loanNum }: { readonly estimates: LoanEstimates; readonly loanNum: string }) {
  const { clock, today } = estimates;
  const { t, skipsText } = useDisclosuresText();
  const first = clock.find(({ step }) => step === 'issued');
  const stepFor = (row: ClockRow): ClockStep => {
    const { step, number, day, done, method, isPresumed, state } = row;
    const rule = t(`rules.${ruleOf(row, row === first)}`);
    const how = method ? t(`${step === 'intent' ? 'intentMethods' : 'methods'}.${method}`) : '';
    const details = [rule, how, isPresumed ? t('presumed') : '', day ? skipsText(day.skipped) : ''].filter(Boolean);
    return {
      key: `${step}-${number}`,
      state,
      title: t(`steps.${stepOf(row)}`, { number: number ?? '' }),
      note: details.join(' · '),
      link: step === 'application' && !done && (
        <Link component={RouterLink} to={loanPath(loanNum, 'loan')} variant="body2" fontWeight={400}>
          {t('enterApplication')}
        </Link>
      ),
      day: day?.date,
      done,
    };
  };
  return (
    <Clock
      title={t('clock')}
      aside={t('todayIs', { date: formatDate(today) })}
      words={{ step: t('step'), day: t('due'), done: t('done'), late: t('late') }}
      steps={clock.map(stepFor)}
    />
  );
}
