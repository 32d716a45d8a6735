import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/loan/records';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { SectionLevel } from '../../ui/Section';
import { useBorrowers, useRoleText } from '../borrowers/useBorrowers';
import { BorrowerJumps, partOf } from './BorrowerJumps';

/** From this number of borrowers on, the page links to each, since the next one is far down. */
const MANY = 3;

/** The page's fields for each borrower under their name, with links to each if there are many. */
export function EachBorrower({ children }: { readonly children: (owner: Owner) => ReactNode }) {
  const translate = useTranslate();
  const role = useRoleText();
  const borrowers = useBorrowers();
  return (
    <SectionLevel value={3}>
      {borrowers.length >= MANY && <BorrowerJumps borrowers={borrowers} />}
      {borrowers.map(({ owner, name }) => (
        <Stack
          as="section"
          gap="s4"
          minInlineSize={0}
          scrollMarginBlockStart="s4"
          marginBlockStart="s2"
          afterSame={{ marginBlockStart: 's5' }}
          key={owner}
          aria-labelledby={`${partOf(owner)}-name`}
          id={partOf(owner)}
        >
          <Row as="header" align="baseline" gap="s3" wrap>
            <Text
              as="h2"
              size="h2"
              weight={600}
              lineHeight={1.25}
              letterSpacing="-0.01em"
              id={`${partOf(owner)}-name`}
              tabIndex={-1}
            >
              <bdi>{name || translate('borrowers.unnamed')}</bdi>
            </Text>
            <Note>{role(owner)}</Note>
          </Row>
          {children(owner)}
        </Stack>
      ))}
    </SectionLevel>
  );
}
