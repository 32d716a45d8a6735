import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplianceTest, Verdict } from '../../domain/compliance/compliance-test';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { useComplianceText } from './useComplianceText';
import { Worksheet } from './Worksheet';

const fills: Readonly<Record<Verdict, string>> = {
  passes: token('dot-green'),
  fails: token('dot-red'),
  unknown: token('dot-amber'),
  notApplicable: token('text-3'),
};

function Amount({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Stack gap={0} minInlineSize={84}>
      <Note as="dt">{label}</Note>
      <Text as="dd" numeric>
        <bdi>{value}</bdi>
      </Text>
    </Stack>
  );
}

/** A test: its name, figure and limit, verdict with the reasons, and its worksheet on demand. */
export function TestRow({ test }: { readonly test: ComplianceTest }) {
  const translate = useTranslate();
  const text = useComplianceText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = text.name(test.key);
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Stack as="li" gap="s2" padding="s3 s4" lineAbove>
      <Row wrap justify="space-between" align="start" gap="s2 s4">
        <Stack gap={2} flex="1 1 220px" minInlineSize={0}>
          <Text as="h4" margin={0} size="body" weight={500} id={id}>
            {name}
          </Text>
          <DotLabel fill={fills[test.verdict]}>{text.verdict(test)}</DotLabel>
        </Stack>
        {test.figure && (
          <Row as="dl" gap="s4" align="start">
            <Amount label={translate('compliance.figure')} value={text.written(test.figure)} />
            {test.limit && <Amount label={translate('compliance.limit')} value={text.written(test.limit)} />}
          </Row>
        )}
      </Row>
      {test.remarks.length > 0 && (
        <Stack as="ul" gap={2} color="text-2" size="small">
          {test.remarks.map((remark) => (
            <li key={`${remark.code} ${remark.test ?? ''}`}>
              <bdi>{text.remark(remark)}</bdi>
            </li>
          ))}
        </Stack>
      )}
      {test.lines.length > 0 && (
        <div>
          <Button
            size="small"
            variant="text"
            sx={{ marginInlineStart: '-5px' }}
            aria-expanded={open}
            aria-controls={`${id}-lines`}
            aria-describedby={id}
            endIcon={<Chevron className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => setOpen(!open)}
          >
            {translate(open ? 'compliance.hide' : 'compliance.show')}
          </Button>
          <Box id={`${id}-lines`} hidden={!open} paddingBlockStart="s2">
            {open && <Worksheet test={test} label={translate('compliance.worksheetOf', { test: name })} />}
          </Box>
        </div>
      )}
    </Stack>
  );
}
