import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { borrowerPositions, isOwner } from '../../../domain/application/borrowers/borrower-list';
import { titleHolderOfBorrower } from '../../../domain/application/vesting/vesting-text';
import type { LoanDocument } from '../../../domain/loan/document';
import type { VestingRecord } from '../../../domain/loan/records';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { FieldInput } from '../../fields/FieldInput';
import type { NamedChoice } from '../../fields/SelectField';
import { Stack } from '../../ui/layout/primitives';
import { applicationCalls } from '../application-calls';
import { useLoanAction } from '../borrowers/useLoanAction';
import { formOf, type TitleHolderValues, titleHolderFields, titleHolderOf } from './title-holder-form';

/** Column spans of the fields, out of twelve. */
const spans: Readonly<Record<(typeof titleHolderFields)[number], number>> = {
  firstName: 4,
  middleName: 3,
  lastName: 5,
  suffix: 3,
  type: 5,
  maritalStatus: 4,
  maritalWording: 6,
  relationship: 6,
  share: 4,
  entityType: 8,
  entityName: 8,
  entityDate: 4,
  address: 9,
  unit: 3,
  city: 5,
  state: 4,
  zip: 3,
  country: 3,
};

/** Fills empty fields with the application's data on the selected borrower. */
function FillBorrower({ loan }: { readonly loan: LoanDocument }) {
  const { setValue, getValues } = useFormContext<Record<string, unknown>>();
  const owner = useWatch({ name: 'owner' }) as string;
  const before = useRef(owner);
  useEffect(() => {
    if (owner === before.current) return;
    before.current = owner;
    if (!isOwner(owner)) return;
    const known: Readonly<Record<string, unknown>> = { ...titleHolderOfBorrower(loan, owner) };
    for (const name of titleHolderFields) {
      if (known[name] !== undefined && !getValues(name)) setValue(name, known[name], { shouldDirty: true });
    }
  }, [owner, loan, setValue, getValues]);
  return null;
}

/** An entity's name and date are shown only for an entity. */
function isShownFor(name: (typeof titleHolderFields)[number], entityType: unknown): boolean {
  return !name.startsWith('entity') || name === 'entityType' || Boolean(entityType);
}

function Inputs({ needsName, field }: { readonly needsName: boolean; readonly field: string | undefined }) {
  const entityType: unknown = useWatch({ name: 'entityType' });
  return titleHolderFields
    .filter((name) => name !== 'country' && isShownFor(name, entityType))
    .map((name) => (
      <Stack minInlineSize={0} gridColumn={`span ${spans[name]}`} belowSm={{ gridColumn: '1 / -1' }} key={name}>
        <FieldInput
          name={`vesting.${name}`}
          source={name}
          required={name === 'lastName' && needsName && !entityType}
          autoFocus={name === field}
        />
      </Stack>
    ));
}

interface FormProps {
  readonly loan: LoanDocument;
  readonly choices: readonly NamedChoice[];
  readonly field: string | undefined;
}

function Form({ loan, choices, field }: FormProps) {
  const translate = useTranslate();
  const owner: unknown = useWatch({ name: 'owner' });
  return (
    <Stack columns="repeat(12, minmax(0, 1fr))" gap="s4" align="start">
      <FillBorrower loan={loan} />
      {choices.length > 0 && (
        <Stack minInlineSize={0} gridColumn="1 / -1">
          <ChoiceInput
            name="owner"
            spec={{ kind: 'code' }}
            label={translate('vesting.borrower')}
            help={translate('vesting.borrowerHelp')}
            choices={choices}
          />
        </Stack>
      )}
      <Inputs needsName={!owner} field={field} />
    </Stack>
  );
}

interface Props {
  readonly loan: LoanDocument;
  /** The title holder to edit. Default: a new one. */
  readonly holder?: VestingRecord | undefined;
  readonly name: string;
  /** The field to focus first. */
  readonly field?: string | undefined;
  readonly onClose: () => void;
}

/** The form of a title holder. */
export function TitleHolderDialog({ loan, holder, name, field, onClose }: Props) {
  const translate = useTranslate();
  const act = useLoanAction(loan.sLNm);
  const taken = (loan.vestings ?? []).filter(({ id }) => id !== holder?.id).flatMap(({ owners }) => owners);
  const choices = borrowerPositions(loan)
    .filter(({ owner }) => !taken.includes(owner))
    .map(({ owner, name: label }) => ({ value: owner, label: label || translate('borrowers.unnamed') }));
  const save = (values: TitleHolderValues): Promise<void> =>
    act(
      () => applicationCalls.saveTitleHolder(loan.sLNm, loan.version, titleHolderOf(values, holder?.id)),
      'vesting.saved',
    );
  return (
    <SaveDialog<TitleHolderValues>
      draft={`title-holder:${holder?.id ?? 'new'}`}
      title={holder ? translate('vesting.editTitle', { name }) : translate('vesting.addTitle')}
      defaultValues={formOf(holder)}
      onSave={save}
      onClose={onClose}
    >
      <Form {...{ loan, choices, field }} />
    </SaveDialog>
  );
}
