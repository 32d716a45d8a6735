import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry, HistoryKind } from '../../domain/audit/history.schemas';
import { useRecordFields } from '../fields/RecordFieldsContext';
import { useRecordLabels } from '../fields/useRecordLabels';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { ErrorState } from '../ui/ErrorState';
import { FromTo } from '../ui/FromTo';
import { Box, Row, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { crudCalls } from './crud-calls';

const STEP = 10;

/** The first one is shown first: sign-ins and roles are what an administrator looks for in the history of a user. */
const kinds: readonly HistoryKind[] = ['access', 'changes', 'all'];

interface Props {
  readonly resource: string;
  /** `branch:4f3c…` */
  readonly subject: string;
  /** The history reloads when this changes. */
  readonly version: unknown;
  /** Offers the kinds of entries as a filter: a user has many sign-ins. */
  readonly filtered?: boolean;
}

/** Acts that make a record: its values have no earlier ones. */
const making = ['create', 'upload'];

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function Entry({ entry, resource }: { readonly entry: HistoryEntry; readonly resource: string }) {
  const translate = useTranslate();
  const { label, text } = useRecordLabels(resource, useRecordFields());
  const { instant } = useFormats();
  const act = entry.action.split('.').at(-1) ?? '';
  const isNew = making.includes(act);
  const fields = entry.fields.filter(({ after }) => !isNew || !isEmpty(after));
  return (
    <Box as="li" padding="s3 s4" lineAbove>
      <Row wrap align="stretch" gap="0 s2" lineHeight="20px">
        <Text as="b" weight={500}>
          <bdi>{entry.actorName ?? entry.actor ?? translate('records.history.portal')}</bdi>
        </Text>
        <span>{translate(`records.history.actions.${act}`, { _: translate('records.history.actions.change') })}</span>
        <Text as="time" color="text-3" dateTime={entry.at}>
          <bdi>{instant(entry.at)}</bdi>
        </Text>
      </Row>
      {entry.outcome === 'failed' && (
        <Text as="p" color="text-3">
          {translate('records.history.failed')}
        </Text>
      )}
      <Stack
        as="dl"
        columns="minmax(96px, 168px) minmax(0, 1fr)"
        gap="2 s3"
        marginBlockStart={fields.length > 0 ? 4 : 0}
      >
        {fields.map(({ field, before, after }) => (
          <div key={field} style={{ display: 'contents' }}>
            <Text as="dt" color="text-3">
              {label(field)}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {isNew ? <bdi>{text(field, after)}</bdi> : <FromTo from={text(field, before)} to={text(field, after)} />}
            </Text>
          </div>
        ))}
      </Stack>
    </Box>
  );
}

function KindChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: HistoryKind;
  readonly onChoose: (kind: HistoryKind) => void;
}) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      aria-label={translate('records.history.filter')}
      onChange={(_, kind: HistoryKind | null) => kind && onChoose(kind)}
    >
      {kinds.map((kind) => (
        <ToggleButton key={kind} value={kind}>
          {translate(`records.history.kinds.${kind}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Who changed what in a record and when, newest first. */
export function HistoryPanel({ resource, subject, version, filtered = false }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(STEP);
  const [chosen, setChosen] = useState<HistoryKind>('access');
  const kind = filtered ? chosen : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.history(subject, version, shown, kind),
    queryFn: ({ signal }) => crudCalls.history(subject, shown, signal, kind),
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title={translate('records.history.title')}
      aside={filtered && <KindChoice chosen={chosen} onChoose={setChosen} />}
      flush
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? (
        <Skeleton variant="rounded" height={60} sx={{ m: 4 }} aria-label={translate('states.loading')} />
      ) : null}
      {data && data.rows.length === 0 ? (
        <p style={{ padding: '0 16px 16px', color: token('text-3') }}>{translate('records.history.empty')}</p>
      ) : null}
      {data && data.rows.length > 0 ? (
        <Stack as="ol">
          {data.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} resource={resource} />
          ))}
        </Stack>
      ) : null}
      {data && data.total > data.rows.length ? (
        <Button variant="text" sx={{ m: 2 }} onClick={() => setShown(shown + STEP)}>
          {translate('records.history.more')}
        </Button>
      ) : null}
    </Section>
  );
}
