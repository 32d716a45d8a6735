import { type ReactNode, useEffect } from 'react';
import { EditBase, useEditContext, useTranslate } from 'react-admin';
import { type Section, type SectionName, sections } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { LoanReadOnlyNotice } from '../../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoan } from '../../shell/loan/useLoan';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { Section as Paper } from '../../ui/Section';
import type { ApplicationStep } from '../layout/steps';
import { PageTop } from './PageTop';
import { SectionForm } from './SectionForm';
import type { SectionRecord } from './section-context';

/** Demographics are asked for once, and again after a change of the loan only (APP-03). */
const readOnce = { refetchOnWindowFocus: false, refetchOnMount: false, refetchOnReconnect: false } as const;
const ofPage = { onError: (): void => undefined } as const;

interface Props {
  /** The section, which is also the React-Admin resource. */
  readonly section:
    | 'borrower-info'
    | 'employment'
    | 'asset'
    | 'liability'
    | 'reo'
    | 'loan-prop'
    | 'declaration'
    | 'demographics'
    | 'originator';
  readonly step: ApplicationStep;
  /** Key of the title among the pages. */
  readonly title: string;
  /** The page behind `/loans/{loanNum}/` that needs are counted of; that of the step where not given. */
  readonly page?: string;
  /** `false` where nothing on the page moves a figure. */
  readonly figures?: false;
  /** Stands below the form and has nothing to do with saving. */
  readonly below?: (loan: LoanDocument) => ReactNode;
  readonly children: (loan: LoanDocument) => ReactNode;
}

/** The record and the loan are read in two calls: where the loan is newer, the record is read again. */
function useSameVersion(record: SectionRecord | undefined, loan: LoanDocument | undefined, refetch: () => void): void {
  const isOlder = record !== undefined && loan !== undefined && record.version < loan.version;
  useEffect(() => {
    if (isOlder) refetch();
  }, [isOlder, refetch]);
}

function Loaded({ section: name, step, title, page = `app/${step}`, figures, children, below }: Props) {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<SectionRecord>();
  const { loan } = useLoan();
  const { editable } = useEditable();
  const section: Section = sections[name];
  useSameVersion(record, loan, refetch);
  if (!record || !loan) {
    return (
      <>
        <PageHead title={translate(`pages.${title}`)} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Paper>
            <FactSkeleton groups={[4, 4, 3]} />
          </Paper>
        )}
      </>
    );
  }
  return (
    <>
      <SectionForm key={record.id} {...{ section, step, record, loan }} readOnly={!editable}>
        <PageTop title={title} page={page} figures={figures !== false} />
        <LoanReadOnlyNotice />
        {children(loan)}
      </SectionForm>
      {below?.(loan)}
    </>
  );
}

/** A page of the application: React-Admin's edit of a section of the loan. */
export function SectionEdit(props: Props) {
  const { loanNum } = useLoan();
  const name: SectionName = props.section;
  return (
    <EditBase<SectionRecord>
      resource={name}
      id={loanNum}
      disableAuthentication
      queryOptions={name === 'demographics' ? { ...ofPage, ...readOnce } : ofPage}
    >
      <Stack gap="s4" minInlineSize={0}>
        <Loaded {...props} />
      </Stack>
    </EditBase>
  );
}
