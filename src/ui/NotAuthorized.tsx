import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatePanel } from './StatePanel';

interface Props {
  /** Nothing is shown. */
  readonly silent?: boolean;
  readonly actions?: ReactNode;
  /** It is the whole page, as it mostly is, and its title the page's heading. */
  readonly page?: boolean;
}

/** Access is refused: 'Not Authorized', or nothing where a place prefers that (MSG-08). */
export function NotAuthorized({ silent, actions, page = true }: Props) {
  const translate = useTranslate();
  if (silent) return null;
  return (
    <StatePanel icon={LockKeyhole} page={page} title={translate('states.notAuthorized')} actions={actions}>
      <p>{translate('states.notAuthorizedHelp')}</p>
    </StatePanel>
  );
}
