import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Box, type ElementProps, Note, Row, Text } from '../../ui/layout/primitives';
import { StatusDot } from '../../ui/StatusDot';
import type { PaletteEntry } from './palette-entry';
import type { PaletteGroup } from './usePaletteGroups';

export interface OptionProps {
  readonly id: string;
  readonly 'aria-selected': boolean;
  readonly onMouseMove: () => void;
  readonly onClick: (event: { readonly ctrlKey: boolean; readonly metaKey: boolean }) => void;
}

const Words = (props: ElementProps<'span'>) => <Text flex={1} minInlineSize={0} truncate {...props} />;

function EntryText({ entry }: { readonly entry: PaletteEntry }) {
  if (!entry.loanNum) return <Words>{entry.text}</Words>;
  return (
    <Words>
      <bdi>{entry.loanNum}</bdi>
      {entry.text && (
        <>
          {' · '}
          <bdi>{entry.text}</bdi>
        </>
      )}
    </Words>
  );
}

interface Props {
  readonly groups: readonly PaletteGroup[];
  /** Props of the option at this index of the whole list. */
  readonly option: (index: number) => OptionProps;
}

/** The suggestions of the palette in their groups. */
export function PaletteOptions({ groups, option }: Props) {
  const translate = useTranslate();
  let index = -1;
  return groups.map((group) => (
    <Fragment key={group.translate}>
      <Box as="p" padding="10 10 4" color="text-3" size="small" weight={500} role="presentation">
        {translate(group.translate)}
      </Box>
      {group.entries.map((entry) => {
        index += 1;
        const Icon = entry.icon;
        const state = option(index);
        return (
          <Row
            key={entry.id}
            gap={10}
            minBlockSize={38}
            paddingInline={10}
            radius="m"
            cursor="pointer"
            background={state['aria-selected'] ? 'selected' : undefined}
            iconColor="text-3"
            onTouch={{ minBlockSize: 44 }}
            role="option"
            {...state}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            <EntryText entry={entry} />
            {entry.note && <Note as="small">{entry.note}</Note>}
            <StatusDot status={entry.status} />
          </Row>
        );
      })}
    </Fragment>
  ));
}
