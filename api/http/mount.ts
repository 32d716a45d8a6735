import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import { notStorable, storageProblem } from '../../domain/format/storable';
import type { LoanDocument } from '../../domain/loan/document';
import { withheldNames, without } from '../../domain/loan/withheld';
import type { LosCapability } from '../../domain/los/capabilities';
import { issueCode, issueProblem, parameterProblem } from '../../domain/messages/issue-code';
import type { AppContext } from '../app-context';
import type { Actor } from './actor';
import {
  AppError,
  type ErrorCode,
  type FieldProblems,
  notAuthorized,
  passwordChangeRequired,
  refuse,
  signedOut,
} from './app-error';
import {
  type Access,
  type Call,
  type CallContext,
  type GuestLimit,
  isReply,
  type RequestFacts,
  type UploadedFile,
} from './call';
import { mayCall } from './call-access';
import { type Caller, callerOf } from './caller';
import { jsonBody } from './json-body';
import { loanNumOf, loanNumTried } from './loan-call';
import { type RememberedSession, SessionChanged } from './remembered-session';
import { requestFacts } from './request-facts';
import { sendAnswer } from './send-answer';
import { type Receiving, uploads } from './uploads';

/** From where a request comes, and for how long the user has not touched the page that sends it. */
interface RequestUse {
  readonly address: string;
  readonly idleSeconds: number;
}

/** The checks of access control that belong to other areas. */
export interface Gatekeeper {
  /** The actor of an access token; null if the token or its session is not valid. */
  readonly authenticate: (token: string, use: RequestUse) => Promise<Actor | null>;
  /** The session of an access token as this process knows it, for calls that confirm it; null if it does not. */
  readonly remembered: (token: string, use: RequestUse) => RememberedSession | null;
  /** The current state of the actor; null if their session has ended. */
  readonly refreshActor: (actor: Actor) => Promise<Actor | null>;
  /** The loan, if the actor may see it; otherwise throws. */
  readonly visibleLoan: (actor: Actor, loanNum: string) => Promise<LoanDocument>;
  /** Throws unless the actor may write in the loan's status. */
  readonly assertEditable: (actor: Actor, loan: LoanDocument) => void;
  /** Counts a call of the public area for its address. Throws if the address has reached the limit. */
  readonly countGuest: (limit: GuestLimit, by: Caller<Actor | null>, network: string) => Promise<void>;
  /** Throws unless the LOS has this capability. */
  readonly assertLosOffers: (capability: LosCapability) => Promise<void>;
  /** Records a call that was refused, and the loan that it names, without delaying the answer. */
  readonly recordDenial: (by: Caller<Actor | null>, call: Call, reason: ErrorCode, loanNum: string | null) => void;
  /** Records a list that is about to be sent as a file. If this throws, the file is not sent. */
  readonly recordExport: (by: Caller<Actor | null>, call: Call, file: string) => Promise<void>;
  /** Records an upload that was refused because of malware. */
  readonly recordMalware: (by: Caller<Actor | null>, call: string, files: readonly object[]) => Promise<void>;
}

/** Throws if the page belongs to another user than the token: a page must not act in the name of who signed in elsewhere. */
function assertOwnPage(actor: Actor | null, { pageUser }: RequestFacts): void {
  if (actor !== null && pageUser !== null && pageUser !== actor.login) throw refuse('other-user');
}

async function authorize(
  call: Call,
  actor: Actor | null,
  req: Request,
  gate: Gatekeeper,
): Promise<LoanDocument | null> {
  const { access } = call;
  if (access.kind === 'public' || access.kind === 'demo') return null;
  if (actor === null) throw signedOut();
  if (access.kind === 'signed-in' && access.passwordDue) return null;
  if (actor.passwordDue) throw passwordChangeRequired();
  if (actor.factorDue && !(access.kind === 'signed-in' && access.factorDue)) throw refuse('factor-due');
  if (!mayCall(actor, call)) throw notAuthorized();
  if (access.kind !== 'loan') return null;
  const loan = await gate.visibleLoan(actor, loanNumOf(access, req));
  if (access.write === true) gate.assertEditable(actor, loan);
  return loan;
}

function check<T>(schema: z.ZodType<T> | undefined, value: unknown, where: 'path' | 'query' | 'body'): T | undefined {
  if (schema === undefined) return undefined;
  const status = where === 'body' ? 422 : 400;
  const unstorable = storageProblem(value);
  if (unstorable) {
    const { path, problem } = unstorable;
    const fields: FieldProblems = where === 'body' ? { [path.join('.') || where]: problem } : { [where]: notStorable };
    throw refuse('invalid', `${where}-not-valid`, { status, fields });
  }
  const parsed = schema.safeParse(value, { error: issueCode });
  if (parsed.success) return parsed.data;
  const problem = where === 'body' ? issueProblem : parameterProblem;
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.') || where, problem(issue)] as const),
  );
  throw refuse('invalid', `${where}-not-valid`, { status, fields });
}

/** The body of a request, and what gives back its memory. Nothing is read before access is checked. */
interface Input {
  readonly files: readonly UploadedFile[];
  readonly body: unknown;
  /** It may have waited for memory or for the scanner after it had arrived. */
  readonly waited: boolean;
  release(): void;
}

async function inputOf(call: Call, req: Request, res: Response, receiving: Receiving): Promise<Input> {
  const isUpload = call.upload && (req.is('multipart/form-data') || !call.upload.optional);
  if (call.upload && isUpload) {
    const { files, fields, release } = await uploads(call.upload, req, res, receiving);
    return { files, body: fields, waited: true, release };
  }
  if (!call.body) return { files: [], body: {}, waited: false, release: () => {} };
  const { value, waited, release } = await jsonBody(req, call);
  return { files: [], body: value, waited, release };
}

async function answer(call: Call, portal: AppContext, gate: Gatekeeper, req: Request, res: Response): Promise<void> {
  const facts: RequestFacts = requestFacts(req, portal.config.https);
  const use: RequestUse = { address: facts.ip, idleSeconds: facts.idleSeconds };
  const session = call.confirmsSession && facts.bearer !== null ? gate.remembered(facts.bearer, use) : null;
  if (session !== null) {
    try {
      return await answerActor(call, portal, gate, { req, res, facts, actor: session.actor, session });
    } catch (error) {
      // Nothing was sent, and nothing that was remembered counts: not even a refusal.
      if (session.isConfirmed()) throw error;
    }
  }
  const actor = facts.bearer === null ? null : await gate.authenticate(facts.bearer, use);
  await answerActor(call, portal, gate, { req, res, facts, actor, session: null });
}

interface Received {
  readonly req: Request;
  readonly res: Response;
  readonly facts: RequestFacts;
  readonly actor: Actor | null;
  readonly session: RememberedSession | null;
}

async function answerActor(call: Call, portal: AppContext, gate: Gatekeeper, received: Received): Promise<void> {
  const { req, facts, actor, session } = received;
  const caller = callerOf(actor, facts);
  try {
    await answerCaller(call, portal, gate, { ...received, caller });
  } catch (error) {
    if (session?.isConfirmed() === false) throw error;
    const isInvalidToken = actor === null && facts.bearer !== null;
    if (error instanceof AppError && (error.status === 403 || (isInvalidToken && error.code === 'signed-out'))) {
      gate.recordDenial(caller, call, error.code, loanNumTried(call, req));
    }
    throw error instanceof AppError ? error.withoutParts(withheldNames(actor)) : error;
  }
}

interface Asked extends Received {
  readonly caller: Caller<Actor | null>;
}

async function answerCaller(call: Call, portal: AppContext, gate: Gatekeeper, asked: Asked): Promise<void> {
  const { req, res, facts, session } = asked;
  const { access } = call;
  let { caller } = asked;
  assertOwnPage(caller.actor, facts);
  if (access.kind === 'public' && access.limit) await gate.countGuest(access.limit, caller, facts.network);
  let loan = await authorize(call, caller.actor, req, gate);
  if (call.needs) await gate.assertLosOffers(call.needs);
  const onMalware = (found: readonly object[]) => gate.recordMalware(caller, `${call.method} ${call.path}`, found);
  // Calls without a body do not wait for one.
  const hadArrived = req.complete || (call.body === undefined && call.upload === undefined);
  const receiving = { scanner: portal.scanner, onMalware, owner: caller.actor?.userId };
  const { files, body, waited, release } = await inputOf(call, req, res, receiving);
  try {
    // Meanwhile the session may have ended, and rights and the loan may have changed.
    if (waited || !hadArrived) {
      caller = { ...caller, actor: caller.actor && (await gate.refreshActor(caller.actor)) };
      loan = await authorize(call, caller.actor, req, gate);
    }
    const { actor } = caller;
    const context = {
      portal,
      actor,
      caller,
      refreshActor: async () => (actor === null ? null : gate.refreshActor(actor)),
      session,
      loan,
      params: check(call.params, req.params, 'path'),
      query: check(call.query, req.query, 'query'),
      body: check(call.body, body, 'body'),
      request: { ...facts, files },
      // The input has the call's own types, which are checked here at run time.
    } satisfies Record<keyof CallContext<never, never, never, Access>, unknown>;
    const result = await call.handle(context as never);
    if (session?.isConfirmed() === false) throw new SessionChanged();
    const file = isReply(result) ? result.file : undefined;
    if (actor !== null && file?.contentType.startsWith('text/csv')) await gate.recordExport(caller, call, file.name);
    const { body: answered, ...rest } = isReply(result) ? result : { body: result };
    sendAnswer(res, call, { ...rest, body: without(withheldNames(actor), answered) }, portal.config.https);
  } finally {
    release();
  }
}

/** The Express path of a declared one: `{loanNum}` becomes `:loanNum`. */
const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const firstPart = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** Mounts the calls on a router: first access, then validation, then the handler. Demo calls exist in demo mode only. */
export function mount(router: Router, calls: readonly Call[], portal: AppContext, gate: Gatekeeper): void {
  const parts = new Map<string, Router>();
  for (const call of calls) {
    if (call.access.kind === 'demo' && !portal.config.demo) continue;
    const handler: RequestHandler = (req, res) => answer(call, portal, gate, req, res);
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const part = firstPart(call.path);
    const ofPart = parts.get(part) ?? Router();
    parts.set(part, ofPart);
    ofPart[method](expressPath(call.path), handler);
  }
  // A router compares a path with each of its own; most of the hundreds begin otherwise.
  router.use((req, res, next) => {
    // A router of its own would answer OPTIONS for its calls.
    const ofPart = req.method === 'OPTIONS' ? undefined : parts.get(firstPart(req.path));
    if (ofPart) ofPart(req, res, next);
    else next();
  });
}
