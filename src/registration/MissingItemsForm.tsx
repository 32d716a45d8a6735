import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { LenderRequirement } from '../../domain/application/requirements/lender-requirements';
import type { LoanDocument } from '../../domain/loan/document';
import { FieldInput } from '../fields/FieldInput';
import { token } from '../theme/tokens';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Section } from '../ui/Section';
import { emptyMissing, enteredRequirements, type MissingForm, needsJob } from './missing-items';
import { StaleChoice } from './StaleChoice';
import { useHeld } from './useHeld';
import { useSaveMissing } from './useSaveMissing';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: token('s4'),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  marginBlockStart: token('s4'),
});

const Program = styled(Foot)({
  marginBlockStart: 0,
  'form + &': { marginBlockStart: token('s4'), paddingBlockStart: token('s4'), borderBlockStart: token('border') },
});

interface Props {
  readonly loan: LoanDocument;
  readonly missing: readonly LenderRequirement[];
  readonly readOnly?: boolean;
}

/**
 * The form of the items. Somebody else may change the loan while it is filled in: what was typed stays, with its input and the
 * version that it was typed upon, so that saving finds out; what was not touched takes the new value.
 */
function useMissingForm(loan: LoanDocument, missing: readonly LenderRequirement[]) {
  const [dirty, setDirty] = useState(false);
  const held = useHeld({ loan, missing }, dirty);
  const form = useForm<MissingForm>({
    values: emptyMissing(loan, held.missing, missing),
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  // Read, so that the form knows which values to keep.
  void form.formState.dirtyFields;
  if (isDirty !== dirty) setDirty(isDirty);
  return { form, held, dirty };
}

/** The items that the lender still needs, entered where they are missed. Each may be saved by itself. */
export function MissingItemsForm({ loan, missing: missingNow, readOnly = false }: Props) {
  const translate = useTranslate();
  const { form, held, dirty } = useMissingForm(loan, missingNow);
  const { missing } = held;
  const save = useSaveMissing(held.loan, missing, form);
  const typed = enteredRequirements(missing);
  const hasInputs = typed.length > 0 || needsJob(missing);
  if ((missingNow.length === 0 || readOnly) && !dirty) return null;
  const errorCount = save.errorCount;
  return (
    <Section title={translate('registration.lenderPage.enter')}>
      {hasInputs && (
        <FormProvider {...form}>
          <form noValidate onSubmit={save.submit} aria-label={translate('registration.lenderPage.enter')}>
            <Grid>
              {typed.map((name) => (
                <FieldInput key={name} name={name} disabled={save.saving} />
              ))}
              {needsJob(missing) && <FieldInput name="employment.employer" disabled={save.saving} />}
              {needsJob(missing) && <FieldInput name="employment.monthlyIncome" disabled={save.saving} />}
            </Grid>
            <Foot>
              <span role="status" style={{ color: token(errorCount > 0 ? 'bad-text' : 'text-3') }}>
                {errorCount > 0
                  ? translate('dialogs.fieldErrors', { count: errorCount, smart_count: errorCount })
                  : translate('registration.missingItems.help')}
              </span>
              <Button type="submit" loading={save.saving} disabled={!form.formState.isDirty}>
                {translate('dialogs.save')}
              </Button>
            </Foot>
          </form>
        </FormProvider>
      )}
      {missing.includes('sLpTemplateNm') && (
        <Program>
          <span>{translate('registration.missingItems.program')}</span>
          <Button
            component={Link}
            to={`/loans/${loan.sLNm}/register-my-loan/select-program`}
            startIcon={<ListChecks size={16} strokeWidth={1.6} aria-hidden />}
          >
            {translate('registration.missingItems.select')}
          </Button>
        </Program>
      )}
      <StaleChoice conflicts={save.conflicts} onChoose={save.settle} onCancel={save.leave} />
      <ErrorDialog error={save.failure} onClose={save.leave} title={translate('registration.missingItems.notSaved')} />
    </Section>
  );
}
