import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import { borrowerPositions } from '../../../domain/application/borrowers/borrower-list';
import { useFieldLabels } from '../../fields/useFieldLabels';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';
import { visuallyHidden } from '../../ui/layout/style-css';
import { BorrowerRow } from './BorrowerRow';

const BorrowerGrid = styled('table')({
  '&, & thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) 136px 76px 40px minmax(0, 1.7fr) minmax(0, 1.3fr) 32px',
    alignItems: 'start',
    columnGap: token('s3'),
    padding: `${token('s3')} ${token('s4')}`,
    borderBlockStart: token('border'),
  },
  '& thead tr': { alignItems: 'end', paddingBlock: 6, borderBlockStart: 0 },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& thead th': { color: token('text-3'), fontSize: token('fs-small') },
  '& tbody + tbody tr:first-of-type': { borderBlockStartColor: token('line-strong') },
  '& tbody :is(th, td)': { minInlineSize: 0, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& .menu': { marginBlock: -6 },
  // The reveal button is taller than a line.
  '& .ssn > span': { marginBlock: -6 },
  // In a narrow container each borrower is a card with a label beside every value.
  '@container (max-width: 719px)': {
    '& thead': visuallyHidden,
    '& tr': { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 6 },
    '& tbody th': { paddingInlineEnd: 48 },
    '& td[data-label]': {
      display: 'grid',
      gridTemplateColumns: 'clamp(120px, 25cqi, 160px) minmax(0, 1fr)',
      columnGap: token('s3'),
    },
    // Aligns left-to-right values such as numbers with the others.
    '& td[data-label] > *': { justifySelf: 'start' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: token('text-3') },
    '& td[data-label] > small': { gridColumn: 2 },
    '& .menu': { position: 'absolute', insetBlockStart: token('s4'), insetInlineEnd: token('s3') },
  },
});

interface Props {
  readonly loan: LoanRecord;
  readonly readOnly: boolean;
  readonly onChoose: (action: BorrowerAction, from: HTMLElement | null) => void;
}

/** The loan's borrowers by application, as cards in a narrow container. */
export function BorrowersTable({ loan, readOnly, onChoose }: Props) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const places = borrowerPositions(loan);
  const heads = [
    translate('borrowers.name'),
    label('aBSsn'),
    label('aBDob'),
    translate('borrowers.score'),
    translate('borrowers.contact'),
    translate('borrowers.owns'),
  ];
  return (
    <Box containerType="inline-size">
      <BorrowerGrid aria-label={translate('borrowers.title')}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{translate('borrowers.actionsHead')}</span>
            </th>
          </tr>
        </thead>
        {[0, 1].map((application) => {
          const people = places.filter((place) => place.application === application);
          return people.length === 0 ? null : (
            <tbody key={application}>
              {people.map((place) => (
                <BorrowerRow key={place.owner} {...{ loan, place }} readOnly={readOnly} onChoose={onChoose} />
              ))}
            </tbody>
          );
        })}
      </BorrowerGrid>
    </Box>
  );
}
