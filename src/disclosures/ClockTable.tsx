import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatDate } from '../../domain/format/date';
import { loanPath } from '../../domain/pages/loan-path';
import { Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { StepPoint } from '../ui/StepPoint';
import { Table } from '../ui/Table';
import { useDisclosuresText } from './useEstimates';

type ClockRow = LoanEstimates['clock'][number];

const points = { done: 'done', open: 'todo', late: 'paused' } as const;

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

interface StepProps {
  readonly row: ClockRow;
  readonly isFirst: boolean;
  readonly loanNum: string;
}

function Step({ row, isFirst, loanNum }: StepProps) {
  const { t, skipsText } = useDisclosuresText();
  const { step, number, day, done, method, isPresumed, state } = row;
  const rule = t(`rules.${ruleOf(row, isFirst)}`);
  const how = method ? t(`${step === 'intent' ? 'intentMethods' : 'methods'}.${method}`) : '';
  const details = [rule, how, isPresumed ? t('presumed') : '', day ? skipsText(day.skipped) : ''].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <Row gap="s2" align="start">
          <StepPoint state={points[state]} />
          <span>
            <Text display="block" weight={500}>
              {t(`steps.${stepOf(row)}`, { number: number ?? '' })}
            </Text>
            <Note display="block" weight={400} textWrap="pretty">
              {details.join(' · ')}
            </Note>
            {step === 'application' && !done && (
              <Link component={RouterLink} to={loanPath(loanNum, 'loan')} variant="body2" fontWeight={400}>
                {t('enterApplication')}
              </Link>
            )}
          </span>
        </Row>
      </th>
      <td data-numeric>
        <bdi dir="ltr">{formatDate(day?.date)}</bdi>
      </td>
      <td data-numeric>
        <Text color={state === 'late' ? 'bad-text' : undefined}>
          {done ? <bdi dir="ltr">{formatDate(done)}</bdi> : state === 'late' ? t('late') : '–'}
        </Text>
      </td>
    </tr>
  );
}

/** The clock of Regulation Z: each step with its last or first day, and the days that did not count. */
export function ClockTable({ estimates, loanNum }: { readonly estimates: LoanEstimates; readonly loanNum: string }) {
  const { clock, today } = estimates;
  const { t } = useDisclosuresText();
  const first = clock.find(({ step }) => step === 'issued');
  return (
    <Section title={t('clock')} aside={t('todayIs', { date: formatDate(today) })} flush>
      <Table cells={{ paddingBlock: 's2', paddingInline: 's2', verticalAlign: 'top' }} edge="s4">
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col" data-numeric>
              {t('due')}
            </th>
            <th scope="col" data-numeric>
              {t('done')}
            </th>
          </tr>
        </thead>
        <tbody>
          {clock.map((row) => (
            <Step key={`${row.step}-${row.number}`} row={row} isFirst={row === first} loanNum={loanNum} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
