import { type ReactNode, useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOfField } from '../../../domain/application/locate-field';
import type { Section } from '../../../domain/application/sections';
import { formKey } from '../../../domain/drafts/form-key';
import type { LoanDocument } from '../../../domain/loan/document';
import { loanPath } from '../../../domain/pages/loan-path';
import { DraftConflicts } from '../../crud/drafts/DraftConflicts';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { FormSaveBar } from '../../crud/saving/FormSaveBar';
import { LeaveGuard } from '../../crud/saving/LeaveGuard';
import { SaveConflicts } from '../../crud/saving/SaveConflicts';
import { SaveErrors } from '../../crud/saving/SaveErrors';
import { useFormKeys } from '../../shell/keys/useFormKeys';
import { Later } from '../../ui/Later';
import { Stack } from '../../ui/layout/primitives';
import { type ApplicationStep, pathOfStep, stepAfter } from '../layout/steps';
import { DraftProvider } from './draft';
import { SectionProvider, type SectionRecord } from './section-context';
import { useFieldPathLabels } from './useFieldPathLabels';
import { fieldPathOf, focusWhenThere, useFocusField } from './useFocusField';
import { useSectionForm } from './useSectionForm';

/** A separate component, because the hook needs the form context. */
function FocusRequestedField() {
  useFocusField();
  return null;
}

type Save = ReturnType<typeof useSectionForm>['save'];

type Conflict = NonNullable<Save['conflict']>;

/** Names a borrower's field by the current borrower, who may differ from the one when the user typed. */
function Conflicts({ save, conflict }: { readonly save: Save; readonly conflict: Conflict }) {
  const translate = useTranslate();
  const { label, whose, text } = useFieldPathLabels({ ...conflict.current, ...conflict.merged });
  return (
    <SaveConflicts
      save={save}
      conflicts={conflict.conflicts}
      labelOf={(path) => [whose(path), label(path)].filter(Boolean).join(' · ')}
      textOf={text}
      confirm={translate('dialogs.save')}
    />
  );
}

interface DraftChoicesProps {
  readonly form: ReturnType<typeof useSectionForm>['baseline'];
  readonly loan: LoanDocument;
  readonly draft: SectionRecord;
}

function DraftChoices({ form, loan, draft }: DraftChoicesProps) {
  const { label, whose, text } = useFieldPathLabels({ ...loan, ...draft });
  return (
    <DraftConflicts
      form={form}
      labelOf={(path) => [whose(path), label(path)].filter(Boolean).join(' · ')}
      textOf={text}
    />
  );
}

interface Props {
  readonly section: Section;
  readonly step: ApplicationStep;
  readonly record: SectionRecord;
  readonly loan: LoanDocument;
  readonly readOnly: boolean;
  readonly children: ReactNode;
}

/** The form of an application section: draft, save bar, conflict dialog and shortcuts. */
export function SectionForm({ section, step, record, loan, readOnly: isReadOnly, children }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { sLNm: loanNum } = loan;
  const own = pathOfStep(loanNum, step);
  const isOwn = (address: string): boolean => address === own || address.startsWith(`${own}/`);
  const addressOf = (formPath: string) => {
    const document = form.getValues();
    const path = fieldPathOf(formPath, document);
    return { path, address: `${loanPath(loanNum)}/${pageOfField(path, { document })}` };
  };
  const goTo = (formPath: string): void => {
    const { path, address } = addressOf(formPath);
    // On the same page, the URL selects the part and moves the focus.
    if (address === pathname) return void navigate(`${address}?at=${encodeURIComponent(path)}`);
    void navigate(address);
    focusWhenThere(form, path);
  };
  const { form, errors, save, baseline, isDirty, discard } = useSectionForm({
    section,
    record,
    loan,
    formKey: formKey(own),
    onSaved: () => notify('application.saved', { type: 'success' }),
    reaches: (path) => isOwn(addressOf(path).address),
    onHidden: goTo,
  });
  // If the right to write is taken away meanwhile, what is typed stays readable until the user leaves.
  const readOnly = isReadOnly && !isDirty;
  const path = useMemo(() => ({ loan, loanNum, readOnly }), [loan, loanNum, readOnly]);
  const continueToNext = (): void => void navigate(pathOfStep(loanNum, stepAfter(step)));
  useFormKeys({
    save: () => isDirty && !readOnly && save.submit(),
    saveAndContinue: () => (isDirty && !readOnly ? save.submit(continueToNext) : continueToNext()),
  });
  return (
    <FormProvider {...form}>
      <SectionProvider value={path}>
        <DraftProvider loan={loan}>
          <Stack
            as="form"
            gap="s4"
            minInlineSize={0}
            containerType="inline-size"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Submit events bubble from forms in dialogs, which save themselves.
              if (event.target === event.currentTarget) save.submit();
            }}
          >
            <SaveErrors errors={errors} />
            {!readOnly && <DraftOffer draft={baseline.draft} />}
            <FocusRequestedField />
            {children}
            {!readOnly && (
              <Later>
                <FormSaveBar
                  {...(isDirty || save.saving ? {} : { summary: '' })}
                  dirty={isDirty}
                  saving={save.saving}
                  onSave={() => save.submit()}
                  onDiscard={discard}
                />
              </Later>
            )}
          </Stack>
        </DraftProvider>
      </SectionProvider>
      <LeaveGuard active={isDirty} released={save.released} onLeave={baseline.abandon} staysAt={isOwn} />
      {save.conflict && <Conflicts save={save} conflict={save.conflict} />}
      {baseline.draftConflict && <DraftChoices form={baseline} loan={loan} draft={baseline.draftConflict.merged} />}
    </FormProvider>
  );
}
