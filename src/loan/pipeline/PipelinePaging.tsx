import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { type PipelineView, pageSizes } from './address';
import type { PipelineTotal } from './usePipelineRows';

const Line = styled('footer')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s4'),
  minBlockSize: 44,
  paddingInline: token('s4'),
  borderBlockStart: token('border'),
  background: token('surface'),
  color: token('text-2'),
  fontSize: token('fs-small'),
  '& > span': { display: 'flex', gap: token('s3'), alignItems: 'center' },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    insetBlockEnd: 0,
    minBlockSize: 56,
    '& .sizes': { display: 'none' },
  },
}));

interface Props {
  readonly view: PipelineView;
  readonly shown: number;
  readonly total: PipelineTotal;
  readonly hasNext: boolean;
  readonly onChange: (change: Partial<PipelineView>) => void;
}

/** Which rows are shown of how many, and the way to the others. */
export function PipelinePaging({ view, shown, total, hasNext, onChange }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const id = useId();
  const first = (view.page - 1) * view.perPage;
  return (
    <Line>
      <span className="sizes">
        <span id={id}>{translate('loan.pipeline.rowsPerPage')}</span>
        <Select
          size="small"
          value={view.perPage}
          labelId={id}
          onChange={(event) => onChange({ perPage: Number(event.target.value) })}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </span>
      <span>
        <bdi role="status">
          {shown === 0
            ? null
            : translate(total.open ? 'loan.pipeline.rangeOpen' : 'loan.pipeline.range', {
                first: count(first + 1),
                last: count(first + shown),
                total: count(total.count),
              })}
        </bdi>
        <span>
          <IconButton
            size="small"
            disabled={view.page === 1}
            aria-label={translate('loan.pipeline.previous')}
            onClick={() => onChange({ page: view.page - 1 })}
          >
            <ChevronLeft size={16} className="flip" />
          </IconButton>
          <IconButton
            size="small"
            disabled={!hasNext}
            aria-label={translate('loan.pipeline.next')}
            onClick={() => onChange({ page: view.page + 1 })}
          >
            <ChevronRight size={16} className="flip" />
          </IconButton>
        </span>
      </span>
    </Line>
  );
}
