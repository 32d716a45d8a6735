import { Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { menuItemOfPath, type ShownMenuItem } from '../../../domain/loan/menu';
import { loanPages } from '../../pages/loan.pages';
import { token } from '../../theme/tokens';
import { NavItem, NavList } from '../nav/NavParts';
import { useNavigationItem } from '../nav/useNavigationItem';
import { menuIcons, menuTitle } from './loan-menu-facts';
import { useLoanNum } from './useLoan';

const Row = styled('div')({ position: 'relative' });
const Label = styled('span')({ flex: 1 });

const Toggle = styled('button')({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  display: 'grid',
  placeContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: token('r-s'),
  background: 'none',
  color: token('text-3'),
  cursor: 'pointer',
  '&:hover': { background: token('sunken'), color: token('text') },
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44, insetBlockStart: 0 },
});

interface EntryProps {
  readonly path: string;
  readonly label: string;
  readonly current: boolean;
  readonly folded?: boolean;
  readonly icon?: ReactNode;
  readonly badge?: ReactNode;
  readonly inset?: boolean;
}

function Entry({ path, label, current, folded, icon, badge, inset }: EntryProps) {
  const { onClick } = useNavigationItem(path);
  const link = (
    <NavItem
      to={path}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      aria-label={folded ? label : undefined}
      style={inset ? { paddingInlineStart: 24, fontWeight: 400 } : undefined}
    >
      {folded ? icon : <Label>{label}</Label>}
      {!folded && badge}
    </NavItem>
  );
  return folded ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const PREFIX = '/loans/:loanNum';

interface Props {
  readonly item: ShownMenuItem;
  readonly folded: boolean;
  readonly badge: ReactNode;
}

/** An item of the loan menu; one with pages below opens by itself when the address is among them (NAV-07). */
export function LoanNavItem({ item, folded, badge }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const root = `/loans/${useLoanNum()}`;
  const rest = pathname.slice(root.length).toLowerCase();
  const isHere = menuItemOfPath(rest)?.id === item.id;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? isHere;

  const children = loanPages
    .filter(({ path }) => item.children.includes(path.slice(PREFIX.length)) && !path.includes(':brwId'))
    .map(({ path, title }) => ({ path: root + path.slice(PREFIX.length), title: translate(`pages.${title}`) }));
  const label = translate(`pages.${menuTitle(item.title)}`);
  const Icon = menuIcons[item.id];
  const Chevron = open ? ChevronDown : ChevronRight;
  const childHere = children.some(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  return (
    <li>
      <Row>
        <Entry
          path={root + item.path}
          label={label}
          current={isHere && !(open && childHere && !folded)}
          folded={folded}
          icon={Icon && <Icon size={18} strokeWidth={1.6} aria-hidden="true" />}
          badge={badge}
        />
        {!folded && children.length > 0 && (
          <Toggle type="button" aria-expanded={open} aria-label={label} onClick={() => setWanted(!open)}>
            <Chevron className="flip" size={14} strokeWidth={1.6} aria-hidden="true" />
          </Toggle>
        )}
      </Row>
      {!folded && open && children.length > 0 && (
        <NavList>
          {children.map(({ path, title }) => (
            <li key={path}>
              <Entry path={path} label={title} inset current={path.toLowerCase() === pathname.toLowerCase()} />
            </li>
          ))}
        </NavList>
      )}
    </li>
  );
}
