import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatePanel } from './StatePanel';

interface Props {
  readonly icon?: LucideIcon;
  /** Title. Default: 'Nothing here yet'. */
  readonly title?: string;
  /** What to do first. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** No data yet: what belongs here, and what to do first. */
export function EmptyState({ icon = Inbox, title, children, actions }: Props) {
  const translate = useTranslate();
  return (
    <StatePanel icon={icon} title={title ?? translate('states.empty')} actions={actions}>
      {children && <p>{children}</p>}
    </StatePanel>
  );
}
