import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/application/records';
import { token } from '../../theme/tokens';
import { useBorrowers, useRoleText } from '../borrowers/useBorrowers';

const Block = styled('section')({
  display: 'grid',
  gap: token('s4'),
  minInlineSize: 0,
  '& + &': { marginBlockStart: token('s4') },
  '& > header': { display: 'flex', alignItems: 'baseline', gap: token('s3'), flexWrap: 'wrap' },
  '& > header h2': { fontSize: token('fs-h2'), fontWeight: 600 },
  '& > header span': { color: token('text-3'), fontSize: token('fs-small') },
});

/** What the page asks of each borrower, one after the other, under their names; the name alone where there is one borrower. */
export function EachBorrower({ children }: { readonly children: (owner: Owner) => ReactNode }) {
  const translate = useTranslate();
  const role = useRoleText();
  return useBorrowers().map(({ owner, name }) => (
    <Block key={owner} aria-label={name || role(owner)} id={`borrower-${owner}`}>
      <header>
        <h2>
          <bdi>{name || translate('borrowers.unnamed')}</bdi>
        </h2>
        <span>{role(owner)}</span>
      </header>
      {children(owner)}
    </Block>
  ));
}
