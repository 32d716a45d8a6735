import { useTranslate } from 'react-admin';
import { statusColor, statusLabel } from '../../domain/loan/status';
import { token } from '../theme/tokens';
import { Dot, DotLabel } from './layout/Dot';
import { Row } from './layout/primitives';

export type DotColor = ReturnType<typeof statusColor>;

export const dotToken = (color: DotColor): string => (color === 'grey' ? token('text-3') : token(`dot-${color}`));

/** The label of a loan status in the user's language. */
export function useStatusLabel(): (status: string | null | undefined) => string {
  const translate = useTranslate();
  return (status) => (status ? translate(`codes.statusDisplay.${status}`, { _: statusLabel(status) }) : '');
}

interface Props {
  readonly status: string | null | undefined;
  /** With a border, as in page headers. */
  readonly badge?: boolean;
}

/** A loan status: a dot in the color of its group, always with its label. */
export function StatusDot({ status, badge }: Props) {
  const label = useStatusLabel();
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
