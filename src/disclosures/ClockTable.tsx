import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatDate } from '../../domain/format/date';
import { Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { StepPoint } from '../ui/StepPoint';
import { Table } from '../ui/Table';
import { useDisclosuresText } from './useEstimates';

type ClockRow = LoanEstimates['clock'][number];

const points = { done: 'done', open: 'todo', late: 'paused' } as const;

function Step({ row }: { readonly row: ClockRow }) {
  const { t, skipsText } = useDisclosuresText();
  const { step, number, day, done, method, isPresumed, state } = row;
  const rule = t(
    `rules.${step === 'issued' && number !== 1 ? 'revision' : step === 'closing' && number ? 'closing' : step}`,
  );
  const how = method ? t(`methods.${method}`) : '';
  const details = [rule, how, isPresumed ? t('presumed') : '', day ? skipsText(day.skipped) : ''].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <Row gap="s2" align="start">
          <StepPoint state={points[state]} />
          <span>
            <Text display="block" weight={500}>
              {t(`steps.${step}`, { number: number ?? 1 })}
            </Text>
            <Note display="block" weight={400} textWrap="pretty">
              {details.join(' · ')}
            </Note>
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
export function ClockTable({ estimates: { clock, today } }: { readonly estimates: LoanEstimates }) {
  const { t } = useDisclosuresText();
  return (
    <Section title={t('clock')} aside={t('todayIs', { date: formatDate(today) })} flush>
      <Table cells={{ paddingBlock: 's2', paddingInline: 's1', verticalAlign: 'top' }} edge="s4">
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
            <Step key={`${row.step}-${row.number}`} row={row} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
