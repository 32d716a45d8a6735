import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FieldPath } from '../../domain/application/field-path';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import { loanPath } from '../../domain/pages/loan-path';
import { DraftConflicts } from '../crud/drafts/DraftConflicts';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { LongSave } from '../crud/saving/LongSave';
import { SaveConflicts } from '../crud/saving/SaveConflicts';
import { SaveErrors } from '../crud/saving/SaveErrors';
import { FieldInput } from '../fields/FieldInput';
import { FillFromZip } from '../fields/FillFromZip';
import { useErrorCount } from '../fields/form-errors';
import { useFieldLabels } from '../fields/useFieldLabels';
import { token } from '../theme/tokens';
import { Row, Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { enteredRequirements, needsJob, placeOfZip, zips } from './missing-items';
import { useMissingForm } from './useMissingForm';

/** The divider between the form and the program. */
const belowForm = { marginBlockStart: 's4', paddingBlockStart: 's4', lineAbove: true } as const;

interface Props {
  readonly loan: LoanDocument;
  readonly missing: readonly FieldPath[];
  readonly readOnly?: boolean;
}

/** Inputs for the items that the lender still needs. Each can be saved separately. */
export function MissingItemsForm({ loan, missing: missingNow, readOnly = false }: Props) {
  const translate = useTranslate();
  const { label, text } = useFieldLabels();
  const { form, errors, save, baseline, isDirty, missing } = useMissingForm(loan, missingNow);
  const errorCount = useErrorCount(form.control);
  const typed = enteredRequirements(missing);
  // Borrowers and property have fields with the same labels.
  const labelOf = (name: string): string => {
    const isCoborrower = name.startsWith('aC');
    const unnamed = isCoborrower ? translate('registration.lenderPage.unnamed') : '';
    const whose = name.startsWith('a') ? borrowerName(loan, isCoborrower ? '0C' : '0B') || unnamed : '';
    return whose ? translate('registration.missingItems.of', { label: label(name), name: whose }) : label(name);
  };
  const hasInputs = typed.length > 0 || needsJob(missing);
  if ((missingNow.length === 0 || readOnly) && !isDirty) return null;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save.submit();
  };
  return (
    <Section title={translate('registration.lenderPage.enter')}>
      {hasInputs && (
        <FormProvider {...form}>
          <form noValidate onSubmit={onSubmit} aria-label={translate('registration.lenderPage.enter')}>
            <SaveErrors errors={errors} title={translate('registration.missingItems.notSaved')} />
            <DraftOffer draft={baseline.draft} />
            <LongSave saving={save.saving} />
            <Stack align="start" gap="s4" fromSm={{ columns: 'repeat(2, minmax(0, 1fr))' }}>
              {typed.map((name) => (
                <FieldInput key={name} name={name} label={labelOf(name)} disabled={save.saving} />
              ))}
              {zips
                .filter((zip) => typed.includes(zip))
                .map((zip) => (
                  <FillFromZip key={zip} sources={placeOfZip(zip, typed)} />
                ))}
              {needsJob(missing) && <FieldInput name="employment.employer" disabled={save.saving} />}
              {needsJob(missing) && <FieldInput name="employment.monthlyIncome" disabled={save.saving} />}
            </Stack>
            <Row wrap justify="space-between" gap="s3" marginBlockStart="s4">
              <span role="status" style={{ color: token(errorCount > 0 ? 'bad-text' : 'text-3') }}>
                {errorCount > 0
                  ? translate('dialogs.fieldErrors', { count: errorCount, smart_count: errorCount })
                  : translate('registration.missingItems.help')}
              </span>
              <Button type="submit" loading={save.saving} disabled={!isDirty}>
                {translate('dialogs.save')}
              </Button>
            </Row>
          </form>
        </FormProvider>
      )}
      {missing.includes('sLpTemplateNm') && (
        <Row wrap justify="space-between" gap="s3" {...(hasInputs ? belowForm : {})}>
          <span>{translate('registration.missingItems.program')}</span>
          <Button
            component={Link}
            to={loanPath(loan.sLNm, 'register-select-program')}
            startIcon={<ListChecks size={16} strokeWidth={1.6} aria-hidden />}
          >
            {translate('registration.missingItems.select')}
          </Button>
        </Row>
      )}
      <LeaveGuard active={isDirty} released={save.released} onLeave={baseline.abandon} />
      <DraftConflicts form={baseline} labelOf={label} textOf={text} />
      {save.conflict && (
        <SaveConflicts
          save={save}
          conflicts={save.conflict.conflicts}
          labelOf={label}
          textOf={text}
          confirm={translate('dialogs.save')}
        />
      )}
    </Section>
  );
}
