import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { borrowerPlaces, isOwner } from '../../../domain/application/borrowers/borrower-list';
import type { VestingRecord } from '../../../domain/application/records';
import { holderOfBorrower } from '../../../domain/application/vesting/vesting-text';
import type { LoanDocument } from '../../../domain/loan/document';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { FieldInput } from '../../fields/FieldInput';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { SaveDialog } from '../../shell/blocks/SaveDialog';
import { token } from '../../theme/tokens';
import { useLoanAction } from '../borrowers/useLoanAction';
import { formOf, type HolderValues, holderFields, holderOf } from './holder-form';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: token('s4'),
  alignItems: 'start',
  '& > *': { gridColumn: 'span 6' },
  '& > [data-span="3"]': { gridColumn: 'span 3' },
  '& > [data-span="4"]': { gridColumn: 'span 4' },
  '& > [data-span="12"]': { gridColumn: 'span 12' },
  [theme.breakpoints.down('sm')]: { '& > *, & > [data-span]': { gridColumn: 'span 12' } },
}));

const spans: Readonly<Partial<Record<(typeof holderFields)[number], number>>> = {
  middleName: 3,
  suffix: 3,
  share: 3,
  entityName: 12,
  address: 12,
  unit: 3,
  city: 4,
  state: 4,
  zip: 4,
};

/** Puts in what the application knows of a borrower who was chosen, where the form has nothing yet. */
function FillBorrower({ loan }: { readonly loan: LoanDocument }) {
  const { setValue, getValues } = useFormContext<Record<string, unknown>>();
  const owner = useWatch({ name: 'owner' }) as string;
  const before = useRef(owner);
  useEffect(() => {
    if (owner === before.current) return;
    before.current = owner;
    if (!isOwner(owner)) return;
    const known: Readonly<Record<string, unknown>> = { ...holderOfBorrower(loan, owner) };
    for (const name of holderFields) {
      if (known[name] !== undefined && !getValues(name)) setValue(name, known[name], { shouldDirty: true });
    }
  }, [owner, loan, setValue, getValues]);
  return null;
}

/** Name and date of an entity are asked where one takes title. */
function isAsked(name: (typeof holderFields)[number], entityType: unknown): boolean {
  return !name.startsWith('entity') || name === 'entityType' || Boolean(entityType);
}

function Inputs({ needsName }: { readonly needsName: boolean }) {
  const entityType: unknown = useWatch({ name: 'entityType' });
  return holderFields
    .filter((name) => name !== 'country' && isAsked(name, entityType))
    .map((name) => (
      <div key={name} data-span={spans[name] ?? 6} style={{ display: 'grid' }}>
        <FieldInput name={`vesting.${name}`} source={name} required={name === 'lastName' && needsName && !entityType} />
      </div>
    ));
}

function Form({ loan, choices }: { loan: LoanDocument; choices: readonly { value: string; label: string }[] }) {
  const translate = useTranslate();
  const owner: unknown = useWatch({ name: 'owner' });
  return (
    <Fields>
      <FillBorrower loan={loan} />
      {choices.length > 0 && (
        <div data-span={12} style={{ display: 'grid' }}>
          <ChoiceInput
            name="owner"
            spec={{ kind: 'code' }}
            label={translate('vesting.borrower')}
            help={translate('vesting.borrowerHelp')}
            choices={choices}
          />
        </div>
      )}
      <Inputs needsName={!owner} />
    </Fields>
  );
}

interface Props {
  readonly loan: LoanDocument;
  /** Who is edited; somebody new where not given. */
  readonly holder?: VestingRecord | undefined;
  readonly name: string;
  readonly onClose: () => void;
}

/** The form of one who takes title. */
export function HolderDialog({ loan, holder, name, onClose }: Props) {
  const translate = useTranslate();
  const portal = usePortalData();
  const act = useLoanAction(loan.sLNm);
  const taken = (loan.vestings ?? []).filter(({ id }) => id !== holder?.id).flatMap(({ owners }) => owners);
  const choices = borrowerPlaces(loan)
    .filter(({ owner }) => !taken.includes(owner))
    .map(({ owner, name: label }) => ({ value: owner, label: label || translate('borrowers.unnamed') }));
  const save = (values: HolderValues): Promise<void> =>
    act(() => portal.saveTitleHolder(loan.sLNm, loan.version, holderOf(values, holder?.id)), 'vesting.saved');
  return (
    <SaveDialog<HolderValues>
      title={holder ? translate('vesting.editTitle', { name }) : translate('vesting.addTitle')}
      defaultValues={formOf(holder)}
      onSave={save}
      onClose={onClose}
    >
      <Form loan={loan} choices={choices} />
    </SaveDialog>
  );
}
