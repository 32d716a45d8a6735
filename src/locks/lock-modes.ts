import type { BrokerLock } from '../../domain/locks/lock.schemas';
import type { MessageData } from '../../domain/messages/message';
import { isActive } from './lock-figures';

/** What the panel of the page asks for. */
export type LockMode = 'lock' | 'extend' | 'reprice' | 'floatDown' | 'relock' | 'cancel' | 'cancelRequest';

export interface ModeState {
  readonly mode: LockMode;
  readonly allowed: boolean;
  /** Why it can't be asked for now. */
  readonly why: MessageData | null;
}

interface Option {
  readonly allowed: boolean;
  readonly why: MessageData | null;
}

/** One of several options is enough; the reason is that of the first. */
const any = (mode: LockMode, options: readonly Option[]): ModeState => ({
  mode,
  allowed: options.some(({ allowed }) => allowed),
  why: options.find(({ why }) => why !== null)?.why ?? null,
});

/** What can be asked for in the lock's state, in the order of the tabs; what is refused says why. */
export function modesOf(lock: BrokerLock): readonly ModeState[] {
  const { options, request } = lock;
  const one = (mode: LockMode, option: Option): ModeState => ({ mode, allowed: option.allowed, why: option.why });
  if (request) {
    const change = request.kind === 'lock' ? [one('lock', options.request)] : [];
    return [...change, one('cancelRequest', options.cancelRequest)];
  }
  if (isActive(lock)) {
    return [
      any('extend', options.extend),
      one('reprice', options.reprice),
      ...(options.floatDown ? [one('floatDown', options.floatDown)] : []),
      ...(options.relock.length > 0 ? [any('relock', options.relock)] : []),
      one('cancel', options.cancel),
    ];
  }
  // The notice of a lock without a record says why nothing can be asked for.
  if (lock.unrecorded && !options.request.allowed) return [];
  const relock = options.relock.length > 0 ? [any('relock', options.relock)] : [];
  return [
    ...relock.filter(({ allowed }) => allowed),
    one('lock', options.request),
    ...relock.filter((m) => !m.allowed),
  ];
}

/** The mode that the page opens with. */
export const firstMode = (modes: readonly ModeState[]): LockMode | null =>
  (modes.find(({ allowed }) => allowed) ?? modes[0])?.mode ?? null;
