import { useTranslate } from 'react-admin';
import { PageHead } from '../../ui/PageHead';
import { CalculationsPanel } from '../calculations/CalculationsPanel';
import { RequirementsOfPage } from '../requirements/PageRequirements';
import { useRequirementsFacts } from '../requirements/useRequirements';
import { useDraftLoan } from './draft';
import { useFieldLink } from './useFieldLink';

interface Props {
  /** Key of the title among the pages. */
  readonly title: string;
  /** The page behind `/loans/{loanNum}/`. */
  readonly page: string;
  /** `false` where nothing on the page moves a figure. */
  readonly figures?: boolean;
}

/** Title of a page of the application, what it still needs, and the figures of the loan, all of what is typed. */
export function PageTop({ title, page, figures = true }: Props) {
  const translate = useTranslate();
  const draft = useDraftLoan();
  const facts = useRequirementsFacts(draft.sLNm);
  const linkOf = useFieldLink();
  return (
    <>
      <PageHead
        title={translate(`pages.${title}`)}
        actions={<RequirementsOfPage loanNum={draft.sLNm} document={draft} facts={facts} page={page} />}
      />
      {figures && <CalculationsPanel loan={draft} linkOf={linkOf} />}
    </>
  );
}
