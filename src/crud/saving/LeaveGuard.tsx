import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useUnsaved } from '../../access/unsaved';
import { useHeldNavigation } from '../../providers/router/PortalRouter';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { type LeaveTexts, typedTexts } from './leave-texts';

const notReleased: RefObject<boolean> = { current: false };

interface Props {
  /** Whether there are unsaved changes. */
  readonly active: boolean;
  /** True while we navigate away after a save. Default: the page stays. */
  readonly released?: RefObject<boolean>;
  /** Called when the user leaves without their changes. */
  readonly onLeave?: () => void;
  /** Texts for a form that asks differently. */
  readonly texts?: LeaveTexts;
  /** Whether the same form is also at this path, so that going there loses nothing. */
  readonly staysAt?: (pathname: string) => boolean;
}

/** Asks before the user leaves a form with unsaved changes, by a link or by closing the tab. */
export function LeaveGuard({
  active,
  released = notReleased,
  onLeave,
  texts = typedTexts,
  staysAt = () => false,
}: Props) {
  const translate = useTranslate();
  useUnsaved(active);
  const held = useHeldNavigation((from, toPath) => {
    const isElsewhere = from.pathname !== toPath && !staysAt(toPath);
    return active && !released.current && isElsewhere;
  });
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!released.current && !leave.isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, released]);
  return (
    <ConfirmDialog
      open={held !== null}
      title={translate(texts.title)}
      confirmLabel={translate(texts.leave)}
      cancelLabel={translate(texts.stay)}
      safe="cancel"
      onConfirm={() => held?.proceed(onLeave)}
      onCancel={() => held?.stay()}
    >
      {translate(texts.text)}
    </ConfirmDialog>
  );
}
