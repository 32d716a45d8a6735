import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Activity } from '../../../domain/loan/activity.schemas';
import { useFieldText } from '../../fields/useFieldText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { token } from '../../theme/tokens';
import { ErrorState } from '../../ui/ErrorState';
import { Section } from '../../ui/Section';
import { useStatusLabel } from '../../ui/StatusDot';
import { useActivity } from './useActivity';
import { useActivityTime } from './useActivityTime';

const List = styled('ul')({
  '& > li': { padding: `11px ${token('s4')}`, borderBlockStart: token('border'), lineHeight: '20px' },
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: token('s4') },
  '& b': { fontWeight: 500, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& time': { color: token('text-3'), fontSize: token('fs-small'), whiteSpace: 'nowrap' },
  '& .change': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center', fontSize: token('fs-small') },
  '& del': { color: token('text-3') },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
  '& .by': { color: token('text-3') },
  '& ins + .by::before': { content: '"· "' },
  '& svg': { color: token('text-3') },
});

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

function Entry({ entry }: { readonly entry: Activity }) {
  const time = useActivityTime();
  const { title, before, after } = useEntryText()(entry);
  return (
    <li>
      <div className="head">
        <b>
          <bdi>{title}</bdi>
        </b>
        <time dateTime={entry.at}>
          <bdi>{time(entry.at)}</bdi>
        </time>
      </div>
      <div className="change">
        {after === undefined ? null : (
          <>
            <del>
              <bdi>{before}</bdi>
            </del>
            <ArrowRight size={12} className="flip" aria-hidden />
            <ins>
              <bdi>{after}</bdi>
            </ins>
          </>
        )}
        <span className="by">
          <bdi>{entry.by}</bdi>
        </span>
      </div>
    </li>
  );
}

/** The latest activity of the loan, with old and new values. */
export function LatestActivity({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const { data: entries, error, refetch } = useActivity(loanNum);
  return (
    <Section title={translate('loan.dashboard.activity.title')} flush={Boolean(entries?.length)}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!entries && !error ? <Skeleton variant="rounded" height={220} aria-label={translate('states.loading')} /> : null}
      {entries?.length === 0 ? translate('loan.dashboard.activity.empty') : null}
      {entries && entries.length > 0 ? (
        <List>
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind}`} entry={entry} />
          ))}
        </List>
      ) : null}
    </Section>
  );
}
