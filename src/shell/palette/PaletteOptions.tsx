import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';
import { StatusDot } from '../../ui/StatusDot';
import type { PaletteEntry, PaletteGroup } from './usePaletteGroups';

const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 38,
  paddingInline: 10,
  borderRadius: token('r'),
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: token('selected') },
  '& > svg': { flex: 'none', color: token('text-3') },
  '& > span:first-of-type': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > small': { color: token('text-3'), fontSize: token('fs-small') },
  '@media (pointer: coarse)': { minBlockSize: 44 },
});

export interface OptionProps {
  readonly id: string;
  readonly 'aria-selected': boolean;
  readonly onMouseMove: () => void;
  readonly onClick: (event: { readonly ctrlKey: boolean; readonly metaKey: boolean }) => void;
}

function Text({ entry }: { readonly entry: PaletteEntry }) {
  if (!entry.loanNum) return <span>{entry.text}</span>;
  return (
    <span>
      <bdi>{entry.loanNum}</bdi>
      {entry.text && (
        <>
          {' · '}
          <bdi>{entry.text}</bdi>
        </>
      )}
    </span>
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
        return (
          <Option key={entry.id} role="option" {...option(index)}>
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            <Text entry={entry} />
            {entry.note && <small>{entry.note}</small>}
            <StatusDot status={entry.status} />
          </Option>
        );
      })}
    </Fragment>
  ));
}
