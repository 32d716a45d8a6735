import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { linkToField } from '../../../domain/application/locate-field';
import type { Requirement } from '../../../domain/application/requirements/requirement';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { token } from '../../theme/tokens';
import { Stack, Text } from '../../ui/layout/primitives';
import type { RequirementPart } from './requirement-groups';
import { useRequirementText } from './useRequirementText';

const RequirementLink = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: token('s2'),
  padding: `6px ${token('s2')}`,
  marginInlineStart: `calc(-1 * ${token('s2')})`,
  borderRadius: token('r'),
  color: token('text'),
  fontSize: token('fs-body'),
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { background: token('hover'), color: token('accent-text') },
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    border: `1.5px solid ${token('dot-orange')}`,
    borderRadius: token('r-full'),
  },
  '@media (pointer: coarse)': { minBlockSize: 44, alignItems: 'center' },
});

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
          <li key={`${requirement.key} ${requirement.path} ${JSON.stringify(requirement.values ?? '')}`}>
            <RequirementLink to={toOf(requirement)} onClick={onFollow}>
              <span>{item(requirement)}</span>
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
