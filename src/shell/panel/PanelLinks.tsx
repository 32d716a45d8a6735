import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';

const Row = styled('li')({
  '& + &': { borderBlockStart: token('border') },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('s3'),
    minBlockSize: 36,
    color: token('text'),
  },
  '& a > :first-of-type': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a > small': { flex: 'none', color: token('text-3'), fontSize: 'inherit' },
  '@media (pointer: coarse)': { '& a': { minBlockSize: 44 } },
});

interface PanelLink {
  readonly to: string;
  readonly name: string;
  /** Secondary text at the end. */
  readonly note?: string;
}

/** A list of links. */
export function PanelLinks({ links }: { readonly links: readonly PanelLink[] }) {
  return (
    <ul>
      {links.map(({ to, name, note }) => (
        <Row key={to}>
          <Link to={to}>
            <bdi>{name}</bdi>
            {note && (
              <small>
                <bdi>{note}</bdi>
              </small>
            )}
          </Link>
        </Row>
      ))}
    </ul>
  );
}
