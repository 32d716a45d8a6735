import type { ItemState as State } from '../../domain/post-closing/checklist';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { usePostClosingText } from './usePostClosingText';

const colors: Readonly<Record<State, string>> = {
  received: token('dot-green'),
  excepted: token('dot-amber'),
  late: token('dot-red'),
  expected: token('dot-blue'),
};

/** Whether a document of the checklist came. */
export function ItemState({ state }: { readonly state: State }) {
  const { t } = usePostClosingText();
  return <DotLabel fill={colors[state]}>{t(`states.${state}`)}</DotLabel>;
}
