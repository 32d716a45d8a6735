import type { AusView, ShownRun } from '../../domain/application/submission/aus-view.schemas';
import type { AusFacts } from '../../domain/aus/facts.schemas';
import type { ComparedFact } from '../../domain/aus/resubmit';
import { formatDate, pacificDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { type Column, quiet, RunHead } from './RunHead';
import { factsNow, type RunPair } from './runs';
import { useAusText } from './useAusText';

const shownFacts: readonly ComparedFact[] = [
  ...(['sLAmtCalc', 'sNoteIR', 'ltv', 'cltv', 'hcltv', 'income', 'housing', 'debts', 'dtiTop', 'dtiBottom'] as const),
  ...(['score', 'reserveMonths', 'cash'] as const),
];

const columnsOf = (view: AusView, pairs: readonly RunPair[]): Column[] =>
  pairs.flatMap(({ system, latest, previous }) => {
    const now = factsNow(view, system);
    return [{ run: latest, isLatest: true, now }, ...(previous ? [{ run: previous, isLatest: false, now }] : [])];
  });

/** Stays in view while the runs scroll beside it. */
const RowHead = ({ children }: { readonly children: string }) => (
  <Box
    as="th"
    scope="row"
    position="sticky"
    insetInlineStart={0}
    zIndex={1}
    background="surface"
    belowSm={{ whiteSpace: 'normal' }}
  >
    {children}
  </Box>
);

function FactRow({
  fact,
  columns,
  loan,
}: {
  readonly fact: ComparedFact;
  readonly columns: readonly Column[];
  readonly loan: AusFacts;
}) {
  const { t, factName, factValue } = useAusText();
  return (
    <tr>
      <RowHead>{factName(fact)}</RowHead>
      <Box as="td" data-numeric background="canvas" weight={600}>
        <bdi>{factValue(loan, fact)}</bdi>
      </Box>
      {columns.map(({ run, isLatest, now }) => {
        const differs = isLatest && factValue(run.facts, fact) !== factValue(now, fact);
        return (
          <Box
            as="td"
            key={run.id}
            data-numeric
            {...quiet(isLatest)}
            {...(differs
              ? { background: 'warn-tint' as const, color: 'warn-text' as const, weight: 500 as const }
              : {})}
          >
            <bdi>{factValue(run.facts, fact)}</bdi>
            {differs && <Text visuallyHidden> {t('outOfDate')}</Text>}
          </Box>
        );
      })}
    </tr>
  );
}

function TextRow({
  name,
  columns,
  value,
}: {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly value: (run: ShownRun) => string;
}) {
  return (
    <tr>
      <RowHead>{name}</RowHead>
      <Box as="td" data-numeric background="canvas" color="text-3">
        –
      </Box>
      {columns.map(({ run, isLatest }) => (
        <Box as="td" key={run.id} data-numeric {...quiet(isLatest)}>
          <bdi>{value(run)}</bdi>
        </Box>
      ))}
    </tr>
  );
}

/** CLTV and HCLTV are shown where they differ from LTV. */
const differsFromLtv = (facts: readonly AusFacts[], fact: ComparedFact): boolean =>
  (fact !== 'cltv' && fact !== 'hcltv') || facts.some((one) => one[fact] !== one.ltv);

/** The loan as it is and the last two runs of each system, side by side. Values that differ from the loan are marked. */
export function RunsCompared({ view, pairs }: { readonly view: AusView; readonly pairs: readonly RunPair[] }) {
  const { t } = useAusText();
  const columns = columnsOf(view, pairs);
  const loan = factsNow(view, pairs[0]?.system ?? 'DU');
  const facts = shownFacts.filter((fact) => differsFromLtv([loan, ...columns.map(({ run }) => run.facts)], fact));
  const yesNo = (run: ShownRun): string => t(run.report.valueAcceptance ? 'offered' : 'notOffered');
  return (
    <Box position="relative" overflow="auto" tabIndex={0} role="group" aria-label={t('compared')}>
      <Table numeric cells={{ padding: '6 s3', whiteSpace: 'nowrap' }} edge="s4" heads={{ weight: 400 }}>
        <thead>
          <tr>
            <Box as="td" color="text-3" size="small" verticalAlign="bottom">
              {t('asSubmitted')}
            </Box>
            <Box as="th" scope="col" data-numeric background="canvas" verticalAlign="top">
              <Note as="div">{t('loan')}</Note>
              <Text as="div" size="h3" weight={600} color="text">
                {t('now')}
              </Text>
              <Note as="div">
                <bdi>{formatDate(pacificDate(new Date()))}</bdi>
              </Note>
            </Box>
            {columns.map((column) => (
              <RunHead key={column.run.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact} fact={fact} columns={columns} loan={loan} />
          ))}
          <TextRow
            name={t('requiredReserves')}
            columns={columns}
            value={(run) => formatMoney(run.report.requiredReserves)}
          />
          <TextRow name={t('valueAcceptance')} columns={columns} value={yesNo} />
          {pairs.some(({ latest }) => latest.report.documentation) && (
            <TextRow
              name={t('documentation')}
              columns={columns}
              value={({ report }) => (report.documentation ? t(`documentationLevels.${report.documentation}`) : '–')}
            />
          )}
          <TextRow name={t('caseId')} columns={columns} value={({ caseId }) => caseId} />
        </tbody>
      </Table>
    </Box>
  );
}
