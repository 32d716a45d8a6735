import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import { formatDate } from '../../domain/format/date';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';
import { ChangeTag } from './ChangeTag';
import { useChangesText } from './useChanges';

interface Props {
  readonly tasks: readonly CocTask[];
  readonly chosen: string;
  readonly onChoose: (taskId: string) => void;
}

/** The changes of the loan, of which one is shown below. */
export function ChangeList({ tasks, chosen, onChoose }: Props) {
  const { t } = useChangesText();
  return (
    <Box
      as="ul"
      listStyle="none"
      padding={0}
      margin={0}
      border
      radius="l"
      background="surface"
      overflow="clip"
      aria-label={t('all')}
    >
      {tasks.map((task, place) => (
        <Box
          as="li"
          key={task.taskId}
          padding="s2 s4"
          position="relative"
          lineAbove={place > 0}
          background={task.taskId === chosen ? 'accent-tint' : 'none'}
          onHover={{ background: task.taskId === chosen ? 'accent-tint' : 'hover' }}
        >
          <Row wrap justify="space-between" gap="s1 s3">
            <PlainButton
              covers="target"
              color="text"
              weight={500}
              aria-current={task.taskId === chosen ? 'true' : undefined}
              onClick={() => onChoose(task.taskId)}
            >
              <bdi>{task.trigger ? t(`triggers.${task.trigger}`) : task.Description.split('\n', 1)[0]}</bdi>
            </PlainButton>
            <Row gap="s3">
              <Note>
                <Text numeric>{formatDate(task.learned)}</Text>
              </Note>
              <ChangeTag task={task} />
            </Row>
          </Row>
        </Box>
      ))}
    </Box>
  );
}
