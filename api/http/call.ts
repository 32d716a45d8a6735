import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Right } from '../../domain/access/page-letters';
import type { EventShapes, Method, UploadRule } from '../../domain/contract/contract';
import type { LoanDocument } from '../../domain/loan/document';
import type { LosCapability } from '../../domain/los/capabilities';
import type { MenuPage } from '../../domain/pages/loan-pages';
import type { PageKey } from '../../domain/pages/page-table';
import type { AppContext } from '../app-context';
import type { Actor } from './actor';
import type { Caller } from './caller';
import type { EventSink } from './event-stream';
import type { RememberedSession } from './remembered-session';

/**
 * The pages that a call serves, one of which its user must be able to use; `none` for the few that belong to no page, such as
 * one's own profile (decision 0026).
 */
export type CallPages = readonly [PageKey, ...PageKey[]] | 'none';

/** The limits of calls from one address without signing in. */
export type GuestLimit = 'public-price' | 'public-read';

/**
 * Who may make a call, and from which pages. Every call must declare both; otherwise it does not compile.
 * - `public`: anyone. Without a `limit` for guests, it costs little, or its service counts what fails.
 * - `signed-in`: any user; with `passwordDue`, including users who must choose a new password, with `factorDue` those who must add
 * a second factor.
 * - `roles`: a user with one of the roles.
 * - `loan`: a user who may see the loan and may read, for a call that writes also write, on one of the call's pages (`any`: all
 * pages of the loan menu, for calls that each of them makes).
 * - `demo`: anyone, in demo mode only.
 */
export type Access =
  | { readonly kind: 'public'; readonly limit?: GuestLimit }
  | { readonly kind: 'signed-in'; readonly pages: CallPages; readonly passwordDue?: true; readonly factorDue?: true }
  | { readonly kind: 'roles'; readonly roles: readonly string[]; readonly pages: CallPages }
  | {
      readonly kind: 'loan';
      readonly menu: readonly MenuPage[] | 'any';
      /** The call writes: in a status that the user may edit, or in any (decision 0008). */
      readonly write?: true | 'any-status';
      /** The right that the user needs besides, with `w`. */
      readonly right?: Right;
      /** The roles of which the user needs one besides. */
      readonly roles?: readonly string[];
      /** A page outside the loan menu from which its users make the call, too. */
      readonly orFrom?: PageKey;
      /** How a request names its loan: by the path, by the header `X-Loan-Number`, or in `filePath`. */
      readonly loanIn?: 'path' | 'header' | 'file-path';
    }
  | { readonly kind: 'demo' };

/** A file of a multipart body. Its bytes are in memory, within the limits of the call. */
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

/** The parts of a request that a few calls need besides their validated input. */
export interface RequestFacts {
  readonly id: string;
  /** The client's address in its one form. */
  readonly ip: string;
  /** The key for limits by address: one IPv4 address or one IPv6 network. */
  readonly network: string;
  readonly userAgent: string;
  readonly bearer: string | null;
  /** For how long the user has not touched the page that sends the request; 0 if it does not say. */
  readonly idleSeconds: number;
  /** The user ID of whom the page that sends the request belongs to; null if it does not say. */
  readonly pageUser: string | null;
  /** User and password of an HTTP Basic header. */
  readonly basic: { readonly user: string; readonly password: string } | null;
  readonly cookies: Readonly<Record<string, string>>;
  /** The position after which a reader of an event stream continues. */
  readonly lastEventId: string | null;
  /** What the author of a repeatable request calls it. */
  readonly idempotencyKey: string | null;
  readonly files: readonly UploadedFile[];
}

const REPLY = Symbol('reply');

/** An answer that is more than 200 with a JSON body. */
export interface Reply<A = unknown> {
  readonly [REPLY]: true;
  readonly status?: number;
  readonly body?: A;
  /** In place of a body: its JSON text, as the database wrote it. Only for answers without a part that is withheld from anyone. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  readonly file?: {
    readonly stream: Readable;
    readonly contentType: string;
    readonly name: string;
  };
  /** Opens an event stream, for calls that declare one. */
  readonly events?: (sink: EventSink) => void;
}

export const reply = <A>(parts: Omit<Reply<A>, typeof REPLY>): Reply<A> => ({
  ...parts,
  [REPLY]: true,
});
export const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, REPLY);

interface PagePlace {
  readonly first: number;
  readonly total: number | string;
}

/** The header that says where some rows of a list are in the whole. */
export const contentRange = (unit: string, rows: number, { first, total }: PagePlace) => ({
  'Content-Range': `${unit} ${rows === 0 ? '*' : `${first}-${first + rows - 1}`}/${total}`,
});

/** A page of a list: the rows and their position in the whole. */
export const pageReply = <R>(unit: string, page: PagePlace & { readonly rows: readonly R[] }): Reply<readonly R[]> =>
  reply({ body: page.rows, headers: contentRange(unit, page.rows.length, page) });

type ActorOf<X extends Access> = X extends { kind: 'public' | 'demo' } ? Actor | null : Actor;
type LoanOf<X extends Access> = X extends { kind: 'loan' } ? LoanDocument : null;

/** The arguments of a handler: validated input, the actor and, for calls on a loan, the loan as the LOS has it now. */
export interface CallContext<P, Q, B, X extends Access> {
  readonly portal: AppContext;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly actor: ActorOf<X>;
  /** The author and request ID for everything that is written. */
  readonly caller: Caller<ActorOf<X>>;
  /** Looks up the actor again, for long-running answers; null if their session has ended. */
  readonly refreshActor: () => Promise<Actor | null>;
  /** In calls that confirm their session: what to read and confirm; null if the session was looked up for this request. */
  readonly session: RememberedSession | null;
  readonly loan: LoanOf<X>;
  readonly request: RequestFacts;
}

/** One API call as data. Routing, access control, validation and the OpenAPI document are derived from it. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly access: Access;
  readonly needs: LosCapability | undefined;
  /** The call reads only, and confirms a remembered session with the statement that reads. */
  readonly confirmsSession: boolean;
  /** The body is a form and no JSON. */
  readonly takesForm: boolean;
  /** A repeat with the same header `Idempotency-Key` gets the answer of the first. */
  readonly takesKey: boolean;
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly maxBody: number;
  /** The most values that the JSON body may have. */
  readonly maxValues: number;
  readonly upload: UploadRule | undefined;
  readonly answer: z.ZodType | undefined;
  readonly status: number;
  readonly file: string | undefined;
  readonly events: EventShapes | undefined;
  readonly handle: (context: CallContext<never, never, never, never>) => Promise<unknown>;
}
