import ButtonBase from '@mui/material/ButtonBase';
import { Check, Plus } from 'lucide-react';
import { ChipOutline } from './FilterChip';
import { Box } from './layout/primitives';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A filter that is on or off. */
export function FlagChip({ label, on, onChange }: Props) {
  const Icon = on ? Check : Plus;
  return (
    <ChipOutline isSet={on}>
      <Box
        as={ButtonBase}
        gap={6}
        blockSize="100%"
        paddingInline={10}
        radius="full"
        font="inherit"
        disableRipple
        aria-pressed={on}
        onClick={() => onChange(!on)}
      >
        <Icon size={14} aria-hidden />
        {label}
      </Box>
    </ChipOutline>
  );
}
