import { useTranslate } from 'react-admin';
import { Text } from '../ui/layout/primitives';

interface Props {
  readonly days: number | null;
  /** For a table. */
  readonly short?: boolean;
}

/** How the investor's lock ends against the borrower's: days without cover are the lender's risk. */
export function GapText({ days, short = false }: Props) {
  const translate = useTranslate();
  if (days === null) return <>–</>;
  const key = days < 0 ? 'uncovered' : days === 0 ? 'same' : 'covered';
  const text = translate(`investor.gap.${short ? 'short' : 'long'}.${key}`, { smart_count: Math.abs(days) });
  return <Text color={days < 0 ? 'bad-text' : undefined}>{text}</Text>;
}
