import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { isActive } from '../lock-figures';

export type DeskAction = 'confirm' | 'revise' | 'suspend' | 'resume' | 'deny' | 'concession';

export const actionKeys: Readonly<Record<DeskAction, string>> = {
  confirm: 'C',
  revise: 'R',
  suspend: 'S',
  resume: 'U',
  deny: 'D',
  concession: 'N',
};

/** What the desk may do with the lock or its request, the main action first. */
export function actionsOf(lock: Pick<BrokerLock, 'lock' | 'request'>): readonly DeskAction[] {
  const { request } = lock;
  if (request?.suspended) return ['resume', 'deny'];
  if (request) {
    const revise: DeskAction[] = request.price ? ['revise'] : [];
    return ['confirm', ...revise, 'suspend', 'deny'];
  }
  return isActive(lock) ? ['revise', 'concession'] : [];
}
