import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Method, UploadRule } from '../../domain/contract/contract';
import type { LoanDocument } from '../../domain/loan/document';
import type { LosCapability } from '../../domain/los/capabilities';
import type { MenuPage } from '../../domain/pages/loan-pages';
import type { AppContext } from '../app-context';
import type { Actor } from './actor';
import type { Caller } from './caller';
import type { EventSink } from './event-stream';

/**
 * Who may make a call. Every call says it; one that does not, does not compile.
 * - `public`: nobody needs to be signed in.
 * - `signed-in`: any user; where `passwordDue`, also one who has still to choose a password of their own.
 * - `roles`: a user with one of the roles.
 * - `loan`: a user who may see the loan of `:loanNum`, may open one of the pages that the call serves (`any`: the call serves
 *   no page in particular, and any page of the loan menu will do), and, where `write`, may edit in the status of the loan.
 * - `demo`: anyone, but the call exists in demo mode only.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in'; readonly passwordDue?: true }
  | { readonly kind: 'roles'; readonly roles: readonly string[] }
  | {
      readonly kind: 'loan';
      readonly menu: readonly MenuPage[] | 'any';
      readonly write?: boolean;
    }
  | { readonly kind: 'demo' };

/** A file that came with a multipart body; its bytes are in memory, within the limits of the call. */
export interface UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Cookie {
  readonly name: string;
  /** Null removes the cookie. */
  readonly value: string | null;
  readonly maxAgeSeconds?: number;
}

/** The parts of a request that a few calls need beside their checked input. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  /** Whom limits by address count: everybody behind one address, or one IPv6 network. */
  readonly network: string;
  readonly userAgent: string;
  readonly bearer: string | null;
  /** User and password of an HTTP Basic header. */
  readonly basic: { readonly user: string; readonly password: string } | null;
  readonly cookies: Readonly<Record<string, string>>;
  /** Where a reader of a stream of events left off. */
  readonly lastEventId: string | null;
  /** The loan that a call about a file names in the header `X-Loan-Number` (decisions DATA-05). */
  readonly loanNumber: string | null;
  readonly files: readonly UploadedFile[];
}

const REPLY = Symbol('reply');

/** An answer that is more than 200 with a JSON body. */
export interface Reply<A = unknown> {
  readonly [REPLY]: true;
  readonly status?: number;
  readonly body?: A;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  readonly file?: {
    readonly stream: Readable;
    readonly contentType: string;
    readonly name: string;
    readonly inline?: boolean;
  };
  /** Begins a stream of events that the call said it answers. */
  readonly events?: (sink: EventSink) => void;
}

export const reply = <A>(parts: Omit<Reply<A>, typeof REPLY>): Reply<A> => ({
  ...parts,
  [REPLY]: true,
});
export const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && REPLY in value;

/** A page of a list: the rows, and where they stand in the whole. `total` null means more than `atLeast`. */
export const pageReply = <R>(
  unit: string,
  page: {
    readonly rows: readonly R[];
    readonly first: number;
    readonly total: number | string;
  },
): Reply<readonly R[]> =>
  reply({
    body: page.rows,
    headers: {
      'Content-Range': `${unit} ${page.rows.length === 0 ? '*' : `${page.first}-${page.first + page.rows.length - 1}`}/${page.total}`,
    },
  });

type ActorOf<X extends Access> = X extends { kind: 'public' | 'demo' } ? Actor | null : Actor;
type LoanOf<X extends Access> = X extends { kind: 'loan' } ? LoanDocument : null;

/** What a handler is given: checked input, who asks, and, for calls on a loan, the loan itself as the LOS holds it now. */
export interface CallContext<P, Q, B, X extends Access> {
  readonly portal: AppContext;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly actor: ActorOf<X>;
  /** Who asks and in which request, for everything that is written. */
  readonly caller: Caller<ActorOf<X>>;
  /** Who asks, looked up again, for an answer that takes long; null where their session is over. */
  readonly refreshActor: () => Promise<Actor | null>;
  readonly loan: LoanOf<X>;
  readonly request: RequestFacts;
}

/** One call of the API as data: from it come routing, access control, validation and the OpenAPI document. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly access: Access;
  readonly needs: LosCapability | undefined;
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly upload: UploadRule | undefined;
  readonly answer: z.ZodType | undefined;
  readonly status: number;
  readonly file: string | undefined;
  readonly events: boolean;
  readonly handle: (context: CallContext<never, never, never, never>) => Promise<unknown>;
}
