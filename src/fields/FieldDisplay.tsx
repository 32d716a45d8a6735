import { useFieldWords } from './useFieldWords';

interface Props {
  /** LOS name, as in the field table. */
  readonly name: string;
  readonly value: unknown;
}

/** A stored value as its kind is shown; numbers, codes and dates stay readable left to right in Arabic. */
export function FieldDisplay({ name, value }: Props) {
  const { text } = useFieldWords();
  return <bdi>{text(name, value)}</bdi>;
}
