import Button from '@mui/material/Button';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { type ConditionState, isOpenState, mayMove } from '../../domain/underwriting/condition-moves';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import type { InvestorAct } from './InvestorDialog';
import { InvestorDocuments } from './InvestorDocuments';
import { useDecides } from './useInvestorConditions';
import { usePostClosingText } from './usePostClosingText';

const colors: Readonly<Record<ConditionState, string>> = {
  active: token('dot-amber'),
  submitted: token('dot-blue'),
  rejected: token('dot-red'),
  cleared: token('dot-green'),
  waived: token('dot-green'),
};

/** What can be done with a condition, the next step first. */
function actsOf({ state }: Condition, decides: boolean): readonly InvestorAct[] {
  const moves: readonly InvestorAct[] = [
    ...(mayMove(state, 'submit') ? (['submit'] as const) : []),
    ...(decides ? (['clear', 'reject', 'waive', 'reopen'] as const).filter((move) => mayMove(state, move)) : []),
  ];
  return isOpenState(state) ? [...moves, 'attach', 'edit'] : moves;
}

function Due({ condition, today }: { readonly condition: Condition; readonly today: string }) {
  const { t, date } = usePostClosingText();
  const { dueD, state } = condition;
  if (dueD === null) return null;
  const isLate = isOpenState(state) && state !== 'submitted' && dueD < today;
  return (
    <Text size="small" color={isLate ? 'bad-text' : 'text-3'}>
      {t(isLate ? 'investor.late' : 'investor.due', { day: date(dueD) })}
    </Text>
  );
}

/** The latest steps of a condition: who sent a response, and what the investor decided. */
function Steps({ steps }: Pick<Condition, 'steps'>) {
  const { t } = usePostClosingText();
  const { instant } = useFormats();
  return (
    <Stack as="ol" gap={2} listStyle="none">
      {steps.toReversed().map(({ kind, at, by, note, files }) => (
        <li key={`${at} ${kind}`}>
          <Note>
            {t(`investor.steps.${kind}`)} · <bdi>{by}</bdi> · <bdi>{instant(at)}</bdi>
            {[note, ...files].filter(Boolean).map((said) => (
              <span key={said}>
                {' · '}
                <bdi>{said}</bdi>
              </span>
            ))}
          </Note>
        </li>
      ))}
    </Stack>
  );
}

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
  readonly today: string;
  readonly onAct: (act: InvestorAct) => void;
}

/** A condition of the investor, with its documents and history. */
export function InvestorCondition({ loanNum, condition, today, onAct }: Props) {
  const { t } = usePostClosingText();
  const decides = useDecides();
  const { description, state, steps } = condition;
  return (
    <Stack as="li" gap="s2" padding="s3 s4">
      <Row wrap justify="space-between" gap="s2 s3">
        <Text weight={500} dir="auto" overflowWrap="anywhere">
          {description}
        </Text>
        <Row gap="s3">
          <Due condition={condition} today={today} />
          <DotLabel fill={colors[state]}>{t(`investor.states.${state}`)}</DotLabel>
        </Row>
      </Row>
      <InvestorDocuments loanNum={loanNum} condition={condition} />
      <Row wrap gap="s2">
        {actsOf(condition, decides).map((act, index) => (
          <Button
            key={act}
            size="small"
            variant={index === 0 && isOpenState(state) ? 'outlined' : 'text'}
            aria-label={t('investor.actOf', { act: t(`investor.acts.${act}`), what: description })}
            onClick={() => onAct(act)}
          >
            {t(`investor.acts.${act}`)}
          </Button>
        ))}
      </Row>
      <Steps steps={steps} />
    </Stack>
  );
}
