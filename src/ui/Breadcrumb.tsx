import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { trailOf } from '../pages/trail';
import { useCurrentPage } from '../pages/useCurrentPage';
import { usePageTitles } from '../shell/loan/usePageTitle';
import { Box, Row } from './layout/primitives';

/** The path to a page within its area, read from the page table. Empty on the area's root. */
export function Breadcrumb() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = useCurrentPage();
  const trail = page ? trailOf(page, pathname) : [];
  const titleOf = usePageTitles(page ? [...trail, page] : []);
  if (!page || trail.length === 0) return null;
  return (
    <Box
      as="nav"
      marginBlockEnd={4}
      color="text-3"
      size="small"
      onPrint={{ display: 'none' }}
      aria-label={translate('navigation.trail')}
    >
      <Row as="ol" wrap gap="0 4">
        {trail.map((crumb) => (
          <Row as="li" display="inline-flex" gap={4} key={crumb.path}>
            {/* Extra space above and below makes the small links easy to tap. */}
            <Box
              as={Link}
              color="text-3"
              onTouch={{ paddingBlock: 13, marginBlock: -13 }}
              onHover={{ color: 'text' }}
              to={crumb.path}
            >
              {titleOf(crumb)}
            </Box>
            <ChevronRight className="flip" size={12} strokeWidth={1.6} aria-hidden="true" />
          </Row>
        ))}
        <Row as="li" display="inline-flex" gap={4} aria-current="page">
          {titleOf(page)}
        </Row>
      </Row>
    </Box>
  );
}
