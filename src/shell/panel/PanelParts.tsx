import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';

export const PanelBody = styled('div')({ display: 'grid', gap: token('s5'), padding: `${token('s4')} ${token('s5')}` });

export const PanelHead = styled('h2')({
  marginBlockEnd: token('s2'),
  fontSize: token('fs-body'),
  fontWeight: 600,
  lineHeight: 1.25,
});

export const PanelNote = styled('p')({ color: token('text-3') });
