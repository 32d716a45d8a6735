import { Circle, CircleCheck, CircleMinus, CircleX, Contrast, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ConditionState } from '../../domain/underwriting/condition-moves';
import type { ColorRole } from '../theme/tokens';
import { Row } from '../ui/layout/primitives';

const marks: Readonly<Record<ConditionState, readonly [LucideIcon, ColorRole]>> = {
  active: [Circle, 'text-3'],
  submitted: [Contrast, 'accent-text'],
  rejected: [CircleX, 'bad-text'],
  cleared: [CircleCheck, 'ok-text'],
  waived: [CircleMinus, 'text-3'],
};

/** The icon of a condition's state; its label is next to it. */
export function StateMark({ state }: { readonly state: ConditionState }) {
  const [Icon, color] = marks[state];
  return (
    <Row as="span" flex="none" color={color} lineHeight="0">
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
    </Row>
  );
}

/** The label of a condition's state. */
export function useStateLabel(): (state: ConditionState) => string {
  const translate = useTranslate();
  return (state) => translate(`conditions.states.${state}`);
}
