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

/** Demographics are read once, and again only after the loan changes (APP-03). */
const readOnce = { refetchOnWindowFocus: false, refetchOnMount: false, refetchOnReconnect: false } as const;
const ofPage = { onError: (): void => undefined } as const;

interface Props {
  /** The section, also used as the React-Admin resource. */
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
  /** Title key in the page table. */
  readonly title: string;
  /** Path after `/loans/{loanNum}/` whose missing values are counted. Default: the step's page. */
  readonly page?: string;
  /** `false` if nothing on the page affects the key figures. */
  readonly figures?: false;
  /** Content below the form that is not saved with it. */
  readonly below?: (loan: LoanDocument) => ReactNode;
  readonly children: (loan: LoanDocument) => ReactNode;
}

/** The record and the loan load separately. Refetches the record if the loan is newer. */
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
  const { editable } = useEditable(['application']);
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
        <LoanReadOnlyNotice page="application" />
        {children(loan)}
      </SectionForm>
      {below?.(loan)}
    </>
  );
}

/** A page of the application, as a React-Admin edit of one section of the loan. */
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
