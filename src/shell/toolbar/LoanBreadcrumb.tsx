import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import { loanPath } from '../../../domain/pages/loan-path';
import { useSessionUser } from '../../access/useSessionUser';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { Box, Row, Text } from '../../ui/layout/primitives';
import { useLender } from '../lender';
import { useLoanNum } from '../loan/useLoan';
import { usePageTitle } from '../loan/usePageTitle';

/** Portal name, then the section; the root links to the loan (SHELL-14, -15). */
export function LoanBreadcrumb() {
  const translate = useTranslate();
  const current = useCurrentPage();
  const user = useSessionUser();
  // A hidden page is not named, not even at its own address.
  const page = current && mayOpen(current.access, user) ? current : undefined;
  const title = usePageTitle(page);
  const loanNum = useLoanNum();
  const { portalName } = useLender();
  return (
    <Box
      as="nav"
      flex="none"
      minInlineSize={0}
      belowSm={{ flex: '0 1 auto' }}
      data-trail=""
      aria-label={translate('shell.breadcrumb')}
    >
      <Row as="ol" gap={6} weight={500} whiteSpace="nowrap">
        <Row as="li" gap={6} minInlineSize={0} belowSm={{ display: page ? 'none' : undefined }}>
          <Text as={Link} color="text-2" to={loanPath(loanNum)}>
            {portalName}
          </Text>
        </Row>
        {page && (
          <Row as="li" gap={6} minInlineSize={0} aria-current="page">
            <Text display="flex" flex="none" color="text-3" belowSm={{ display: 'none' }}>
              <ChevronRight className="flip" size={14} strokeWidth={1.6} aria-hidden="true" />
            </Text>
            <Text
              overflow="hidden"
              textOverflow="ellipsis"
              belowSm={{ whiteSpace: 'normal', lineHeight: '16px', textWrap: 'pretty' }}
            >
              {title}
            </Text>
          </Row>
        )}
      </Row>
    </Box>
  );
}
