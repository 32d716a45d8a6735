import type { Requirement } from '../../../domain/application/requirements/requirement';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { Stack } from '../../ui/layout/primitives';
import { RequirementLinks } from './RequirementLinks';
import { requirementGroups } from './requirement-groups';

interface Props {
  readonly loanNum: string;
  readonly document: NewLoanDocument;
  readonly requirements: readonly Requirement[];
}

/** Missing values of several pages, each linked to its field. */
export const RequirementList = ({ requirements, ...props }: Props) => (
  <Stack gap="s3">
    {requirementGroups(requirements).map(({ page, parts }) => (
      <RequirementLinks key={page} parts={parts} {...props} />
    ))}
  </Stack>
);
