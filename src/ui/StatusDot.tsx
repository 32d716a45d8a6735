import { useTranslate } from 'react-admin';
import { statusColor, statusLabel } from '../../domain/loan/status';
import { token } from '../theme/tokens';
import { Dot, DotLabel } from './layout/Dot';
import { Row } from './layout/primitives';

export type DotColor = ReturnType<typeof statusColor>;

export const dotToken = (color: DotColor): string => (color === 'grey' ? token('text-3') : token(`dot-${color}`));

/**
 * Whose names of statuses: the portal calls five of them Loan Funded (STATUS-04), which the desk that moves loans through them must tell
 * apart by the names of the LOS.
 */
export type StatusNames = 'portal' | 'los';

const lists = { portal: 'statusDisplay', los: 'sStatusT' } as const satisfies Record<StatusNames, string>;

/** The label of a loan status in the user's language. */
export function useStatusLabel(names: StatusNames = 'portal'): (status: string | null | undefined) => string {
  const translate = useTranslate();
  return (status) => (status ? translate(`codes.${lists[names]}.${status}`, { _: statusLabel(status) }) : '');
}

interface Props {
  readonly status: string | null | undefined;
  /** With a border, as in page headers. */
  readonly badge?: boolean;
  readonly names?: StatusNames | undefined;
}

/** A loan status: a dot in the color of its group, always with its label. */
export function StatusDot({ status, badge, names }: Props) {
  const label = useStatusLabel(names);
  if (!status) return null;
  const fill = dotToken(statusColor(status));
  if (!badge) return <DotLabel fill={fill}>{label(status)}</DotLabel>;
  return (
    <Row
      as="span"
      display="inline-flex"
      gap={6}
      blockSize={24}
      paddingInline={10}
      border
      radius="full"
      background="surface"
      size="small"
      weight={500}
      whiteSpace="nowrap"
    >
      <Dot fill={fill} />
      {label(status)}
    </Row>
  );
}
