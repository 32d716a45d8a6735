import { useTranslate } from 'react-admin';
import { PageHead } from '../../ui/PageHead';
import { FiguresPanel } from '../figures/FiguresPanel';
import { NeedsOfPage } from '../needs/NeedsOfPage';
import { useNeedsFacts } from '../needs/useNeeds';
import { useDraftLoan } from './draft';
import { useLinkOfPlace } from './useLinkOfPlace';

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
  const facts = useNeedsFacts(draft.sLNm);
  const linkOf = useLinkOfPlace();
  return (
    <>
      <PageHead
        title={translate(`pages.${title}`)}
        actions={<NeedsOfPage loanNum={draft.sLNm} document={draft} facts={facts} page={page} />}
      />
      {figures && <FiguresPanel loan={draft} linkOf={linkOf} />}
    </>
  );
}
