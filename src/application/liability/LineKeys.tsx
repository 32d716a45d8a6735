import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { useSection } from '../edit/section-context';

const Hint = styled('p')({
  color: token('text-3'),
  fontSize: token('fs-small'),
  '@media (pointer: coarse)': { display: 'none' },
});

/** Which keys pay off or exclude the debt of a line. */
export function LineKeys() {
  const translate = useTranslate();
  const { readOnly, loan } = useSection();
  if (readOnly || loan.liabilities.length === 0) return null;
  return <Hint>{translate('applicationRecords.keys', { payoff: '\u2066P\u2069', excluded: '\u2066X\u2069' })}</Hint>;
}
