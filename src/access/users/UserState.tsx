import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { DotLabel } from '../../ui/layout/Dot';

const dots = { enabled: token('dot-green'), locked: token('dot-amber'), disabled: token('text-3') } as const;

interface Props {
  readonly user: { readonly disabled: boolean; readonly locked: boolean };
}

/** Whether a user can sign in: enabled, locked after too many attempts, or disabled. */
export function UserState({ user: { disabled, locked } }: Props) {
  const translate = useTranslate();
  const state = disabled ? 'disabled' : locked ? 'locked' : 'enabled';
  return <DotLabel fill={dots[state]}>{translate(`people.user.states.${state}`)}</DotLabel>;
}
