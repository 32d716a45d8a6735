import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/loan/records';
import { Later } from '../../ui/Later';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { SectionLevel } from '../../ui/Section';
import { useBorrowers, useRoleText } from '../borrowers/useBorrowers';
import { BorrowerJumps, partOf } from './BorrowerJumps';

/** From this number of borrowers on, the page links to each, since the next one is far down. */
const MANY = 3;

interface PartProps {
  readonly owner: Owner;
  readonly name: string;
  readonly children: ReactNode;
}

/** The fields of one borrower under their name. */
function PartOf({ owner, name, children }: PartProps) {
  const translate = useTranslate();
  const role = useRoleText();
  return (
    <Stack
      as="section"
      gap="s4"
      minInlineSize={0}
      scrollMarginBlockStart="s4"
      marginBlockStart="s2"
      afterSame={{ marginBlockStart: 's5' }}
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
      {children}
    </Stack>
  );
}

/**
 * The page's fields for each borrower under their name, with links to each if there are many. The first borrower is painted before
 * the others are rendered.
 */
export function EachBorrower({ children }: { readonly children: (owner: Owner) => ReactNode }) {
  const borrowers = useBorrowers();
  const [first, ...others] = borrowers.map(({ owner, name }) => (
    <PartOf key={owner} {...{ owner, name }}>
      {children(owner)}
    </PartOf>
  ));
  return (
    <SectionLevel value={3}>
      {borrowers.length >= MANY && <BorrowerJumps borrowers={borrowers} />}
      {first}
      <Later>{others}</Later>
    </SectionLevel>
  );
}
