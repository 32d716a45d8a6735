import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { queryKeys } from '../../providers/data/query-keys';
import { shellCalls } from '../../shell/shell-calls';
import { ErrorState } from '../../ui/ErrorState';
import { Box, Note, Row } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';

/** Conditions that show at first. */
const FIRST = 5;

function ConditionRow({ condition }: { readonly condition: Condition }) {
  const translate = useTranslate();
  const { status, cat, description, createdD, doneD } = condition;
  const date = formatDate(doneD ?? createdD);
  return (
    <Box as="li" padding="11 s4" lineAbove lineHeight="20px">
      <p>
        <bdi>{description}</bdi>
      </p>
      <Row wrap gap="0 s3" size="small" color="text-3">
        <bdi>{cat}</bdi>
        <span>{translate(`loan.dashboard.conditions.${status === 'Active' ? 'since' : 'closed'}`, { date })}</span>
      </Row>
    </Box>
  );
}

/** The underwriter's conditions of the loan: how many are open, and each of them, open ones first. */
export function Conditions({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.conditions(loanNum),
    queryFn: ({ signal }) => shellCalls.conditions(loanNum, signal),
  });
  const open = (data ?? []).filter(({ status }) => status === 'Active');
  const closed = (data ?? []).filter(({ status }) => status !== 'Active');
  const rows = [...open, ...closed];
  const counts = { open: open.length, done: closed.length };
  return (
    <Section
      title={translate('loan.dashboard.conditions.title')}
      aside={data && translate('loan.dashboard.steps.counts', counts)}
      flush={rows.length > 0}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={120} aria-label={translate('states.loading')} /> : null}
      {data?.length === 0 ? translate('loan.dashboard.conditions.none') : null}
      {rows.length > 0 ? (
        <ul>
          {rows.slice(0, all ? undefined : FIRST).map((condition) => (
            <ConditionRow key={condition.id} condition={condition} />
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
