import type { ReactNode } from 'react';
import { formatDate } from '../../domain/format/date';
import { Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { StepPoint } from '../ui/StepPoint';
import { Table } from '../ui/Table';

/** A step of a clock that a regulation sets. */
export interface ClockStep {
  readonly key: string;
  readonly state: 'done' | 'open' | 'late';
  readonly title: ReactNode;
  /** The rule, how it was done, and the days that did not count. */
  readonly note: ReactNode;
  readonly link?: ReactNode;
  /** The last or first day of the step. */
  readonly day: string | undefined;
  readonly done: string | null;
}

interface Props {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly words: Readonly<Record<'step' | 'day' | 'done' | 'late', string>>;
  readonly steps: readonly ClockStep[];
}

const points = { done: 'done', open: 'todo', late: 'paused' } as const;

const Day = ({ date }: { readonly date: string | undefined }) => <bdi dir="ltr">{formatDate(date)}</bdi>;

/** The steps of a clock with their days, and when each was done. */
export function Clock({ title, aside, words, steps }: Props) {
  return (
    <Section title={title} aside={aside} flush>
      <Table cells={{ paddingBlock: 's2', paddingInline: 's2', verticalAlign: 'top' }} edge="s4">
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col" data-numeric>
              {words.day}
            </th>
            <th scope="col" data-numeric>
              {words.done}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.key}>
              <th scope="row">
                <Row gap="s2" align="start">
                  <StepPoint state={points[step.state]} />
                  <span>
                    <Text display="block" weight={500}>
                      {step.title}
                    </Text>
                    <Note display="block" weight={400} textWrap="pretty">
                      {step.note}
                    </Note>
                    {step.link}
                  </span>
                </Row>
              </th>
              <td data-numeric>
                <Day date={step.day} />
              </td>
              <td data-numeric>
                <Text color={step.state === 'late' ? 'bad-text' : undefined}>
                  {step.done ? <Day date={step.done} /> : step.state === 'late' ? words.late : '–'}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
