import { styled } from '@mui/material/styles';
import { FileText } from 'lucide-react';
import { token } from '../theme/tokens';

const Line = styled('span')({
  display: 'flex',
  gap: token('s2'),
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '& > svg': { flex: 'none', color: token('text-3') },
  '& > bdi': { minInlineSize: 0, overflow: 'hidden', fontWeight: 500, textOverflow: 'ellipsis' },
});

/** The name of a file, without the ending that all of them have. */
export function FileName({ name }: { readonly name: string }) {
  return (
    <Line title={name}>
      <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
      <bdi>{name.replace(/\.pdf$/i, '')}</bdi>
    </Line>
  );
}
