import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Page } from '../pages/page';
import { token } from '../theme/tokens';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Row lines span both columns, with a divider between them.
  [theme.breakpoints.up('md')]: {
    '&[data-columns="2"]': {
      gridTemplateColumns: '1fr 1fr',
      '& > :nth-of-type(even)': { borderInlineStart: token('border') },
    },
  },
}));

const Place = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: token('s3'),
  minBlockSize: 56,
  borderBlockStart: token('border'),
  paddingInline: token('s4'),
  color: token('text'),
  '& > span': { flex: 1, paddingBlock: 8 },
  '& b': { fontWeight: 500, display: 'block' },
  '& small': { display: 'block', color: token('text-3'), fontSize: token('fs-small') },
  '& svg': { color: token('text-3'), flex: 'none' },
  '&:hover': { background: token('hover'), textDecoration: 'none' },
});

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface Props {
  readonly pages: readonly Page[];
  /** Text keys of a one-line description, by page ID. */
  readonly help?: Readonly<Record<string, string>>;
  readonly columns?: 1 | 2;
}

/** Links to pages, each with its icon and description. */
export function PlaceList({ pages, help = {}, columns = 1 }: Props) {
  const translate = useTranslate();
  return (
    <List data-columns={columns}>
      {pages.map(({ id, path, title, icon: Icon }) => (
        <li key={id}>
          <Place to={path}>
            <Icon {...icon} />
            <span>
              <b>{translate(`pages.${title}`)}</b>
              {help[id] && <small>{translate(help[id])}</small>}
            </span>
            <ArrowRight {...icon} className="flip" />
          </Place>
        </li>
      ))}
    </List>
  );
}
