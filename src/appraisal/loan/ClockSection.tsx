import type { AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate } from '../../../domain/format/date';
import { useDisclosuresText } from '../../disclosures/public';
import { Note, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { StepPoint } from '../../ui/StepPoint';
import { Table } from '../../ui/Table';
import { useAppraisalText } from './useAppraisalText';

type ClockRow = AppraisalsPage['clock'][number];

const points = { done: 'done', open: 'todo', late: 'paused' } as const;

/** What is said where no day is known. */
const ruleWithoutDay: Readonly<Partial<Record<ClockRow['step'], string>>> = {
  received: 'notOpened',
  notice: 'noApplication',
};

function Step({ row }: { readonly row: ClockRow }) {
  const { t, facts } = useAppraisalText();
  const { skipsText } = useDisclosuresText();
  const { step, borrower, reportVersion, day, done, method, state } = row;
  return (
    <tr>
      <th scope="row">
        <Row gap="s2" align="start">
          <StepPoint state={points[state]} />
          <span>
            <Text display="block" weight={500}>
              {facts([t(`steps.${step}`), borrower])}
            </Text>
            <Note display="block" weight={400} textWrap="pretty">
              {facts([
                t(`rules.${day === null ? (ruleWithoutDay[step] ?? step) : step}`),
                reportVersion !== null && reportVersion > 1 && t('versionOf', { version: reportVersion }),
                method && t(`methods.${method}`),
                day && skipsText(day.skipped),
              ])}
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

/** The clock of Regulation B for copies of valuations. */
export function ClockSection({ clock }: Pick<AppraisalsPage, 'clock'>) {
  const { t } = useAppraisalText();
  if (clock.length === 0) return null;
  return (
    <Section title={t('clock')} flush>
      <Table cells={{ paddingBlock: 's2', paddingInline: 's1', verticalAlign: 'top' }} edge="s4">
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col" data-numeric>
              {t('day')}
            </th>
            <th scope="col" data-numeric>
              {t('done')}
            </th>
          </tr>
        </thead>
        <tbody>
          {clock.map((row) => (
            <Step key={`${row.step}-${row.appraisal}-${row.borrower}`} row={row} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
