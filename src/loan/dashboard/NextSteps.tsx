import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import { formatDate } from '../../../domain/format/date';
import { loanPath } from '../../../domain/pages/loan-path';
import { pageOf } from '../../../domain/pages/page-table';
import type { NextStep } from '../../../domain/registration/next-steps';
import { useSessionUser } from '../../access/public';
import { token } from '../../theme/tokens';
import { Box, Note, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';

const pointStyles: Readonly<Record<NextStep['state'], CSSProperties>> = {
  open: { border: `1.5px solid ${token('line-input')}` },
  urgent: { border: `1.5px solid ${token('dot-orange')}` },
  done: { border: '1.5px solid transparent', background: token('ok-tint'), color: token('ok-text') },
};

const isNotice = ({ key }: NextStep): boolean => key === 'noticeDue' || key === 'noticeIfDeclined';

function useReason(): (step: NextStep) => string | null {
  const translate = useTranslate();
  return (step) => {
    if (!step.date) return null;
    const date = formatDate(step.date);
    if (isNotice(step) || step.key === 'decisionDue') return translate('loan.dashboard.steps.due', { date });
    if (!step.other) return date;
    return translate(`loan.dashboard.steps.${step.key}Why`, { date, other: formatDate(step.other) });
  };
}

/** Where an urgent step without a page of its own is taken or looked up. */
const whereUrgent = ({ key }: NextStep): string => (key === 'decisionDue' ? 'changeStatus' : 'inPanel');

function StepRow({ step, loanNum }: { readonly step: NextStep; readonly loanNum: string }) {
  const translate = useTranslate();
  const user = useSessionUser();
  const key = `loan.dashboard.steps.${step.key}`;
  const reason = useReason()(step);
  const state = { done: 'doneState', urgent: 'urgentState', open: null }[step.state];
  const target = step.page === undefined || step.state === 'done' ? undefined : pageOf(step.page);
  const isLink = target !== undefined && mayOpen(target.access, user);
  const hint = isNotice(step) ? 'recordNotice' : step.state === 'urgent' && !isLink ? whereUrgent(step) : null;
  return (
    <Stack as="li" columns="18px minmax(0, 1fr) auto" align="start" gap="2 s3" padding="s3 s4" lineAbove>
      <Box
        as="span"
        display="grid"
        placeContent="center"
        inlineSize={18}
        blockSize={18}
        marginBlockStart={1}
        radius="full"
        style={pointStyles[step.state]}
        role={state ? 'img' : undefined}
        aria-label={state ? translate(`loan.dashboard.steps.${state}`) : undefined}
      >
        {step.state === 'done' ? <Check size={11} strokeWidth={2.6} aria-hidden /> : null}
      </Box>
      <div>
        <Text
          as="b"
          display="block"
          weight={step.state === 'done' ? 400 : 500}
          color={step.state === 'done' ? 'text-3' : undefined}
          lineHeight="20px"
        >
          {translate(key, step.count === undefined ? {} : { smart_count: step.count })}
        </Text>
        {reason ? (
          <Text as="small" color="text-2" size="small">
            <bdi>{reason}</bdi>
          </Text>
        ) : null}
        {hint ? <Note display="block">{translate(`loan.dashboard.steps.${hint}`)}</Note> : null}
      </div>
      {step.page && isLink ? (
        <Button
          component={Link}
          to={`${loanPath(loanNum, step.page)}${step.view ? `?view=${step.view}` : ''}`}
          variant="outlined"
          size="small"
        >
          {translate('loan.dashboard.steps.open')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The next steps for the loan, urgent ones first, and the completed ones. */
export function NextSteps({ steps, loanNum }: { readonly steps: readonly NextStep[]; readonly loanNum: string }) {
  const translate = useTranslate();
  const done = steps.filter((step) => step.state === 'done').length;
  return (
    <Section
      title={translate('loan.dashboard.steps.title')}
      aside={translate('loan.dashboard.steps.counts', { open: steps.length - done, done })}
      flush={steps.length > 0}
    >
      {steps.length === 0 ? (
        translate('loan.dashboard.steps.nothing')
      ) : (
        <ul>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} loanNum={loanNum} />
          ))}
        </ul>
      )}
    </Section>
  );
}
