import { styled } from '@mui/material/styles';
import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import type { Owner } from '../../../domain/loan/records';
import { token } from '../../theme/tokens';
import { useRoleText } from '../borrowers/useBorrowers';

const Row = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: token('s2') });

const Jump = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: token('control'),
  maxInlineSize: '100%',
  paddingInline: token('s3'),
  border: token('border'),
  borderRadius: token('r'),
  background: token('surface'),
  color: token('text-2'),
  fontSize: token('fs-body'),
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { background: token('hover'), color: token('text') },
  '& svg': { flex: 'none', color: token('text-3') },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { minBlockSize: 44 },
});

/** The id of the part of a page that is about a borrower. */
export const partOf = (owner: Owner): string => `borrower-${owner}`;

/** Goes to the part that the address names behind `#`, with the cursor on its name. */
function useGoToPart(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, pressed again, leads there again.
  useEffect(() => {
    const part = hash.startsWith('#borrower-') ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** A link to the part of the page of each borrower. */
export function BorrowerJumps({ borrowers }: { readonly borrowers: readonly BorrowerPosition[] }) {
  const translate = useTranslate();
  const role = useRoleText();
  const { search } = useLocation();
  useGoToPart();
  return (
    <Row aria-label={translate('borrowers.choose')}>
      {borrowers.map(({ owner, name }) => (
        <Jump key={owner} to={{ search, hash: partOf(owner) }}>
          <ArrowDown size={16} strokeWidth={1.6} aria-hidden />
          <bdi>{name || role(owner)}</bdi>
        </Jump>
      ))}
    </Row>
  );
}
