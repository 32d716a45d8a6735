import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../domain/format/date';
import { loanPath } from '../../../domain/pages/loan-path';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { type ConditionView, isInView } from '../../../domain/underwriting/condition-view';
import { ErrorState } from '../../ui/ErrorState';
import { Box, Note, Row } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { conditionsOf } from './conditions-of';

/** In the order of the list; there are often none to review, which then need no number. */
const views = ['active', 'review', 'closed'] as const satisfies readonly ConditionView[];

/** Conditions that show at first. */
const FIRST = 5;

interface Props {
  readonly loanNum: string;
}

function ConditionRow({ condition, loanNum }: Props & { readonly condition: Condition }) {
  const translate = useTranslate();
  const { id, status, state, cat, description, createdD, doneD } = condition;
  const when = status !== 'Active' ? 'closed' : state === 'submitted' ? 'review' : 'since';
  const date = formatDate(doneD ?? createdD);
  return (
    <Box as="li" padding="11 s4" lineAbove lineHeight="20px">
      <p>
        <Link to={`${loanPath(loanNum, 'conditions')}?condition=${encodeURIComponent(id)}`}>
          <bdi>{description}</bdi>
        </Link>
      </p>
      <Row wrap gap="0 s3" size="small" color="text-3">
        <bdi>{cat}</bdi>
        <span>{translate(`loan.dashboard.conditions.${when}`, { date })}</span>
      </Row>
    </Box>
  );
}

/** The number of conditions in a tab of View Conditions, which it opens. */
function Count({ loanNum, view, number }: Props & { readonly view: ConditionView; readonly number: number }) {
  const translate = useTranslate();
  return (
    <Link to={`${loanPath(loanNum, 'conditions')}?view=${view}`}>
      {translate(`loan.dashboard.conditions.counts.${view}`, { number })}
    </Link>
  );
}

/** The underwriter's conditions of the loan: how many are open, and each of them, open ones first. */
export function Conditions({ loanNum }: Props) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery(conditionsOf(loanNum));
  const inView = (view: ConditionView) => (data ?? []).filter((one) => isInView(one, view));
  const rows = views.flatMap(inView);
  return (
    <Section
      title={translate('loan.dashboard.conditions.title')}
      aside={
        data && (
          <Row gap="s3">
            {views.map((view) => {
              const number = inView(view).length;
              return (
                (number > 0 || view !== 'review') && <Count key={view} loanNum={loanNum} view={view} number={number} />
              );
            })}
          </Row>
        )
      }
      flush={rows.length > 0}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={120} aria-label={translate('states.loading')} /> : null}
      {data?.length === 0 ? translate('loan.dashboard.conditions.none') : null}
      {rows.length > 0 ? (
        <ul>
          {rows.slice(0, all ? undefined : FIRST).map((condition) => (
            <ConditionRow key={condition.id} condition={condition} loanNum={loanNum} />
          ))}
        </ul>
      ) : null}
      {rows.length > FIRST && !all ? (
        <Note as="div" padding="s2 s4" lineAbove>
          <Button size="small" onClick={() => setAll(true)}>
            {translate('loan.dashboard.conditions.all', { number: rows.length })}
          </Button>
        </Note>
      ) : null}
    </Section>
  );
}
