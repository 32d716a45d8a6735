import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { statusColor, statusLabel } from '../../domain/loan/status';
import { token } from '../theme/tokens';
import { Box } from './layout/primitives';

const Whole = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });

const Round = styled(Whole)({
  gap: 6,
  blockSize: 24,
  paddingInline: 10,
  border: token('border'),
  borderRadius: token('r-full'),
  background: token('surface'),
  fontSize: token('fs-small'),
  fontWeight: 500,
});

export type DotColor = ReturnType<typeof statusColor>;

export const dotToken = (color: DotColor): string => (color === 'grey' ? token('text-3') : token(`dot-${color}`));

/** The label of a loan status in the user's language. */
export function useStatusLabel(): (status: string | null | undefined) => string {
  const translate = useTranslate();
  return (status) => (status ? translate(`codes.statusDisplay.${status}`, { _: statusLabel(status) }) : '');
}

interface Props {
  readonly status: string | null | undefined;
  /** With a border, as in page headers. */
  readonly badge?: boolean;
}

/** A loan status: a dot in the color of its group, always with its label. */
export function StatusDot({ status, badge }: Props) {
  const label = useStatusLabel();
  if (!status) return null;
  const Frame = badge ? Round : Whole;
  return (
    <Frame>
      <Box
        as="span"
        inlineSize={8}
        blockSize={8}
        flex="none"
        radius="full"
        aria-hidden="true"
        style={{ background: dotToken(statusColor(status)) }}
      />
      {label(status)}
    </Frame>
  );
}
