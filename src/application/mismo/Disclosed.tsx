import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Row, Stack, Text } from '../../ui/layout/primitives';

interface Props {
  readonly title: string;
  readonly count: number;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A collapsed section that shows its title and count until expanded. */
export function Disclosed({ title, count, lead, children }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Stack as="section" gap="s2" minInlineSize={0} paddingBlockStart="s4" lineAbove aria-labelledby={`${id}-title`}>
      <Row as="header" align="start" justify="space-between" gap="s3">
        <Box minInlineSize={0}>
          <Text as="h3" size="text" weight={600} lineHeight="24px" id={`${id}-title`}>
            {title}{' '}
            <Text color="text-3" weight={400}>
              · {translate('mismo.values', { count, smart_count: count })}
            </Text>
          </Text>
          <Text as="p" color="text-2" size="small">
            {lead}
          </Text>
        </Box>
        <Button
          size="small"
          variant="text"
          sx={{ flex: 'none' }}
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          endIcon={<Chevron className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'mismo.hide' : 'mismo.show')}
        </Button>
      </Row>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </Stack>
  );
}
