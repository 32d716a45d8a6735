import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../domain/format/date';
import { loanPath } from '../../../domain/pages/loan-path';
import type { NextStep } from '../../../domain/registration/next-steps';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';

const List = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    gap: `2px ${token('s3')}`,
    padding: `${token('s3')} ${token('s4')}`,
    borderBlockStart: token('border'),
    alignItems: 'start',
  },
  '& b': { fontWeight: 500, display: 'block', lineHeight: '20px' },
  '& small': { color: token('text-2'), fontSize: token('fs-small') },
  '& [data-state="done"] b': { color: token('text-3'), fontWeight: 400 },
});

const Point = styled('span')({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: 1,
  border: `1.5px solid ${token('line-input')}`,
  borderRadius: token('r-full'),
  '[data-state="urgent"] > &': { borderColor: token('dot-orange') },
  '[data-state="done"] > &': { borderColor: 'transparent', background: token('ok-tint'), color: token('ok-text') },
});

function StepRow({ step, loanNum }: { readonly step: NextStep; readonly loanNum: string }) {
  const translate = useTranslate();
  const key = `loan.dashboard.steps.${step.key}`;
  const date = formatDate(step.date);
  const reason = step.other ? translate(`${key}Why`, { date, other: formatDate(step.other) }) : step.date ? date : null;
  const state = { done: 'doneState', urgent: 'urgentState', open: null }[step.state];
  return (
    <li data-state={step.state}>
      <Point
        role={state ? 'img' : undefined}
        aria-label={state ? translate(`loan.dashboard.steps.${state}`) : undefined}
      >
        {step.state === 'done' ? <Check size={11} strokeWidth={2.6} aria-hidden /> : null}
      </Point>
      <div>
        <b>{translate(key)}</b>
        {reason ? (
          <small>
            <bdi>{reason}</bdi>
          </small>
        ) : null}
      </div>
      {step.page && step.state !== 'done' ? (
        <Button component={Link} to={loanPath(loanNum, step.page)} variant="outlined" size="small">
          {translate('loan.dashboard.steps.open')}
        </Button>
      ) : null}
    </li>
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
        <List>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} loanNum={loanNum} />
          ))}
        </List>
      )}
    </Section>
  );
}
