import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Row, Text } from '../ui/layout/primitives';
import { SearchField } from './SearchField';

interface Props {
  readonly search?: ComponentProps<typeof SearchField> | undefined;
  /** The chips; `all` includes the less common ones. */
  readonly chips: (all: boolean) => readonly ReactNode[];
  /** Whether there are less common chips. */
  readonly more: boolean;
  /** Clears search and filters; present only when there are some. */
  readonly onClear?: (() => void) | undefined;
  /** Shown at the end of the line. */
  readonly aside?: ReactNode;
  /** For pages with narrower margins. */
  readonly tight?: boolean;
}

/** Search and filters in one line, which scrolls sideways on a phone. */
export function FilterLine({ search, chips, more, onClear, aside, tight = false }: Props) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const shown = chips(all);
  return (
    <Row
      flex="none"
      wrap
      gap="10 s2"
      padding="s3 s4"
      fromMd={{ rowGap: 's2', paddingBlock: 6, paddingInline: !tight ? 's5' : undefined }}
    >
      {search && <SearchField {...search} />}
      {(shown.length > 0 || onClear) && (
        <Row
          gap="s2"
          minInlineSize={0}
          wrap
          belowMd={{ wrap: false, overflowX: 'auto', inlineSize: '100%', paddingBlock: 2 }}
        >
          {shown}
          {more && (
            <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
              {translate(all ? 'records.fewerFilters' : 'records.moreFilters')}
            </Button>
          )}
          {onClear && (
            <Button size="small" variant="text" onClick={onClear}>
              {translate('records.clear')}
            </Button>
          )}
        </Row>
      )}
      {aside && (
        <Text color="text-3" size="small" fromMd={{ marginInlineStart: 'auto' }}>
          {aside}
        </Text>
      )}
    </Row>
  );
}
