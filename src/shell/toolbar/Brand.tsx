import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { BrandMark } from '../BrandMark';
import { useLender } from '../lender';

const Name = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  color: token('text'),
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'none' },
  '@media (pointer: coarse)': { minBlockSize: 44 },
});

/** Mark and name of the lender; the mark alone in the loan area. */
export function Brand({ to, markOnly }: { readonly to: string; readonly markOnly?: boolean }) {
  const { lenderName } = useLender();
  return (
    <Name to={to} aria-label={markOnly ? lenderName : undefined}>
      <BrandMark />
      {!markOnly && lenderName}
    </Name>
  );
}
