/** What the mail server said about a recipient, with its reply code. */
export interface Delivery {
  readonly address: string;
  readonly state: 'accepted' | 'refused' | 'delayed';
  readonly code: number | null;
}

/**
 * The state of one recipient. `delayed`: the server refused it for now, and the portal tries again. `unknown`: it may have the email.
 * `failed`: it certainly does not.
 */
export const recipientStates = ['recorded', 'waiting', 'delayed', 'accepted', 'refused', 'unknown', 'failed'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** The states of an email. `partly`: some recipients have it. `recorded`: it was sent elsewhere. */
export const emailStates = ['recorded', 'submitted', 'completed', 'partly', 'unknown', 'failed', 'cancelled'] as const;
export type EmailState = (typeof emailStates)[number];

/** The order that sends an email: its state, whether it never leaves it, and the code of its problem. */
export interface EmailOrder {
  readonly state: 'draft' | 'submitted' | 'waiting' | 'completed' | 'failed' | 'cancelled';
  readonly hasEnded: boolean;
  readonly problem: string | null;
}

/** Problems after which the mail server may have the message. */
const unclear: readonly (string | null)[] = ['unknown', 'outcome-unknown', 'no-answer'];

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function stateOf(known: Delivery['state'] | undefined, order: EmailOrder | null): RecipientState {
  if (order === null) return 'recorded';
  if (known === 'accepted' || known === 'refused') return known;
  if (!order.hasEnded) return known ?? 'waiting';
  if (order.state === 'completed') return 'accepted';
  return order.state === 'failed' && unclear.includes(order.problem) ? 'unknown' : 'failed';
}

export interface RecipientDelivery {
  readonly address: string;
  readonly state: RecipientState;
  readonly code: number | null;
}

/** What became of an email at each of its recipients. */
export const deliveriesOf = (
  addresses: readonly string[],
  known: readonly Delivery[],
  order: EmailOrder | null,
): RecipientDelivery[] =>
  addresses.map((address) => {
    const said = known.find((each) => sameAddress(each.address, address));
    return { address, state: stateOf(said?.state, order), code: said?.code ?? null };
  });

/** The state of an email by those of its recipients. One that may have it decides before those that have it. */
export function emailState(recipients: readonly RecipientDelivery[], order: EmailOrder | null): EmailState {
  if (order === null) return 'recorded';
  if (recipients.every(({ state }) => state === 'accepted')) return 'completed';
  if (!order.hasEnded) return 'submitted';
  if (recipients.some(({ state }) => state === 'unknown')) return 'unknown';
  if (recipients.some(({ state }) => state === 'accepted')) return 'partly';
  return order.state === 'cancelled' ? 'cancelled' : 'failed';
}

/** The recipients whom the mail server did not accept yet. */
export const pendingOf = (addresses: readonly string[], known: readonly Delivery[]): string[] =>
  addresses.filter((address) => !known.some((each) => sameAddress(each.address, address) && each.state !== 'delayed'));

/** What is known after an attempt: `pending` were in it, `refusals` are those among them that the server did not accept. */
export function afterAttempt(
  known: readonly Delivery[],
  pending: readonly string[],
  refusals: readonly Delivery[],
): Delivery[] {
  const before = known.filter(({ address }) => !pending.some((each) => sameAddress(each, address)));
  const now = pending.map(
    (address): Delivery =>
      refusals.find((each) => sameAddress(each.address, address)) ?? { address, state: 'accepted', code: null },
  );
  return [...before, ...now.map((each, place) => ({ ...each, address: pending[place] ?? each.address }))];
}

/** An email can be sent again to those who do not have it, once its order has ended. */
export const canSendAgain = (state: EmailState): boolean =>
  ['partly', 'unknown', 'failed', 'cancelled'].includes(state);
