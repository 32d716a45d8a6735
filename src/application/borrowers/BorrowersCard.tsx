import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import { freePlaces } from '../../../domain/application/borrowers/borrower-choices';
import { borrowerPlaces } from '../../../domain/application/borrowers/borrower-list';
import { whatRemoving } from '../../../domain/application/borrowers/what-follows';
import { useFieldWords } from '../../fields/useFieldWords';
import { ErrorState } from '../../shell/blocks/ErrorState';
import { FactSkeleton } from '../../shell/blocks/FactSkeleton';
import { Section } from '../../shell/blocks/Section';
import { type LoanRecord, useEditable, useLoan } from '../../shell/loan/useLoan';
import { token } from '../../theme/tokens';
import { AddDialog } from './AddDialog';
import { BorrowerRow } from './BorrowerRow';
import { MoveDialog } from './MoveDialog';
import { RemoveDialog } from './RemoveDialog';

const Frame = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')({
  '&, & thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) 136px 76px 40px minmax(0, 2fr) minmax(0, 1.2fr) 32px',
    alignItems: 'start',
    columnGap: token('s3'),
    padding: `${token('s3')} ${token('s4')}`,
    borderBlockStart: token('border'),
  },
  '& thead tr': { paddingBlock: 6, borderBlockStart: 0 },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& thead th': { color: token('text-3'), fontSize: token('fs-small') },
  '& tbody + tbody tr:first-of-type': { borderBlockStartColor: token('line-strong') },
  '& .menu': { marginBlock: -6 },
  // Its button is higher than a line.
  '& .ssn > span': { marginBlock: -6 },
  // In a narrow place each borrower is a card, and every value has its label beside it.
  '@container (max-width: 719px)': {
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 6 },
    '& tbody th': { paddingInlineEnd: 48 },
    '& td[data-label]': { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: token('s3') },
    // A value of figures or Latin letters begins where the others do.
    '& td[data-label] > *': { justifySelf: 'start' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: token('text-3') },
    '& td[data-label] > small': { gridColumn: 2 },
    '& .menu': { position: 'absolute', insetBlockStart: token('s4'), insetInlineEnd: token('s3') },
  },
});

interface Props {
  /** That of the address where not given. */
  readonly loanNum?: string;
}

/** The action that is being asked about; `add` without a place yet. */
type Asked = BorrowerAction | { readonly action: 'ask-name' } | null;

function Dialogs({ loan, asked, onClose }: { loan: LoanRecord; asked: Asked; onClose: () => void }) {
  if (asked === null) return null;
  if (asked.action === 'ask-name') return <AddDialog loan={loan} onClose={onClose} />;
  if (asked.action !== 'remove') return <MoveDialog loan={loan} action={asked} onClose={onClose} />;
  const removal = whatRemoving(loan, asked.owner);
  if (typeof removal === 'string') return null;
  return <RemoveDialog {...{ loan, removal, onClose }} owner={asked.owner} />;
}

/** The applications of a loan with their borrowers: who they are, and adding, removing and moving them. */
export function BorrowersCard({ loanNum }: Props) {
  const translate = useTranslate();
  const { label } = useFieldWords();
  const { loan, error, refetch } = useLoan(loanNum);
  const { editable } = useEditable(loanNum);
  const [asked, setAsked] = useState<Asked>(null);
  const opener = useRef<HTMLElement | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  if (!loan) {
    return (
      <Section title={translate('borrowers.title')}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FactSkeleton groups={[3, 3]} />}
      </Section>
    );
  }
  const ask = (next: Asked, from: HTMLElement | null): void => {
    opener.current = from;
    setAsked(next);
  };
  const close = (): void => {
    setAsked(null);
    // The menu that was opened from may have gone with its borrower.
    requestAnimationFrame(() => (opener.current?.isConnected ? opener.current : addButton.current)?.focus());
  };
  const places = borrowerPlaces(loan);
  const heads = [
    translate('borrowers.name'),
    label('aBSsn'),
    label('aBDob'),
    translate('borrowers.score'),
    translate('borrowers.contact'),
    translate('borrowers.owns'),
  ];
  return (
    <Section
      title={translate('borrowers.title')}
      flush
      aside={
        editable &&
        freePlaces(loan).length > 0 && (
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<UserPlus size={16} strokeWidth={1.6} aria-hidden />}
            onClick={(event) => ask({ action: 'ask-name' }, event.currentTarget)}
          >
            {translate('borrowers.add')}
          </Button>
        )
      }
    >
      <Frame>
        <Table aria-label={translate('borrowers.title')}>
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
                  <BorrowerRow key={place.owner} {...{ loan, place }} readOnly={!editable} onChoose={ask} />
                ))}
              </tbody>
            );
          })}
        </Table>
      </Frame>
      <Dialogs loan={loan} asked={asked} onClose={close} />
    </Section>
  );
}
