import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { PageHead } from '../../ui/PageHead';
import { CalculationsPanel, CalculationsPlace } from '../calculations/CalculationsPanel';
import { RequirementsOfPage } from '../requirements/PageRequirements';
import { useRequirementsFacts } from '../requirements/useRequirements';
import { useDraftLoan } from './draft';
import { useFieldLink } from './useFieldLink';

interface Props {
  /** Title key in the page table. */
  readonly title: string;
  /** Path after `/loans/{loanNum}/`. */
  readonly page: string;
  /** `false` if nothing on the page affects the key figures. */
  readonly figures?: boolean;
}

function Requirements({ page }: Pick<Props, 'page'>) {
  const draft = useDraftLoan();
  const facts = useRequirementsFacts(draft.sLNm);
  return <RequirementsOfPage loanNum={draft.sLNm} document={draft} facts={facts} page={page} />;
}

/** Title of an application page, its missing values and the key figures, based on the draft. */
export function PageTop({ title, page, figures = true }: Props) {
  const translate = useTranslate();
  const draft = useDraftLoan();
  const linkOf = useFieldLink();
  // What can be filled in is painted first.
  const isDue = useDeferredValue(true, false);
  return (
    <>
      <PageHead title={translate(`pages.${title}`)} actions={isDue && <Requirements page={page} />} />
      {figures && (isDue ? <CalculationsPanel loan={draft} linkOf={linkOf} /> : <CalculationsPlace />)}
    </>
  );
}
