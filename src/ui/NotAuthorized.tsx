import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatePanel } from './StatePanel';

interface Props {
  /** Renders nothing. */
  readonly silent?: boolean;
  /** Why, if it isn't the user's role. */
  readonly help?: string;
  readonly actions?: ReactNode;
  /** It fills the page (default), and its title is the page's heading. */
  readonly page?: boolean;
}

/** Access denied: 'Not Authorized', or nothing if hidden (MSG-08). */
export function NotAuthorized({ silent, help, actions, page = true }: Props) {
  const translate = useTranslate();
  if (silent) return null;
  return (
    <StatePanel icon={LockKeyhole} page={page} title={translate('states.notAuthorized')} actions={actions}>
      <p>{help ?? translate('states.notAuthorizedHelp')}</p>
    </StatePanel>
  );
}
