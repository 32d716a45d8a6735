import type { LosError } from '../los-error';
import type { LosPort } from '../port';
import { errorFrom } from '../wire/wire-errors';
import { wireOperations } from '../wire/wire-operations';

/** No answer that can be used. */
export interface Failure {
  readonly code: 'unavailable' | 'timeout';
  /** For the log. */
  readonly reason: string;
  /** The call may have reached the LOS. */
  readonly sent: boolean;
  /** Another try may go better. */
  readonly mayPass: boolean;
}

const OK = 200;

const isFault = ({ code }: LosError): boolean => code === 'unavailable' || code === 'timeout';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses an answer of the LOS: the validated result, or the failure. Throws the error that it contains; an error that says the
 * LOS itself is out of order counts as a failure.
 */
export function readAnswer(name: keyof LosPort, status: number, text: string): { readonly result: unknown } | Failure {
  const body = parsed(text);
  if (status === OK) return checked(name, body);
  const refusal = errorFrom(body);
  if (refusal && !isFault(refusal)) throw refusal;
  const broken = status >= 500;
  return {
    code: refusal?.code === 'timeout' ? 'timeout' : 'unavailable',
    reason: `status ${status}`,
    sent: broken,
    mayPass: broken,
  };
}

function checked(name: keyof LosPort, body: unknown): { readonly result: unknown } | Failure {
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  const fits = wireOperations[name].output.safeParse(result);
  if (fits.success) return { result: fits.data };
  const problems = fits.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { code: 'unavailable', reason: `another shape: ${problems.join('; ')}`, sent: true, mayPass: false };
}
