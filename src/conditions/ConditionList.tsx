import { type RefObject, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { groupConditions, isConditionCategory } from '../../domain/underwriting/condition-categories';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { ConditionRow } from './ConditionRow';

interface Props {
  readonly loanNum: string;
  /** The conditions of the tab. */
  readonly shown: readonly Condition[];
  /** All conditions, which the headings count. */
  readonly all: readonly Condition[];
  readonly selected: string | undefined;
  readonly addressOf: (id: string) => { readonly search: string };
  readonly isBusy: (id: string) => boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
}

function GroupHead({
  id,
  cat,
  all,
}: {
  readonly id: string;
  readonly cat: string;
  readonly all: readonly Condition[];
}) {
  const translate = useTranslate();
  const ofGroup = all.filter((one) => one.cat === cat);
  const closed = ofGroup.filter(({ state }) => !isOpenState(state)).length;
  return (
    <Row justify="space-between" gap="s3" padding="6 16" background="sunken" lineBelow>
      <Row as="h2" wrap gap="0 s2" size="small" weight={600} id={id}>
        <bdi>{cat}</bdi>
        {isConditionCategory(cat) && (
          <Note weight={400}>{translate(`conditions.categories.${cat.replace(' ', '')}`)}</Note>
        )}
      </Row>
      <Note flex="none" numeric>
        {translate('conditions.closedOf', { closed, total: ofGroup.length })}
      </Note>
    </Row>
  );
}

/** Conditions by category, in the order of the categories (COND-02, COND-03). */
export function ConditionList({ loanNum, shown, all, selected, addressOf, isBusy, ref }: Props) {
  const prefix = useId();
  return (
    <Box ref={ref}>
      {groupConditions(shown).map(({ cat, conditions }) => {
        const id = `${prefix}${cat.replace(' ', '')}`;
        return (
          <section key={cat} aria-labelledby={id}>
            <GroupHead id={id} cat={cat} all={all} />
            <ul>
              {conditions.map((condition) => (
                <Box as="li" key={condition.id} lineBelow>
                  <ConditionRow
                    loanNum={loanNum}
                    condition={condition}
                    to={addressOf(condition.id)}
                    selected={condition.id === selected}
                    busy={isBusy(condition.id)}
                  />
                </Box>
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && <NoneOfView />}
    </Box>
  );
}

function NoneOfView() {
  const translate = useTranslate();
  return (
    <Text as="p" padding="s4" color="text-2">
      {translate('conditions.noneOfView')}
    </Text>
  );
}
