import { formatField } from '../../domain/loan/format-field';
import { pipelineTab } from '../../domain/loan/pipeline';
import { Text } from '../ui/layout/primitives';

/** Deadlines turn orange within seven days and red within three. */
const SOON = 7;
const NEAR = 3;
const FUNDED = 2;

interface Props {
  /** Days until the borrower's lock ends; negative once it has. */
  readonly days: number | null;
  /** The end of the lock no longer matters once the loan is funded. */
  readonly status: string | null;
}

/** How long the borrower's lock lasts. */
export function DaysLeft({ days, status }: Props) {
  if (days === null) return <>–</>;
  const isOpen = pipelineTab(status) !== FUNDED;
  const color = !isOpen || days > SOON ? undefined : days <= NEAR ? 'bad-text' : 'warn-text';
  return (
    <Text as="bdi" color={color} weight={color === undefined ? undefined : 500}>
      {formatField({ kind: 'integer' }, days)}
    </Text>
  );
}
