import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../domain/audit/history.schemas';
import { formatInstant } from '../../domain/format/date';
import { useRecordFields } from '../fields/RecordFieldsContext';
import { useRecordLabels } from '../fields/useRecordLabels';
import { queryKeys } from '../providers/data/query-keys';
import { token } from '../theme/tokens';
import { ErrorState } from '../ui/ErrorState';
import { Section } from '../ui/Section';
import { crudCalls } from './crud-calls';

const STEP = 10;

/** An icon, because an arrow character does not flip in Arabic. The spaces separate the values for screen readers and copying. */
const Arrow = styled(ArrowRight)({ marginInline: 3, verticalAlign: 'middle', color: token('text-3') });

const List = styled('ol')({
  display: 'grid',
  '& > li': { padding: `${token('s3')} ${token('s4')}`, borderBlockStart: token('border') },
  '& .who': { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('s2')}`, lineHeight: '20px' },
  '& .who b': { fontWeight: 500 },
  '& time, & .none': { color: token('text-3') },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(96px, 168px) minmax(0, 1fr)', gap: `2px ${token('s3')}` },
  '& dl:not(:empty)': { marginBlockStart: 4 },
  '& dt': { color: token('text-3') },
  '& dd': { overflowWrap: 'anywhere' },
  '& del': { color: token('text-3') },
});

interface Props {
  readonly resource: string;
  /** `branch:4f3c…` */
  readonly subject: string;
  /** The history reloads when this changes. */
  readonly version: unknown;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function Entry({ entry, resource }: { readonly entry: HistoryEntry; readonly resource: string }) {
  const translate = useTranslate();
  const { label, text } = useRecordLabels(resource, useRecordFields());
  const act = entry.action.split('.').at(-1) ?? '';
  const isNew = act === 'create';
  return (
    <li>
      <div className="who">
        <b>
          <bdi>{entry.actorName ?? entry.actor ?? translate('records.history.portal')}</bdi>
        </b>
        <span>{translate(`records.history.actions.${act}`, { _: translate('records.history.actions.change') })}</span>
        <time dateTime={entry.at}>
          <bdi>{formatInstant(entry.at)}</bdi>
        </time>
      </div>
      {entry.outcome === 'failed' && <p className="none">{translate('records.history.failed')}</p>}
      <dl>
        {entry.fields
          .filter(({ after }) => !isNew || !isEmpty(after))
          .map(({ field, before, after }) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{label(field)}</dt>
              <dd>
                {isNew ? (
                  <bdi>{text(field, after)}</bdi>
                ) : (
                  <>
                    <del>
                      <bdi>{text(field, before)}</bdi>
                    </del>{' '}
                    <Arrow size={12} strokeWidth={1.6} className="flip" aria-hidden /> <bdi>{text(field, after)}</bdi>
                  </>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** Who changed what in a record and when, newest first. */
export function HistoryPanel({ resource, subject, version }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.history(subject, version, shown),
    queryFn: ({ signal }) => crudCalls.history(subject, shown, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={translate('records.history.title')} flush>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? (
        <Skeleton variant="rounded" height={60} sx={{ m: 4 }} aria-label={translate('states.loading')} />
      ) : null}
      {data && data.rows.length === 0 ? (
        <p style={{ padding: '0 16px 16px', color: token('text-3') }}>{translate('records.history.empty')}</p>
      ) : null}
      {data && data.rows.length > 0 ? (
        <List>
          {data.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} resource={resource} />
          ))}
        </List>
      ) : null}
      {data && data.total > data.rows.length ? (
        <Button variant="text" sx={{ m: 2 }} onClick={() => setShown(shown + STEP)}>
          {translate('records.history.more')}
        </Button>
      ) : null}
    </Section>
  );
}
