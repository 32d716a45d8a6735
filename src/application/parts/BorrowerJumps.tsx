import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import type { Owner } from '../../../domain/loan/records';
import { Row, Text } from '../../ui/layout/primitives';
import { useRoleText } from '../borrowers/useBorrowers';

/** Element ID of a borrower's part of the page. */
export const partOf = (owner: Owner): string => `borrower-${owner}`;

/** Scrolls to the part in the URL hash and focuses its heading. */
function useGoToPart(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again must focus the part again.
  useEffect(() => {
    const part = hash.startsWith('#borrower-') ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Links to each borrower's part of the page. */
export function BorrowerJumps({ borrowers }: { readonly borrowers: readonly BorrowerPosition[] }) {
  const translate = useTranslate();
  const role = useRoleText();
  const { search } = useLocation();
  useGoToPart();
  return (
    <Row as="nav" wrap gap="s2" align="stretch" aria-label={translate('borrowers.choose')}>
      {borrowers.map(({ owner, name }) => (
        <Row
          as={Link}
          display="inline-flex"
          gap={6}
          minBlockSize="control"
          maxInlineSize="100%"
          paddingInline="s3"
          border
          radius="m"
          background="surface"
          color="text-2"
          size="body"
          weight={500}
          textDecoration="none"
          iconColor="text-3"
          onHover={{ background: 'hover', color: 'text' }}
          onTouch={{ minBlockSize: 44 }}
          key={owner}
          to={{ search, hash: partOf(owner) }}
        >
          <ArrowDown size={16} strokeWidth={1.6} aria-hidden />
          <Text as="bdi" truncate>
            {name || role(owner)}
          </Text>
        </Row>
      ))}
    </Row>
  );
}
