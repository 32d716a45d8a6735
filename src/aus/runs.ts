import type { AusView, ShownRun } from '../../domain/application/submission/aus-view.schemas';
import { type AusSystem, ausSystems } from '../../domain/aus/systems';

/** The latest run of a system and the one before it. */
export interface RunPair {
  readonly system: AusSystem;
  readonly latest: ShownRun;
  readonly previous: ShownRun | undefined;
}

const byNumber = (a: ShownRun, b: ShownRun): number => b.number - a.number;

/** The systems that have answered, each with its last two runs. */
export const runPairs = ({ runs }: Pick<AusView, 'runs'>): RunPair[] =>
  ausSystems.flatMap((system) => {
    const [latest, previous] = runs.filter((run) => run.system === system).sort(byNumber);
    return latest ? [{ system, latest, previous }] : [];
  });

/** The facts of now under the rules of the system's agency. */
export const factsNow = ({ now }: Pick<AusView, 'now'>, system: AusSystem) =>
  system === 'LPA' ? now.freddie : now.fannie;
