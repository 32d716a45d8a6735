import { type ComparedFinding, compareFindings } from '../../domain/aus/compare-findings';
import { type MessageSection, messageSections } from '../../domain/aus/message-table';
import type { AusSystem } from '../../domain/aus/systems';
import type { RunPair } from './runs';

/** A message of the latest run of a system, or one that it had before. */
export interface MessageRow extends ComparedFinding {
  readonly id: string;
  readonly system: AusSystem;
}

export type MessageView = 'all' | 'changed' | MessageSection;

/** The tabs above the messages. */
export const messageViews: readonly MessageView[] = ['all', 'changed', ...messageSections];

/** The messages of all systems. */
export const messageRows = (pairs: readonly RunPair[]): MessageRow[] =>
  pairs.flatMap(({ system, latest, previous }) =>
    compareFindings(latest.report.findings, previous?.report.findings).map(({ finding, change }) => ({
      ...{ id: `${system}:${finding.key}${change === 'gone' ? ':gone' : ''}`, system, finding, change },
    })),
  );

/** Messages of one system, or of all. */
export type SystemView = AusSystem | 'all';

/** Messages that are gone are shown among the changed ones. */
export function isInView({ finding, change }: MessageRow, view: MessageView): boolean {
  if (view === 'changed') return change !== null;
  if (change === 'gone') return false;
  return view === 'all' || finding.section === view;
}

export interface MessageGroup {
  readonly section: MessageSection;
  readonly rows: readonly MessageRow[];
}

/** The messages by section, in the order of the sections. */
export const groupRows = (rows: readonly MessageRow[]): MessageGroup[] =>
  messageSections
    .map((section) => ({ section, rows: rows.filter(({ finding }) => finding.section === section) }))
    .filter((group) => group.rows.length > 0);
