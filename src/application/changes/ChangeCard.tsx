import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import type { ChangeEntry } from '../../../domain/application/change-log.schemas';
import { formatInstant } from '../../../domain/format/date';
import { token } from '../../theme/tokens';
import { useChangeLabels } from './useChangeLabels';

const Lines = styled('div')({
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
  '& .quiet': { color: token('text-3'), fontSize: token('fs-small') },
  '& del': { color: token('text-3') },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
  '& svg': { marginInline: 6, verticalAlign: 'middle', color: token('text-3') },
});

/** A change on a phone: old and new value, borrower or record, user and time. */
export function ChangeCard({ loanNum, change }: { readonly loanNum: string; readonly change: ChangeEntry }) {
  const { whose, valueText } = useChangeLabels(loanNum);
  const of = whose(change);
  return (
    <Lines>
      {of === '' ? null : (
        <span>
          <bdi>{of}</bdi>
        </span>
      )}
      <span>
        <del>
          <bdi>{valueText(change.field, change.before)}</bdi>
        </del>
        <ArrowRight size={12} className="flip" aria-hidden />
        <ins>
          <bdi>{valueText(change.field, change.after)}</bdi>
        </ins>
      </span>
      <span className="quiet">
        <bdi>{change.by}</bdi> ·{' '}
        <time dateTime={change.at}>
          <bdi>{formatInstant(change.at)}</bdi>
        </time>
      </span>
    </Lines>
  );
}
