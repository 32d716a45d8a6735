import { LosError, losErrorStatus } from '../los/los-error';
import type { LosPort } from '../los/port';
import type { LosOutcome, Metrics } from './metrics';

const outcomeOf = (error: unknown): LosOutcome =>
  error instanceof LosError && losErrorStatus[error.code] < 500 ? 'refused' : 'failed';

/** The same LOS, with the time of each operation measured. */
export function measuredLos(los: LosPort, metrics: Pick<Metrics, 'los'>): LosPort {
  return new Proxy(los, {
    get(target, name, receiver) {
      const operation: unknown = Reflect.get(target, name, receiver);
      if (typeof operation !== 'function' || typeof name !== 'string') return operation;
      return (...values: unknown[]) => {
        const began = performance.now();
        const measure = (outcome: LosOutcome) => metrics.los(name, outcome, (performance.now() - began) / 1000);
        const answer: unknown = operation.apply(target, values);
        if (!(answer instanceof Promise)) return answer;
        answer.then(
          () => measure('ok'),
          (error: unknown) => measure(outcomeOf(error)),
        );
        return answer;
      };
    },
  });
}
