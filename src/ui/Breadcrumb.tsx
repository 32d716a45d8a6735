import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { trailOf } from '../pages/trail';
import { useCurrentPage } from '../pages/useCurrentPage';
import { token } from '../theme/tokens';

const Crumbs = styled('nav')({
  marginBlockEnd: 4,
  color: token('text-3'),
  fontSize: token('fs-small'),
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px' },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& a': { color: token('text-3') },
  // Extra space above and below makes the small links easy to tap.
  '@media (pointer: coarse)': { '& a': { paddingBlock: 13, marginBlock: -13 } },
  '& a:hover': { color: token('text') },
  '@media print': { display: 'none' },
});

/** The path to a page within its area, read from the page table. Empty on the area's root. */
export function Breadcrumb() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const trail = page ? trailOf(page, pathname) : [];
  if (!page || trail.length === 0) return null;
  return (
    <Crumbs aria-label={translate('navigation.trail')}>
      <ol>
        {trail.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{translate(`pages.${title}`)}</Link>
            <ChevronRight className="flip" size={12} strokeWidth={1.6} aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{translate(`pages.${page.title}`)}</li>
      </ol>
    </Crumbs>
  );
}
