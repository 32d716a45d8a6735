import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/loan/records';
import { token } from '../../theme/tokens';
import { SectionLevel } from '../../ui/Section';
import { useBorrowers, useRoleText } from '../borrowers/useBorrowers';
import { BorrowerJumps, partOf } from './BorrowerJumps';

const Part = styled('section')({
  display: 'grid',
  gap: token('s4'),
  minInlineSize: 0,
  scrollMarginBlockStart: token('s4'),
  marginBlockStart: token('s2'),
  '& + &': { marginBlockStart: token('s5') },
  '& > header': { display: 'flex', alignItems: 'baseline', gap: token('s3'), flexWrap: 'wrap' },
  '& > header h2': { fontSize: token('fs-h2'), fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.01em' },
  '& > header span': { color: token('text-3'), fontSize: token('fs-small') },
});

/** With so many borrowers the next one is far down the page. */
const MANY = 3;

/** What the page asks of each borrower, one after the other, under their names; from three on with a row that leads to each. */
export function EachBorrower({ children }: { readonly children: (owner: Owner) => ReactNode }) {
  const translate = useTranslate();
  const role = useRoleText();
  const borrowers = useBorrowers();
  return (
    <SectionLevel value={3}>
      {borrowers.length >= MANY && <BorrowerJumps borrowers={borrowers} />}
      {borrowers.map(({ owner, name }) => (
        <Part key={owner} aria-labelledby={`${partOf(owner)}-name`} id={partOf(owner)}>
          <header>
            <h2 id={`${partOf(owner)}-name`} tabIndex={-1}>
              <bdi>{name || translate('borrowers.unnamed')}</bdi>
            </h2>
            <span>{role(owner)}</span>
          </header>
          {children(owner)}
        </Part>
      ))}
    </SectionLevel>
  );
}
