import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RequirementStage, RequirementsFacts } from '../../../domain/application/requirements/requirement';
import { byStage, type StageRequirements } from '../../../domain/application/requirements/requirements-of';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { RequirementLinks } from './RequirementLinks';
import { type RequirementGroup, requirementGroups } from './requirement-groups';
import { StageChoice } from './StageChoice';
import { knownRequirements } from './useRequirements';
import { useRequirementText } from './useRequirementText';

interface Props {
  readonly loanNum: string;
  /** The loan with unsaved edits and all computed values. */
  readonly document: NewLoanDocument;
  readonly facts: RequirementsFacts;
  /** The initial stage. Default: the first incomplete one. */
  readonly stage?: RequirementStage;
  /** Called when the user follows a link, for example to close a drawer. */
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
        <Note className="num">{count(total)}</Note>
      </Row>
      <Stack gap="s3" minInlineSize={0}>
        <RequirementLinks {...props} parts={group.parts} />
      </Stack>
    </Stack>
  );
}

const firstOpen = (stages: readonly StageRequirements[]): RequirementStage =>
  stages.find(({ complete }) => !complete)?.stage ?? 'underwriting';

/** Missing values of each stage by page, each linked to its field. Updates with the document. */
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
