import type { AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { Clock, type ClockStep, useDisclosuresText } from '../../disclosures/public';
import { useAppraisalText } from './useAppraisalText';

type ClockRow = AppraisalsPage['clock'][number];

/** What is said where no day is known. */
const ruleWithoutDay: Readonly<Partial<Record<ClockRow['step'], string>>> = {
  received: 'notOpened',
  notice: 'noApplication',
};

/** The clock of Regulation B for copies of valuations. */
export function ClockSection({ clock }: Pick<AppraisalsPage, 'clock'>) {
  const { t, facts } = useAppraisalText();
  const { skipsText } = useDisclosuresText();
  if (clock.length === 0) return null;
  const stepFor = ({ step, appraisal, borrower, reportVersion, day, done, method, state }: ClockRow): ClockStep => ({
    key: `${step}-${appraisal}-${borrower}`,
    state,
    title: facts([t(`steps.${step}`), borrower]),
    note: facts([
      t(`rules.${day === null ? (ruleWithoutDay[step] ?? step) : step}`),
      reportVersion !== null && reportVersion > 1 && t('versionOf', { version: reportVersion }),
      method && t(`methods.${method}`),
      day && skipsText(day.skipped),
    ]),
    day: day?.date,
    done,
  });
  return (
    <Clock
      title={t('clock')}
      words={{ step: t('step'), day: t('day'), done: t('done'), late: t('late') }}
      steps={clock.map(stepFor)}
    />
  );
}
