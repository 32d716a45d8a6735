import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOfPlace } from '../../../domain/application/field-place';
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
import { SectionProvider } from './section-context';
import { focusWhenThere, placeOfPath, useFocusPlace } from './useFocusPlace';
import { usePlaceWords } from './usePlaceWords';
import { type SectionRecord, useSectionForm } from './useSectionForm';

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
  useFocusPlace();
  return null;
}

type Work = ReturnType<typeof useSectionForm>;

type Clash = NonNullable<Work['clash']>;

/** Names a borrower's field with who stands there now: it may be another one than when it was typed. */
function Conflicts({ work, clash }: { readonly work: Work; readonly clash: Clash }) {
  const translate = useTranslate();
  const { label, whose, text } = usePlaceWords({ ...clash.current, ...clash.merged });
  return (
    <ConflictDialog
      conflicts={clash.conflicts.map(({ place, mine, theirs }) => ({
        key: place,
        label: [whose(place), label(place)].filter(Boolean).join(' · '),
        mine: text(place, mine),
        theirs: text(place, theirs),
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
  const placeOf = (path: string) => {
    const document = work.form.getValues();
    const place = placeOfPath(path, document);
    return { place, address: `/loans/${loanNum}/${pageOfPlace(place, { document })}` };
  };
  const goTo = (path: string): void => {
    const { place, address } = placeOf(path);
    // On this page the address shows the part where it stands, and takes the cursor there.
    if (address === pathname) return void navigate(`${address}?at=${encodeURIComponent(place)}`);
    void navigate(address);
    focusWhenThere(work.form, place);
  };
  const work = useSectionForm({
    section,
    record,
    loan,
    onSaved: () => notify('application.saved', { type: 'success' }),
    reaches: (path) => isOwn(placeOf(path).address),
    onUnseen: goTo,
  });
  const place = useMemo(() => ({ loan, loanNum, readOnly }), [loan, loanNum, readOnly]);
  const goOn = (): void => void navigate(pathOfStep(loanNum, stepAfter(step)));
  useFormKeys({
    save: () => work.isDirty && !readOnly && work.submit(),
    saveAndGoOn: () => (work.isDirty && !readOnly ? work.submit(goOn) : goOn()),
  });
  return (
    <FormProvider {...work.form}>
      <SectionProvider value={place}>
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
