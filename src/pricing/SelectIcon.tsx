import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { token } from '../theme/tokens';

const Icon = styled(ChevronDown)({
  inlineSize: 14,
  blockSize: 14,
  insetBlockStart: 'calc(50% - 7px)',
  color: token('text-3'),
});

/** The arrow of a select, from the portal's icon family. */
export function SelectIcon({ className }: { readonly className?: string }) {
  return <Icon className={className} strokeWidth={1.6} aria-hidden="true" />;
}
