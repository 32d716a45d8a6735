import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BorrowerPosition, borrowerPositions } from '../../../domain/application/borrowers/borrower-list';
import { titleHolderName } from '../../../domain/application/vesting/title-holder-name';
import { filledIn, takesTitle, titleHolderOfBorrower } from '../../../domain/application/vesting/vesting-text';
import type { VestingRecord } from '../../../domain/loan/records';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { Box, Row } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { applicationCalls } from '../application-calls';
import { useLoanAction } from '../borrowers/useLoanAction';
import { useSection } from '../edit/section-context';
import { TitleHolderDialog } from './TitleHolderDialog';
import { TitleHolderRow } from './TitleHolderRow';
import { type OpenHolderDialog, useRequestedHolder } from './useRequestedHolder';
import { VestingText } from './VestingText';

const plus = <Plus size={16} strokeWidth={1.6} aria-hidden />;

/** Title holders, saved immediately, and the vesting text. Part of the property form. */
export function VestingSection() {
  const translate = useTranslate();
  const { loan, loanNum, readOnly } = useSection();
  const act = useLoanAction(loanNum);
  const [asked, setAsked] = useState<OpenHolderDialog>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const opener = useRef<HTMLElement | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const holders = loan.vestings ?? [];
  const nameOf = (holder: VestingRecord): string =>
    titleHolderName(filledIn(loan, holder)) || translate('borrowers.unnamed');
  const onTitle = holders.flatMap(({ owners }) => owners);
  const others = borrowerPositions(loan).filter(({ owner, name }) => name !== '' && !onTitle.includes(owner));

  useRequestedHolder(readOnly ? [] : holders, (holder, field) => setAsked({ kind: 'edit', holder, field }));

  const ask = (next: OpenHolderDialog, from: HTMLElement): void => {
    opener.current = from;
    setAsked(next);
  };
  const close = (): void => {
    setAsked(null);
    requestAnimationFrame(() => (opener.current?.isConnected ? opener.current : addButton.current)?.focus());
  };
  const run = async (what: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await act(what, done);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const addBorrower = ({ owner }: BorrowerPosition): void => {
    const holder = titleHolderOfBorrower(loan, owner);
    void run(() => applicationCalls.saveTitleHolder(loanNum, loan.version, holder), 'vesting.saved');
    addButton.current?.focus();
  };
  const remove = async ({ id }: VestingRecord): Promise<void> => {
    await run(() => applicationCalls.removeTitleHolder(loanNum, loan.version, id), 'vesting.removed');
    close();
  };

  return (
    <Section title={translate('vesting.title')} flush>
      {holders.length === 0 && (
        <Box as="p" padding="0 s4 s4" color="text-3">
          {translate('vesting.none')}
        </Box>
      )}
      <ul aria-label={translate('vesting.title')}>
        {holders.map((holder) => (
          <TitleHolderRow
            key={holder.id}
            {...{ holder, readOnly }}
            name={nameOf(holder)}
            takesTitle={takesTitle(filledIn(loan, holder))}
            onEdit={(from) => ask({ kind: 'edit', holder }, from)}
            onRemove={(from) => ask({ kind: 'remove', holder }, from)}
          />
        ))}
      </ul>
      {!readOnly && (
        <Row wrap gap="s2" padding="s3 s4" lineAbove align="stretch" data-records="vestings">
          {others.map((place) => (
            <Button
              key={place.owner}
              variant="outlined"
              startIcon={plus}
              disabled={busy}
              onClick={() => addBorrower(place)}
            >
              <bdi>{place.name}</bdi>
            </Button>
          ))}
          <Button
            ref={addButton}
            data-add
            variant="outlined"
            startIcon={plus}
            onClick={(event) => ask({ kind: 'add' }, event.currentTarget)}
          >
            {translate('vesting.add')}
          </Button>
        </Row>
      )}
      <VestingText readOnly={readOnly} />
      {(asked?.kind === 'add' || asked?.kind === 'edit') && (
        <TitleHolderDialog
          loan={loan}
          {...(asked.kind === 'edit'
            ? { holder: asked.holder, name: nameOf(asked.holder), field: asked.field }
            : { name: '' })}
          onClose={close}
        />
      )}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          title={translate('vesting.removeTitle', { name: nameOf(asked.holder) })}
          confirmLabel={translate('vesting.takeOff')}
          busy={busy}
          onConfirm={() => void remove(asked.holder)}
          onCancel={close}
        >
          {translate(asked.holder.owners.length > 0 ? 'vesting.removeBorrower' : 'vesting.removeText')}
        </ConfirmDialog>
      )}
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </Section>
  );
}
