import type { ScenarioBody } from '../../domain/scenarios/scenario.schemas';
import type { SealedColumn } from '../ports/keys/sealed-json';

export type ScenarioContent = Pick<ScenarioBody, 'name' | 'fields'>;

interface ScenarioRow {
  /** Chosen by the browser, so that saving again after a lost answer makes no second scenario. */
  id: string;
  user_id: string;
  version: number;
  shared: boolean;
  content: SealedColumn<ScenarioContent>;
  saved_at: Date;
}

export interface ScenariosTables {
  'portal.pricing_scenarios': ScenarioRow;
}
