import { useId } from 'react';
import { Link } from 'react-router-dom';
import { linkToField } from '../../../domain/application/locate-field';
import type { Requirement } from '../../../domain/application/requirements/requirement';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { token } from '../../theme/tokens';
import { Box, type ElementProps, Stack, Text } from '../../ui/layout/primitives';
import type { RequirementPart } from './requirement-groups';
import { useRequirementText } from './useRequirementText';

/** A link with an open circle: a value that is still missing. */
const RequirementLink = ({ children, ...props }: ElementProps<typeof Link>) => (
  <Stack
    as={Link}
    columns="8px minmax(0, 1fr)"
    align="baseline"
    gap="s2"
    padding="6 s2"
    marginInlineStart="-s2"
    radius="m"
    color="text"
    size="body"
    lineHeight={1.35}
    textDecoration="none"
    onHover={{ background: 'hover', color: 'accent-text' }}
    onTouch={{ minBlockSize: 44, align: 'center' }}
    {...props}
  >
    <Box
      as="i"
      inlineSize={8}
      blockSize={8}
      radius="full"
      style={{ border: `1.5px solid ${token('dot-orange')}` }}
      aria-hidden="true"
    />
    <span>{children}</span>
  </Stack>
);

interface Props {
  readonly loanNum: string;
  readonly document: NewLoanDocument;
  readonly parts: readonly RequirementPart[];
  /** Called when the user follows a link, for example to close a popover. */
  readonly onFollow?: (() => void) | undefined;
}

function PartLinks({ loanNum, document, part, onFollow }: Omit<Props, 'parts'> & { readonly part: RequirementPart }) {
  const id = useId();
  const { item, subject } = useRequirementText(document);
  const first = part.requirements[0];
  const title = first ? subject(first) : '';
  const toOf = ({ path, owner }: Requirement) => linkToField(loanNum, path, { document, ...(owner ? { owner } : {}) });
  return (
    <Stack gap="s1" minInlineSize={0}>
      {title && (
        <Text as="p" color="text-2" size="small" weight={500} overflowWrap="anywhere" id={id}>
          <bdi>{title}</bdi>
        </Text>
      )}
      <Stack
        as="ul"
        minColumn={210}
        columnGap="s3"
        margin={0}
        padding={0}
        listStyle="none"
        aria-labelledby={title ? id : undefined}
      >
        {part.requirements.map((requirement) => (
          <li key={JSON.stringify([requirement.key, requirement.path, requirement.values, requirement.finding])}>
            <RequirementLink to={toOf(requirement)} onClick={onFollow}>
              {item(requirement)}
            </RequirementLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Missing values on a page by borrower and record, each linked to its field. */
export function RequirementLinks({ parts, ...props }: Props) {
  return parts.map((part) => <PartLinks key={part.key} part={part} {...props} />);
}
