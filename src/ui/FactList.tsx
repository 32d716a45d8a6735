import { Fragment, type ReactNode } from 'react';
import { Row, Text } from './layout/primitives';

export interface Fact {
  readonly label: ReactNode;
  /** Default: the label. */
  readonly key?: string;
  /** A missing value is an en dash. */
  readonly value: ReactNode;
}

/** Dates and numbers stay on one line. */
const isFigure = (value: ReactNode): boolean => typeof value === 'string' && /^[\d\s/.,:$%+−-]+$/.test(value);

/** The divider above a group. */
const nextGroup = { marginBlockStart: 7, paddingBlockStart: 10, lineAbove: true } as const;

const keyOf = ({ key, label }: Fact): string => key ?? String(label);

interface Props {
  readonly groups: readonly (readonly Fact[])[];
  /** Long labels wrap, too, so that they leave room for values that are sentences. */
  readonly wraps?: boolean;
}

/** Labels and values in groups with dividers, as in the loan summary. */
export function FactList({ groups, wraps = false }: Props) {
  return (
    <dl>
      {groups.map((facts, group) => (
        <Fragment key={facts[0] && keyOf(facts[0])}>
          {facts.map(({ key, label, value }, index) => (
            <Row
              key={keyOf({ key, label, value })}
              justify="space-between"
              align="stretch"
              gap="s4"
              paddingBlock={3}
              lineHeight="20px"
              {...(group > 0 && index === 0 ? nextGroup : {})}
            >
              <Text as="dt" color="text-3" whiteSpace={wraps ? undefined : 'nowrap'}>
                {label}
              </Text>
              {/* Long names wrap: truncated text cannot be read on touch screens. */}
              <Text
                as="dd"
                minInlineSize={0}
                textAlign="end"
                overflowWrap="anywhere"
                {...(isFigure(value) ? { flex: 'none', whiteSpace: 'nowrap' } : {})}
                numeric={typeof value === 'string' && /\d/.test(value)}
              >
                {typeof value === 'string' ? <bdi>{value || '–'}</bdi> : value}
              </Text>
            </Row>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}
