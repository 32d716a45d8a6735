import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { nextMilestone, shownMilestones } from '../../../domain/loan/milestones';
import { Section } from '../../shell/blocks/Section';
import { token } from '../../theme/tokens';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: token('s2'),
  padding: `2px ${token('s4')} ${token('s4')}`,
  '& > li': { display: 'grid', gridTemplateColumns: '18px 1fr auto', gap: token('s3'), fontSize: token('fs-small') },
  '& b': { fontWeight: 500, color: token('text-2') },
  '& [data-state="done"] b, & [data-state="next"] b': { color: token('text') },
  '& bdi': { color: token('text-3') },
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    paddingInline: token('s2'),
    '& > li': {
      position: 'relative',
      gridTemplateColumns: 'none',
      justifyItems: 'center',
      gap: 2,
      paddingInline: 4,
      lineHeight: '16px',
      textAlign: 'center',
    },
    '& > li:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 8,
      insetInline: 'calc(-50% + 13px) calc(50% + 13px)',
      blockSize: 2,
      borderRadius: 1,
      background: token('line-strong'),
    },
    '& > li[data-state="done"]::before': { background: `${token('accent')} !important` },
    '& b': { minBlockSize: 32 },
  },
}));

const Point = styled('span')({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 18,
  blockSize: 18,
  marginBlockEnd: 4,
  border: `1.5px solid ${token('line-strong')}`,
  borderRadius: token('r-full'),
  background: token('surface'),
  '[data-state="done"] > &': { borderColor: token('accent'), background: token('accent'), color: token('on-accent') },
  '[data-state="next"] > &': { borderWidth: 2, borderColor: token('accent') },
});

/** The way of the loan from registration to funding: what was reached and when, and what comes next. */
export function Milestones({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const next = nextMilestone(loan);
  const name = (code: string) => translate(`loan.dashboard.milestone.${code}`);
  return (
    <Section
      title={translate('loan.dashboard.milestones')}
      aside={next ? translate('loan.dashboard.next', { name: name(next.code) }) : null}
      flush
    >
      <Steps>
        {shownMilestones(loan).map((milestone) => {
          const state = milestone.date ? 'done' : milestone.code === next?.code ? 'next' : 'todo';
          return (
            <li key={milestone.code} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
              <Point aria-hidden="true">{state === 'done' ? <Check size={11} strokeWidth={2.6} /> : null}</Point>
              <b>{name(milestone.code)}</b>
              <bdi>{formatDate(milestone.date)}</bdi>
            </li>
          );
        })}
      </Steps>
    </Section>
  );
}
