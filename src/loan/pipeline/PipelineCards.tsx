import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { missing } from '../../../domain/format/parsed';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useFieldText } from '../../fields/useFieldText';
import { useChangedLoans } from '../../providers/live/changed-loans';
import { token } from '../../theme/tokens';
import { StatusDot } from '../../ui/StatusDot';
import { LockCell } from './LockCell';
import { borrowerOf } from './PipelineCell';

const List = styled('ul')({ borderBlockStart: token('border') });
const Card = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${token('s3')}`,
  padding: `14px ${token('s4')}`,
  borderBlockEnd: token('border'),
  color: token('text'),
  lineHeight: '20px',
  transition: 'background-color 600ms',
  '&[data-changed="true"]': { background: token('accent-tint') },
  '&:hover': { background: token('hover'), textDecoration: 'none' },
  '& b': { fontSize: token('fs-text'), fontWeight: 600 },
  '& .amount': { fontSize: token('fs-text'), fontWeight: 500 },
  '& .number, & .rate, & .lock': { color: token('text-3') },
  // By the side of the page: a figure has a direction of its own.
  '& .rate, & .amount, & .lock': { justifySelf: 'end' },
  // From right to left a name in Latin letters would be cut at its beginning.
  '& .number': { overflowWrap: 'anywhere' },
  '& .status, & .lock': { marginBlockStart: 4 },
});

const WAITING = [1, 2, 3, 4, 5, 6];

/** The loans on a phone: borrower and amount, number and program, rate, status, lock. */
export function PipelineCards({ rows }: { readonly rows: readonly PipelineRow[] | undefined }) {
  const translate = useTranslate();
  const text = useFieldText();
  const changed = useChangedLoans();
  if (rows === undefined) {
    return (
      <div role="status" aria-label={translate('states.loading')}>
        {WAITING.map((each) => (
          <Skeleton key={each} variant="rounded" height={84} sx={{ m: 4 }} />
        ))}
      </div>
    );
  }
  return (
    <List aria-label={translate('loan.pipeline.title')}>
      {rows.map((row) => (
        <li key={row.sLNm}>
          <Card to={`/loans/${row.sLNm}`} data-changed={changed.has(row.sLNm) || undefined}>
            <b>
              <bdi>{borrowerOf(row) || missing}</bdi>
            </b>
            <bdi className="amount">{text('sFinalLAmt', row.sFinalLAmt)}</bdi>
            <span className="number">
              <bdi>{row.sLNm}</bdi>
              {row.sLpTemplateNm ? (
                <>
                  {' · '}
                  <bdi>{row.sLpTemplateNm}</bdi>
                </>
              ) : null}
            </span>
            <bdi className="rate">{text('sNoteIR', row.sNoteIR)}</bdi>
            <span className="status">
              <StatusDot status={row.sStatusT} />
            </span>
            <span className="lock">
              <LockCell row={row} brief />
            </span>
          </Card>
        </li>
      ))}
    </List>
  );
}
