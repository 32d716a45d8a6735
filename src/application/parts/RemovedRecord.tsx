import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  minBlockSize: 48,
  padding: `${token('s1')} ${token('s4')}`,
  borderBlockStart: token('border'),
  background: token('sunken'),
  color: token('text-2'),
});

interface Props {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Stands where a record was and has the cursor: it brings the record back. */
export function RemovedRecord({ name, onUndo }: Props) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Line>
      <span role="status">{translate('applicationRecords.removed', { name: `\u2068${name}\u2069` })}</span>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        startIcon={<Undo2 size={16} strokeWidth={1.6} className="flip" aria-hidden />}
        onClick={onUndo}
      >
        {translate('applicationRecords.undo')}
      </Button>
    </Line>
  );
}
