import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListChecks } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { LenderNeed } from '../../domain/disclosure/lender-needs';
import type { LoanDocument } from '../../domain/loan/document';
import { FieldInput } from '../fields/FieldInput';
import { ErrorDialog } from '../shell/blocks/ErrorDialog';
import { Section } from '../shell/blocks/Section';
import { token } from '../theme/tokens';
import { emptyMissing, enteredNeeds, type MissingForm, needsJob } from './missing-items';
import { StaleChoice } from './StaleChoice';
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
  readonly missing: readonly LenderNeed[];
}

/** The items that the lender still needs, entered where they are missed. Each may be saved by itself. */
export function MissingItemsForm({ loan, missing }: Props) {
  const translate = useTranslate();
  const form = useForm<MissingForm>({ defaultValues: emptyMissing(loan, missing), mode: 'onTouched' });
  const save = useSaveMissing(loan, missing, form);
  const typed = enteredNeeds(missing);
  const hasInputs = typed.length > 0 || needsJob(missing);
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
