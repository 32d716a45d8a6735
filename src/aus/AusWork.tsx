import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkToField } from '../../domain/application/locate-field';
import type { AusView } from '../../domain/application/submission/aus-view.schemas';
import { isBest } from '../../domain/aus/outcome';
import type { LoanDocument } from '../../domain/loan/document';
import { useConditionRights, useConditions } from '../conditions/public';
import { useMessageText } from '../providers/i18n/useMessageText';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Note, Stack } from '../ui/layout/primitives';
import { ChangePanel } from './ChangePanel';
import { MessagesCard } from './MessagesCard';
import { MessageWork } from './MessageWork';
import { groupRows, isInView, type MessageRow, type MessageView, messageRows, type SystemView } from './message-rows';
import { RunHistory } from './RunHistory';
import { RunsCompared } from './RunsCompared';
import { type RunPair, runPairs } from './runs';
import { StaleNotice } from './StaleNotice';
import { useAusRights } from './useAus';
import { type AusKey, useAusKeys } from './useAusKeys';
import { useAusText } from './useAusText';
import { type Proposal, useMessageWork } from './useMessageWork';

interface Props {
  readonly loanNum: string;
  readonly loan: LoanDocument | undefined;
  readonly view: AusView;
}

/** The system whose result could be better; otherwise the first. */
const systemToImprove = (pairs: readonly RunPair[]) =>
  (pairs.find(({ latest }) => !isBest(latest.report)) ?? pairs[0])?.system ?? 'DU';

const firstProposal = ({ finding, change }: MessageRow): Proposal | null =>
  finding.condition && change !== 'gone' ? { cat: 'AUS', description: finding.condition.description } : null;

/** The runs side by side, their messages, and what follows from a message. */
export function AusWork({ loanNum, loan, view }: Props) {
  const { t } = useAusText();
  const messageText = useMessageText();
  const navigate = useNavigate();
  const { records, asks } = useAusRights(loanNum);
  const { decides } = useConditionRights();
  const { data: conditions = [] } = useConditions(loanNum);
  const work = useMessageWork(loanNum);
  const pairs = runPairs(view);
  const [system, setSystem] = useState<SystemView>('all');
  const rows = messageRows(pairs.filter((pair) => system === 'all' || pair.system === system));
  const [tab, setTab] = useState<MessageView>(rows.some(({ change }) => change !== null) ? 'changed' : 'all');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [edited, setEdited] = useState<Readonly<Record<string, Proposal>>>({});
  const shown = groupRows(rows.filter((row) => isInView(row, tab))).flatMap((group) => group.rows);
  const selected = shown.find(({ id }) => id === chosen) ?? shown.find((row) => firstProposal(row)) ?? shown[0];
  const proposal = selected ? (edited[selected.id] ?? firstProposal(selected)) : null;
  const conditionOf = (row: MessageRow) => {
    const { finding } = row;
    const made = work.conditionId(row);
    return finding.condition === null
      ? undefined
      : conditions.find(({ id, description }) => id === made || description === finding.condition?.description);
  };
  const isMade = selected !== undefined && conditionOf(selected) !== undefined;
  const busy = work.add.isPending || work.request.isPending;

  const select = (id: string) => {
    setChosen(id);
    document.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)?.focus();
  };
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === selected?.id);
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next) select(next.id);
  };
  const add = () => {
    if (selected && proposal && decides && !isMade && !busy) work.add.mutate({ row: selected, proposal });
  };
  const request = () => {
    if (!selected || !proposal || !asks || busy) return;
    const text = t('work.requestText', { message: messageText(selected.finding.text), document: proposal.description });
    work.request.mutate({ row: selected, text });
  };
  useAusKeys((key: AusKey) => {
    if (key === 'next' || key === 'previous') step(key === 'next' ? 1 : -1);
    else if (key === 'add') add();
    else if (key === 'request') request();
    else if (selected?.finding.field) {
      navigate(linkToField(loanNum, selected.finding.field, loan ? { document: loan } : {}));
    }
  });

  return (
    <Stack gap="s4" alignContent="start" columns="minmax(0, 1fr)" fromLg={{ columns: 'minmax(0, 1fr) 340px' }}>
      <Stack gap="s4" alignContent="start" columns="minmax(0, 1fr)" minInlineSize={0}>
        <Box as="section" border radius="l" background="surface" overflow="clip" aria-label={t('compared')}>
          {pairs.map((pair) => (
            <StaleNotice key={pair.system} loanNum={loanNum} pair={pair} />
          ))}
          <RunsCompared view={view} pairs={pairs} />
        </Box>
        <MessagesCard
          rows={rows}
          shown={shown}
          view={tab}
          onView={setTab}
          systems={pairs.map((pair) => pair.system)}
          system={system}
          onSystem={setSystem}
          selected={selected?.id}
          onSelect={select}
          conditionOf={conditionOf}
        />
        <RunHistory loanNum={loanNum} view={view} records={records} />
        <Note as="p">{t('noReasons')}</Note>
      </Stack>
      <Box
        alignSelf="start"
        border
        radius="l"
        background="surface"
        overflow="clip"
        minInlineSize={0}
        fromLg={{ position: 'sticky', insetBlockStart: 0 }}
      >
        <ChangePanel loanNum={loanNum} view={view} system={systemToImprove(pairs)} />
        {selected && (
          <MessageWork
            key={selected.id}
            loanNum={loanNum}
            loan={loan}
            row={selected}
            proposal={proposal}
            onChange={(next) => setEdited({ ...edited, [selected.id]: next })}
            isMade={isMade}
            mayAdd={decides}
            mayAsk={asks}
            busy={busy}
            onAdd={add}
            onRequest={request}
          />
        )}
      </Box>
      <ErrorDialog
        error={work.add.error ?? work.request.error}
        onClose={() => {
          work.add.reset();
          work.request.reset();
        }}
      />
    </Stack>
  );
}
