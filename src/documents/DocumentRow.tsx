import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';

interface Props {
  readonly document: Edoc;
  readonly picked: boolean;
  readonly current: boolean;
  readonly onPick: () => void;
  readonly onShow: () => void;
}

/** One document: type and name, version, who filed it and when. */
export function DocumentRow({ document, picked, current, onPick, onShow }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { name, doc_type: type, number, lenderOnly, createdTime, createdBy } = document;
  return (
    <Row
      as="li"
      gap="s2"
      position="relative"
      minBlockSize="row"
      paddingBlock={4}
      paddingInline="s2 s4"
      lineBelow
      background={current ? 'selected' : 'none'}
      onHover={{ background: current ? 'selected' : 'hover' }}
    >
      <Box position="relative" zIndex={1}>
        <Checkbox
          size="small"
          checked={picked}
          onChange={onPick}
          slotProps={{ input: { 'aria-label': translate('documents.pick', { name }) } }}
        />
      </Box>
      <Box flex={1} minInlineSize={0}>
        <PlainButton
          covers="target"
          truncate
          maxInlineSize="100%"
          weight={500}
          aria-current={current || undefined}
          onClick={onShow}
        >
          <bdi>{type}</bdi>
        </PlainButton>
        <Note as="p" truncate>
          <bdi>{name}</bdi>
        </Note>
      </Box>
      {lenderOnly && <Note>{translate('documents.lenderOnly')}</Note>}
      {number > 1 && (
        <Text size="micro" border radius="s" padding="0 4" color="text-2">
          {translate('documents.versionNumber', { number })}
        </Text>
      )}
      <Box minInlineSize={0} inlineSize={150} textAlign="end" belowSm={{ inlineSize: 120 }}>
        <Text as="p" truncate numeric size="small" belowSm={{ whiteSpace: 'normal' }}>
          <bdi>{instant(createdTime)}</bdi>
        </Text>
        <Note as="p" truncate belowSm={{ whiteSpace: 'normal' }}>
          <bdi>{createdBy}</bdi>
        </Note>
      </Box>
    </Row>
  );
}
