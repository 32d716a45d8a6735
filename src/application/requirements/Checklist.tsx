import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RequirementStage, RequirementsFacts } from '../../../domain/application/requirements/requirement';
import { byStage, type StageRequirements } from '../../../domain/application/requirements/requirements-of';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { RequirementLinks } from './RequirementLinks';
import { type RequirementGroup, requirementGroups } from './requirement-groups';
import { StageChoice } from './StageChoice';
import { knownRequirements } from './useRequirements';
import { useRequirementText } from './useRequirementText';

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
    <Stack
      as="section"
      gap="s3"
      padding="s4"
      lineAbove
      fromMd={{ columns: '190px minmax(0, 1fr)', columnGap: 's6' }}
      aria-labelledby={id}
    >
      <Row
        as="header"
        justify="space-between"
        align="baseline"
        gap="s2"
        fromMd={{ justify: 'start', paddingBlockStart: 6 }}
      >
        <Text as="h3" size="body" weight={600} id={id}>
          {page(group.page)}
        </Text>
        <Text color="text-3" size="small" className="num">
          {count(total)}
        </Text>
      </Row>
      <Stack gap="s3" minInlineSize={0}>
        <RequirementLinks {...props} parts={group.parts} />
      </Stack>
    </Stack>
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
      <Box padding="0 s4 s4">
        <StageChoice stages={stages} value={chosen} onChange={choose} />
      </Box>
      {shown?.complete === false ? (
        requirementGroups(shown.items).map((group) => (
          <PageRequirements key={group.page} group={group} document={document} {...props} />
        ))
      ) : (
        <Row as="p" gap="s2" padding="s4" lineAbove color="ok-text" role="status">
          <CircleCheck size={16} strokeWidth={1.6} aria-hidden />
          {translate(`applicationNeeds.complete.${chosen}`)}
        </Row>
      )}
    </Section>
  );
}
