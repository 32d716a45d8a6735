import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import InputBase from '@mui/material/InputBase';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { Box, type ElementProps, Row, Text } from './layout/primitives';
import { MenuItem, MenuList, Popover } from './overlays';

/** Menus with at least this many choices have a search. */
const SEARCH_FROM = 9;

/** Dashed while the filter is not set. */
export const ChipOutline = ({ isSet, ...props }: ElementProps<'span'> & { readonly isSet: boolean }) => (
  <Row
    as="span"
    display="inline-flex"
    flex="none"
    blockSize={28}
    maxInlineSize={340}
    border="dashed"
    radius="full"
    background={isSet ? 'accent-tint' : undefined}
    color={isSet ? 'accent-text' : 'text-2'}
    size="small"
    weight={500}
    whiteSpace="nowrap"
    onTouch={{ blockSize: 44 }}
    style={isSet ? { border: '1px solid transparent' } : undefined}
    {...props}
  />
);

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FrameProps {
  readonly label: string;
  /** Text of the current choice; undefined if there is none. */
  readonly chosen: string | undefined;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A chip that opens its filter; when set, it can be cleared. */
export function ChipFrame({ label, chosen, onRemove, children }: FrameProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ChipOutline isSet={chosen !== undefined}>
        <Box
          as={ButtonBase}
          gap={6}
          minInlineSize={0}
          blockSize="100%"
          paddingInline={10}
          radius="full"
          font="inherit"
          disableRipple
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {chosen === undefined ? <Plus size={14} aria-hidden /> : null}
          <Text overflow="hidden" textOverflow="ellipsis">
            {chosen === undefined ? label : `${label}: ${chosen}`}
          </Text>
        </Box>
        {chosen === undefined ? null : (
          <Box
            as={ButtonBase}
            gap={6}
            minInlineSize={0}
            blockSize="100%"
            paddingInline={10}
            radius="full"
            font="inherit"
            disableRipple
            aria-label={translate('blocks.filter.remove', { name: label })}
            onClick={onRemove}
          >
            <X size={14} aria-hidden />
          </Box>
        )}
      </ChipOutline>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1, maxHeight: 420, minWidth: 220 } } }}
      >
        {children}
      </Popover>
    </>
  );
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Filters by one or more values. */
export function FilterChip({ label, choices, values, onChange }: Props) {
  const translate = useTranslate();
  const { line } = useFormats();
  const [typed, setTyped] = useState('');
  const chosen = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(typed.trim().toLowerCase()));
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  return (
    <ChipFrame label={label} chosen={chosen.length === 0 ? undefined : line(chosen)} onRemove={() => onChange([])}>
      {choices.length >= SEARCH_FROM ? (
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={translate('blocks.filter.find', { name: label })}
          inputProps={{ 'aria-label': translate('blocks.filter.find', { name: label }) }}
          sx={{ px: 3, py: 2, borderBlockEnd: token('border') }}
        />
      ) : null}
      <MenuList dense aria-label={label}>
        {found.map(({ value, label: text }) => (
          <MenuItem
            key={value}
            role="menuitemcheckbox"
            aria-checked={values.includes(value)}
            onClick={() => toggle(value)}
          >
            <Checkbox
              checked={values.includes(value)}
              tabIndex={-1}
              disableRipple
              size="small"
              inputProps={{ 'aria-hidden': true }}
            />
            <bdi>{text}</bdi>
          </MenuItem>
        ))}
        {found.length === 0 ? <MenuItem disabled>{translate('blocks.filter.none')}</MenuItem> : null}
      </MenuList>
    </ChipFrame>
  );
}
