import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOfField } from '../../../domain/application/locate-field';
import type { Section } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { LeaveGuard } from '../../crud/LeaveGuard';
import { useErrorCount } from '../../fields/form-errors';
import { useServerText } from '../../providers/i18n/useServerText';
import { useFormKeys } from '../../shell/keys/useFormKeys';
import { token } from '../../theme/tokens';
import { ConflictDialog } from '../../ui/ConflictDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { SaveBar } from '../../ui/SaveBar';
import { type ApplicationStep, pathOfStep, stepAfter } from '../layout/steps';
import { DraftProvider } from './draft';
import type { SectionRecord } from './section-context';
import { SectionProvider } from './section-context';
import { useFieldPathLabels } from './useFieldPathLabels';
import { fieldPathOf, focusWhenThere, useFocusField } from './useFocusField';
import { useSectionForm } from './useSectionForm';

/** Its own width decides how many columns there are, whatever panels stand beside it. */
const Form = styled('form')({ display: 'grid', gap: token('s4'), minInlineSize: 0, containerType: 'inline-size' });
const Foot = styled('div')({ position: 'sticky', insetBlockEnd: 0, zIndex: 3 });

/** Says what is not saved and what is in the way; that it was saved, a message says once. */
function CountingBar(props: Omit<Parameters<typeof SaveBar>[0], 'errorCount'>) {
  const said = props.dirty || props.saving ? {} : { summary: '' };
  return <SaveBar {...props} {...said} errorCount={useErrorCount()} />;
}

/** Stands inside the form, which it takes the cursor into. */
function FocusAsked() {
  useFocusField();
  return null;
}

type Work = ReturnType<typeof useSectionForm>;

type Clash = NonNullable<Work['clash']>;

/** Names a borrower's field with who stands there now: it may be another one than when it was typed. */
function Conflicts({ work, clash }: { readonly work: Work; readonly clash: Clash }) {
  const translate = useTranslate();
  const { label, whose, text } = useFieldPathLabels({ ...clash.current, ...clash.merged });
  return (
    <ConflictDialog
      conflicts={clash.conflicts.map(({ place: path, mine, theirs }) => ({
        key: path,
        label: [whose(path), label(path)].filter(Boolean).join(' · '),
        mine: text(path, mine),
        theirs: text(path, theirs),
      }))}
      confirm={translate('dialogs.save')}
      onChoose={work.resolve}
      onCancel={work.leaveConflicts}
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

/** A section of the application as a form: its draft, its save bar, what two persons changed at once, and its keys. */
export function SectionForm({ section, step, record, loan, readOnly, children }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const serverText = useServerText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { sLNm: loanNum } = loan;
  const own = pathOfStep(loanNum, step);
  const isOwn = (address: string): boolean => address === own || address.startsWith(`${own}/`);
  const addressOf = (formPath: string) => {
    const document = work.form.getValues();
    const path = fieldPathOf(formPath, document);
    return { path, address: `/loans/${loanNum}/${pageOfField(path, { document })}` };
  };
  const goTo = (formPath: string): void => {
    const { path, address } = addressOf(formPath);
    // On this page the address shows the part where it stands, and takes the cursor there.
    if (address === pathname) return void navigate(`${address}?at=${encodeURIComponent(path)}`);
    void navigate(address);
    focusWhenThere(work.form, path);
  };
  const work = useSectionForm({
    section,
    record,
    loan,
    onSaved: () => notify('application.saved', { type: 'success' }),
    reaches: (path) => isOwn(addressOf(path).address),
    onUnseen: goTo,
  });
  const path = useMemo(() => ({ loan, loanNum, readOnly }), [loan, loanNum, readOnly]);
  const goOn = (): void => void navigate(pathOfStep(loanNum, stepAfter(step)));
  useFormKeys({
    save: () => work.isDirty && !readOnly && work.submit(),
    saveAndGoOn: () => (work.isDirty && !readOnly ? work.submit(goOn) : goOn()),
  });
  return (
    <FormProvider {...work.form}>
      <SectionProvider value={path}>
        <DraftProvider loan={loan}>
          <Form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // A form in a dialog of the page saves for itself.
              if (event.target === event.currentTarget) work.submit();
            }}
          >
            {work.others.length > 0 && (
              <Alert severity="error" role="alert">
                {translate('records.otherErrors')} <bdi>{work.others.map(serverText).join(' ')}</bdi>
              </Alert>
            )}
            <FocusAsked />
            {children}
            {!readOnly && (
              <Foot>
                <CountingBar
                  dirty={work.isDirty}
                  saving={work.saving}
                  onSave={() => work.submit()}
                  onDiscard={work.discard}
                />
              </Foot>
            )}
          </Form>
        </DraftProvider>
      </SectionProvider>
      <LeaveGuard active={work.isDirty} released={work.released} staysAt={isOwn} />
      {work.clash && <Conflicts work={work} clash={work.clash} />}
      <ErrorDialog error={work.failure} onClose={work.clearFailure} />
    </FormProvider>
  );
}
