import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { Section } from '../../ui/Section';
import { useLockText } from '../useLockText';
import { DeskDecision } from './DeskDecision';
import { actionsOf } from './desk-actions';

/** The decisions of the lock desk on the page of the loan. */
export function DeskSection({ lock }: { readonly lock: BrokerLock }) {
  const { t } = useLockText();
  if (actionsOf(lock).length === 0) return null;
  return (
    <Section title={t('desk.title')}>
      <DeskDecision key={lock.version} lock={lock} />
    </Section>
  );
}
