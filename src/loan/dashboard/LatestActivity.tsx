import Skeleton from '@mui/material/Skeleton';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import type { Activity } from '../../../domain/loan/activity.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { pageOf } from '../../../domain/pages/page-table';
import { ownValue } from '../../../domain/tables/own-value';
import { useSessionUser } from '../../access/public';
import { useFieldText } from '../../fields/useFieldText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { ErrorState } from '../../ui/ErrorState';
import { Box, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useStatusLabel } from '../../ui/StatusDot';
import { reasonFields } from '../status/reason-fields';
import { useActivity } from './useActivity';
import { useActivityTime } from './useActivityTime';
import { useReasonTexts } from './useReasonTexts';

/** The title of an entry, with the old and new values if it changed a single field. */
function useEntryText(): (entry: Activity) => { title: string; before?: string; after?: string } {
  const translate = useTranslate();
  const text = useFieldText();
  const messageText = useMessageText();
  const label = useStatusLabel();
  const fieldName = (field: string) => {
    const plain = field.replace(/^applicants\[\d+\]\./, '').replace(/\[.*$/, '');
    return translate(`fields.${plain}`, { _: translate(`loan.dashboard.activity.${plain}`, { _: plain }) });
  };
  return (entry) => {
    if (entry.kind === 'status') {
      if (entry.from === null) return { title: translate('loan.dashboard.activity.create') };
      if (entry.from === entry.status)
        return { title: messageText(entry.wording ?? { text: entry.description }, entry.description) };
      return {
        title: translate('loan.dashboard.activity.status'),
        before: label(entry.from),
        after: label(entry.status),
      };
    }
    const [first, ...others] = entry.fields;
    if (first === undefined) return { title: entry.action };
    const field = fieldName(first.field);
    const isPlain = typeof first.before !== 'object' && typeof first.after !== 'object';
    return {
      title:
        others.length === 0
          ? translate('loan.dashboard.activity.one', { field })
          : translate('loan.dashboard.activity.many', { field, smart_count: others.length, count: others.length }),
      ...(isPlain ? { before: text(first.field, first.before), after: text(first.field, first.after) } : {}),
    };
  };
}

/** Why the loan moved: the reasons, whether the decision is manual, and for the lender's people the note. */
function Why({ entry }: { readonly entry: Extract<Activity, { kind: 'status' }> }) {
  const translate = useTranslate();
  const reasonTexts = useReasonTexts();
  const reasons = reasonTexts(ownValue(reasonFields, entry.status), entry.reasons, entry.otherReason);
  const lines = [...reasons, ...(entry.isManual ? [translate('loan.status.manual')] : [])];
  return (
    <>
      {lines.length > 0 ? (
        <Stack as="ul" size="small">
          {lines.map((line) => (
            <Text as="li" key={line} overflowWrap="anywhere">
              <bdi>{line}</bdi>
            </Text>
          ))}
        </Stack>
      ) : null}
      {entry.note ? (
        <Text as="p" size="small" color="text-2" overflowWrap="anywhere" whiteSpace="pre-line">
          <bdi>{entry.note}</bdi>
        </Text>
      ) : null}
    </>
  );
}

function Entry({ entry }: { readonly entry: Activity }) {
  const time = useActivityTime();
  const { title, before, after } = useEntryText()(entry);
  return (
    <Box as="li" padding="11 s4" lineAbove lineHeight="20px">
      <Row justify="space-between" align="stretch" gap="s4">
        <Text as="b" weight={500} minInlineSize={0} overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </Text>
        <Note as="time" whiteSpace="nowrap" dateTime={entry.at}>
          <bdi>{time(entry.at)}</bdi>
        </Note>
      </Row>
      <Row wrap gap="0 s3" size="small" iconColor="text-3">
        {after === undefined ? null : (
          <Row wrap gap={6}>
            <Text as="del" color="text-3">
              <bdi>{before}</bdi>
            </Text>
            <ArrowRight size={12} className="flip" aria-hidden />
            <Text as="ins" weight={500} textDecoration="none">
              <bdi>{after}</bdi>
            </Text>
          </Row>
        )}
        <Text as="bdi" color="text-3">
          {entry.by}
        </Text>
      </Row>
      {entry.kind === 'status' ? <Why entry={entry} /> : null}
    </Box>
  );
}

/** The latest activity of the loan, with old and new values. */
export function LatestActivity({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const user = useSessionUser();
  const { data: entries, error, refetch } = useActivity(loanNum);
  const all = mayOpen(pageOf('application-manager').access, user) ? (
    <Link to={loanPath(loanNum, 'application-manager')}>{translate('loan.dashboard.activity.all')}</Link>
  ) : null;
  return (
    <Section title={translate('loan.dashboard.activity.title')} aside={all} flush={Boolean(entries?.length)}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!entries && !error ? <Skeleton variant="rounded" height={220} aria-label={translate('states.loading')} /> : null}
      {entries?.length === 0 ? translate('loan.dashboard.activity.empty') : null}
      {entries && entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind}`} entry={entry} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
