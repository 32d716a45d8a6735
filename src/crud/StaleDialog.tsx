import { useTranslate } from 'react-admin';
import { ConflictDialog } from '../ui/ConflictDialog';
import { compareStale, type Stale, type Values } from './stale';

interface Props {
  readonly stale: Stale;
  readonly labelOf: (name: string) => string;
  readonly textOf: (name: string, value: unknown) => string;
  /** What the form shall hold beside what is there now. */
  readonly onResolve: (kept: Values) => void;
  readonly onCancel: () => void;
}

/** Somebody else has saved meanwhile: both values of each field that both changed, to choose from. */
export function StaleDialog({ stale, labelOf, textOf, onResolve, onCancel }: Props) {
  const translate = useTranslate();
  const { conflicts, own } = compareStale(stale);
  const keep = (theirs: ReadonlySet<string>): void => {
    const names = [...own, ...conflicts.map(({ name }) => name).filter((name) => !theirs.has(name))];
    onResolve(Object.fromEntries(names.map((name) => [name, stale.mine[name]])));
  };
  const isAsked = conflicts.length > 0;
  return (
    <ConflictDialog
      conflicts={conflicts.map(({ name, mine, theirs }) => ({
        key: name,
        label: labelOf(name),
        mine: textOf(name, mine),
        theirs: textOf(name, theirs),
      }))}
      text={translate(isAsked ? 'records.staleText' : 'records.staleGone')}
      {...(isAsked ? { note: translate('records.staleTheirs') } : {})}
      confirm={translate('records.keep')}
      onChoose={keep}
      onCancel={onCancel}
    />
  );
}
