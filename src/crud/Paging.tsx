import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { Row } from '../ui/layout/primitives';
import { pageSizes } from './list-view';

/** The number of rows: exact, or a lower bound. */
export interface Total {
  readonly count: number;
  readonly open: boolean;
}

interface Props {
  readonly page: number;
  readonly perPage: number;
  readonly shown: number;
  readonly total: Total;
  readonly hasNext: boolean;
  readonly onPage: (page: number) => void;
  /** Absent if there is only one page size. */
  readonly onPerPage?: (perPage: number) => void;
}

/** The range of rows shown, the total, and links to other pages. */
export function Paging({ page, perPage, shown, total, hasNext, onPage, onPerPage }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const id = useId();
  const first = (page - 1) * perPage;
  return (
    <Row
      as="footer"
      flex="none"
      justify="space-between"
      gap="s4"
      minBlockSize={44}
      lineAbove
      background="surface"
      color="text-2"
      size="small"
      onTouch={{ minBlockSize: 56 }}
      // Above the buttons in the cards that scroll below it.
      belowMd={{ position: 'sticky', insetBlockEnd: 0, zIndex: 2, minBlockSize: 56 }}
      style={{ paddingInline: `var(--edge, ${token('s4')})` }}
    >
      {onPerPage ? (
        <Row as="span" gap="s3" belowMd={{ display: 'none' }}>
          <span id={id}>{translate('records.rowsPerPage')}</span>
          <NativeSelect
            input={<OutlinedInput size="small" />}
            value={perPage}
            inputProps={{ 'aria-labelledby': id }}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </Row>
      ) : (
        <span />
      )}
      <Row as="span" gap="s3" marginInlineStart="auto">
        <bdi role="status">
          {shown === 0
            ? null
            : translate(total.open ? 'records.rangeOpen' : 'records.range', {
                first: count(first + 1),
                last: count(first + shown),
                total: count(total.count),
              })}
        </bdi>
        <span>
          <IconButton
            size="small"
            disabled={page === 1}
            aria-label={translate('records.previous')}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={16} className="flip" />
          </IconButton>
          <IconButton
            size="small"
            disabled={!hasNext}
            aria-label={translate('records.next')}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={16} className="flip" />
          </IconButton>
        </span>
      </Row>
    </Row>
  );
}
