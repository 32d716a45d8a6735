import type { AusView, ShownRun } from '../../domain/application/submission/aus-view.schemas';
import type { AusFacts } from '../../domain/aus/facts.schemas';
import { run, strongFacts } from '../../domain/aus/facts.test-support';
import { outcomeText, resultCodeOf } from '../../domain/aus/outcome';
import { stalenessOf } from '../../domain/aus/resubmit';
import type { AusSystem } from '../../domain/aus/systems';

const notice = 'Simulation: not an agency’s decision.';
const at = '2026-11-17T22:14:00.000Z';

/** A run of the simulator with these facts, as it is shown beside the loan as it is now. */
export function aRun(system: AusSystem, number: number, facts: AusFacts, now: AusFacts, previous?: AusFacts): ShownRun {
  return {
    ...{ id: `00000000-0000-4000-8000-0000000000${system.charCodeAt(0) % 10}${number}`, system, number },
    ...{ caseId: '1620481733', at, by: 'loan-officer', byName: 'Mateo Brandt', loanVersion: number },
    ...{ agency: null, references: [], facts, factsHash: JSON.stringify(facts) },
    report: run(facts, { system, previous }),
    ...{ isSimulation: true, isRecord: false, docId: null, notice },
    staleness: stalenessOf(facts, now, JSON.stringify(facts) === JSON.stringify(now)),
  };
}

/** What the page is sent. */
export function aView(runs: readonly ShownRun[], now: AusFacts = strongFacts, more: Partial<AusView> = {}): AusView {
  const statusOf = (system: AusSystem): AusView['systems'][number] => {
    const latest = runs.find((one) => one.system === system);
    const shown = latest && {
      ...{ id: latest.id, number: latest.number, at, byName: latest.byName },
      ...{ outcome: outcomeText(latest.report), code: resultCodeOf(latest.report) },
    };
    return {
      ...{ system, state: latest ? 'complete' : 'not-submitted', caseId: latest?.caseId ?? null, run: shown ?? null },
      ...{ staleness: latest?.staleness ?? null, problem: null, job: null, notice },
    };
  };
  return {
    ...{ version: 4, systems: (['DU', 'DO', 'LPA'] as const).map(statusOf), needs: [], result: null },
    ...{ now: { fannie: now, freddie: now }, runs: [...runs] },
    ...more,
  };
}
