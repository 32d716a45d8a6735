import { Tab, Tabs, TextField } from '@mui/material';
import { Check } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { AusSystem } from '../../domain/aus/systems';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { conditionName } from '../../domain/underwriting/condition-view';
import { useMessageText } from '../providers/i18n/useMessageText';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { PlainButton } from '../ui/PlainButton';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { groupRows, isInView, type MessageRow, type MessageView, messageViews, type SystemView } from './message-rows';
import { useAusText } from './useAusText';

interface Props {
  readonly rows: readonly MessageRow[];
  readonly shown: readonly MessageRow[];
  readonly view: MessageView;
  readonly onView: (view: MessageView) => void;
  /** The systems that have answered. */
  readonly systems: readonly AusSystem[];
  readonly system: SystemView;
  readonly onSystem: (system: SystemView) => void;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly conditionOf: (row: MessageRow) => Condition | undefined;
}

function Made({ condition }: { readonly condition: Condition }) {
  const { t } = useAusText();
  return (
    <Row gap={6} color="text-2" whiteSpace="nowrap">
      <Check size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{t('work.conditionName', { name: conditionName(condition) })}</span>
    </Row>
  );
}

function MessageLine({ row, props }: { readonly row: MessageRow; readonly props: Props }) {
  const { t } = useAusText();
  const messageText = useMessageText();
  const { finding, change, system, id } = row;
  const isOn = props.selected === id;
  const isGone = change === 'gone';
  const condition = props.conditionOf(row);
  return (
    <Box
      as="tr"
      data-selected={isOn || undefined}
      background={isOn ? 'accent-tint' : undefined}
      color={isGone ? 'text-3' : undefined}
      belowSm={{ display: 'grid', columns: 'auto minmax(0, 1fr) auto', gap: '2 s2', padding: 's2 s4' }}
    >
      <Box as="td" color="text-2" whiteSpace="nowrap" belowSm={{ padding: '0' }}>
        <bdi>{finding.id}</bdi>
      </Box>
      <Box as="td" color="text-2" belowSm={{ padding: '0' }}>
        {system}
      </Box>
      <Box as="td" inlineSize="100%" belowSm={{ padding: '0', gridRow: '2', gridColumn: '1 / -1' }}>
        <PlainButton aria-pressed={isOn} data-message={id} onClick={() => props.onSelect(id)}>
          <Text
            textAlign="start"
            textDecoration={isGone ? 'line-through' : undefined}
            weight={finding.severity === 'critical' && !isGone ? 500 : 400}
            color={finding.severity === 'critical' && !isGone ? 'bad-text' : undefined}
          >
            {messageText(finding.text)}
          </Text>
        </PlainButton>
      </Box>
      <Box as="td" whiteSpace="nowrap" belowSm={{ padding: '0', gridRow: '1', gridColumn: '3' }}>
        {change && (
          <Text weight={isGone ? 400 : 500} color={isGone ? 'text-3' : 'text'}>
            {t(`changes.${change}`)}
          </Text>
        )}
      </Box>
      <Box as="td" belowSm={{ padding: '0', gridColumn: '1 / -1' }}>
        {condition && <Made condition={condition} />}
      </Box>
    </Box>
  );
}

/** Shows the messages of one system. */
function SystemFilter({ systems, system, onSystem }: Pick<Props, 'systems' | 'system' | 'onSystem'>) {
  const { t } = useAusText();
  return (
    <TextField
      select
      size="small"
      value={system}
      onChange={({ target }) => onSystem(systems.find((each) => each === target.value) ?? 'all')}
      slotProps={{ htmlInput: { 'aria-label': t('columns.system') } }}
    >
      <MenuItem value="all">{t('allSystems')}</MenuItem>
      {systems.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The messages of the latest runs by section, with what changed since the runs before. */
export function MessagesCard(props: Props) {
  const { rows, shown, view, onView, systems } = props;
  const translate = useTranslate();
  const { t } = useAusText();
  const counted = (each: MessageView) => rows.filter((row) => isInView(row, each)).length;
  return (
    <Section title={t('messages')} aside={systems.length > 1 && <SystemFilter {...props} />} flush>
      <Tabs
        value={view}
        onChange={(_event, next: MessageView) => onView(next)}
        aria-label={t('messages')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingInline: 2 }}
      >
        {messageViews.map((each) => (
          <Tab key={each} value={each} label={translate(`aus.views.${each}`, { count: counted(each) })} />
        ))}
      </Tabs>
      {shown.length === 0 ? (
        <Text as="p" padding="s5 s4" color="text-2">
          {t('noMessages')}
        </Text>
      ) : (
        <Box position="relative" overflow="clip">
          <Table cells={{ padding: '8 s3' }} edge="s4" lines="rows">
            <Box as="thead" visuallyHidden>
              <tr>
                {(['id', 'system', 'message', 'change', 'condition'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`columns.${name}`)}
                  </th>
                ))}
              </tr>
            </Box>
            {groupRows(shown).map((group) => (
              <tbody key={group.section}>
                <Box as="tr" background="canvas">
                  <Box as="th" scope="colgroup" colSpan={5} size="small" padding="6 s4" {...{ weight: 500 as const }}>
                    {t(`sections.${group.section}`)} <Note>{group.rows.length}</Note>
                  </Box>
                </Box>
                {group.rows.map((row) => (
                  <MessageLine key={row.id} row={row} props={props} />
                ))}
              </tbody>
            ))}
          </Table>
        </Box>
      )}
    </Section>
  );
}
