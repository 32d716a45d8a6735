import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RequirementStage, RequirementsFacts } from '../../../domain/application/requirements/requirement';
import { byStage, type StageRequirements } from '../../../domain/application/requirements/requirements-of';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { RequirementLinks } from './RequirementLinks';
import { type RequirementGroup, requirementGroups } from './requirement-groups';
import { StageChoice } from './StageChoice';
import { knownRequirements } from './useRequirements';
import { useRequirementText } from './useRequirementText';

const Head = styled('div')({ padding: `0 ${token('s4')} ${token('s4')}` });

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: token('s3'),
  padding: token('s4'),
  borderBlockStart: token('border'),
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: token('s2') },
  '& > header > span': { color: token('text-3'), fontSize: token('fs-small') },
  '& h3': { fontSize: token('fs-body'), fontWeight: 600 },
  '& > div': { display: 'grid', gap: token('s3'), minInlineSize: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '190px minmax(0, 1fr)',
    columnGap: token('s6'),
    '& > header': { justifyContent: 'start', paddingBlockStart: 6 },
  },
}));

const Complete = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: token('s2'),
  padding: token('s4'),
  borderBlockStart: token('border'),
  color: token('ok-text'),
});

interface Props {
  readonly loanNum: string;
  /** The loan with what is typed, everything computed. */
  readonly document: NewLoanDocument;
  readonly facts: RequirementsFacts;
  /** The stage that is shown first; the first with something missing where not given. */
  readonly stage?: RequirementStage;
  /** What closes once somebody goes to a field. */
  readonly onFollow?: () => void;
}

function PageRequirements({ group, ...props }: Omit<Props, 'facts' | 'stage'> & { readonly group: RequirementGroup }) {
  const id = useId();
  const { page } = useRequirementText(props.document);
  const { count } = useFormats();
  const total = group.parts.reduce((sum, { requirements }) => sum + requirements.length, 0);
  return (
    <Group aria-labelledby={id}>
      <header>
        <h3 id={id}>{page(group.page)}</h3>
        <span className="num">{count(total)}</span>
      </header>
      <div>
        <RequirementLinks {...props} parts={group.parts} />
      </div>
    </Group>
  );
}

const firstOpen = (stages: readonly StageRequirements[]): RequirementStage =>
  stages.find(({ complete }) => !complete)?.stage ?? 'underwriting';

/** What each stage of the loan still needs, page by page, each thing a link to its field; follows the document as it changes. */
export function Checklist({ document, facts, stage: given, ...props }: Props) {
  const translate = useTranslate();
  const stages = byStage(knownRequirements(document, facts));
  const [chosen, choose] = useState<RequirementStage>(given ?? firstOpen(stages));
  const shown = stages.find(({ stage }) => stage === chosen);
  return (
    <Section title={translate('applicationNeeds.title')} flush>
      <Head>
        <StageChoice stages={stages} value={chosen} onChange={choose} />
      </Head>
      {shown?.complete === false ? (
        requirementGroups(shown.items).map((group) => (
          <PageRequirements key={group.page} group={group} document={document} {...props} />
        ))
      ) : (
        <Complete role="status">
          <CircleCheck size={16} strokeWidth={1.6} aria-hidden />
          {translate(`applicationNeeds.complete.${chosen}`)}
        </Complete>
      )}
    </Section>
  );
}
