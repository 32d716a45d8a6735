import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Row } from '../../ui/layout/primitives';

interface Props {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Takes the place and the focus of a removed record, and offers to restore it. */
export function RemovedRecord({ name, onUndo }: Props) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Row
      wrap
      justify="space-between"
      gap="s3"
      minBlockSize={48}
      padding="s1 s4"
      lineAbove
      background="sunken"
      color="text-2"
    >
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
    </Row>
  );
}
