/** What is paid by a link. */
export interface LinkRequest {
  /** By this the provider knows the link again. */
  readonly id: string;
  /** In dollars. */
  readonly amount: string;
  readonly description: string;
}

export const linkStates = ['open', 'paid', 'expired'] as const;
export type LinkState = (typeof linkStates)[number];

export type LinkOutcome =
  | { readonly kind: 'link'; readonly url: string; readonly state: LinkState }
  | { readonly kind: 'refused' }
  | { readonly kind: 'no-answer' };

/** A provider whose page takes card data, so that none ever reaches the portal. */
export interface PaymentLinks {
  readonly isConnected: boolean;
  /** Creates the link of an ID, or answers the one that it has. Repeating it charges nothing. */
  request(link: LinkRequest): Promise<LinkOutcome>;
}

export const noPaymentLinks: PaymentLinks = { isConnected: false, request: async () => ({ kind: 'no-answer' }) };
