import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../../domain/format/parsed';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { UnreadCount } from '../../shell/loan/UnreadCount';
import { Row } from '../../ui/layout/primitives';
import { StatusDot } from '../../ui/StatusDot';
import type { ColumnKey } from './columns';
import { LockCell } from './LockCell';
import { Marked, otherMatches } from './Marked';
import { usePipelineText } from './usePipelineText';

const RETAIL = '1';

/** First and last name of the borrower. */
export const borrowerOf = (row: PipelineRow): string => [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ');

const houseOf = (row: PipelineRow): string | null =>
  row.sBranchChannelT === RETAIL ? row.sBranchName : (row.sOriginatingCompanyName ?? row.sBranchName);

/** The loan number, with the part that the search found. */
function LoanNumber({ row }: { readonly row: PipelineRow }) {
  const found = row.matched?.find((text) => row.sLNm.startsWith(text)) ?? '';
  return (
    <bdi>
      {found === '' ? null : <mark>{found}</mark>}
      {row.sLNm.slice(found.length)}
    </bdi>
  );
}

/** The loan number with the number of unread messages behind it. */
export function NumberAndUnread({ row }: { readonly row: PipelineRow }) {
  const { unread, mentions = 0 } = row;
  if (!unread) return <LoanNumber row={row} />;
  return (
    <Row as="span" display="inline-flex" gap="s2">
      <LoanNumber row={row} />
      <UnreadCount unread={unread} mentions={mentions} />
    </Row>
  );
}

/** The borrower. If the search found someone else of the loan, that name is shown, too. */
export function Borrowers({ row }: { readonly row: PipelineRow }) {
  const translate = useTranslate();
  const { coBorrower, others } = otherMatches(row);
  const matched = row.matched ?? [];
  return (
    <>
      <Marked text={borrowerOf(row) || missing} matched={matched} />
      {coBorrower === '' ? null : (
        <>
          {' · '}
          <span className="sr-only">{translate('loan.pipeline.coBorrower')} </span>
          <Marked text={coBorrower} matched={matched} />
        </>
      )}
      {others.map((name) => (
        <Fragment key={name}>
          {' · '}
          <mark style={{ textTransform: 'capitalize' }}>{name}</mark>
        </Fragment>
      ))}
    </>
  );
}

/** The content of a cell; an en dash if empty. */
export function PipelineCell({ row, column }: { readonly row: PipelineRow; readonly column: ColumnKey }) {
  const text = usePipelineText();
  switch (column) {
    case 'sStatusT':
      return <StatusDot status={row.sStatusT} />;
    case 'lock':
      return <LockCell row={row} />;
    case 'sLNm':
      return <NumberAndUnread row={row} />;
    case 'borrower':
      return (
        <bdi>
          <Borrowers row={row} />
        </bdi>
      );
    case 'house':
      return <bdi>{houseOf(row) ?? '–'}</bdi>;
    default:
      return <bdi>{text(column, row[column])}</bdi>;
  }
}
