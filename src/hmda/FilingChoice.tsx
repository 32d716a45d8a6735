import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Filing } from '../../domain/hmda/transmittal';
import { Box, Row } from '../ui/layout/primitives';

interface Props {
  readonly filing: Filing;
  readonly years: readonly number[];
  readonly onChoose: (part: Partial<Filing>) => void;
}

const quarters = [4, 1, 2, 3] as const;

/** The year, and the quarter for lenders that file by quarter. */
export function FilingChoice({ filing, years, onChoose }: Props) {
  const translate = useTranslate();
  const quarter = (value: number): Filing['quarter'] => quarters.find((one) => one === value) ?? 4;
  return (
    <Row wrap gap="s2">
      <Box inlineSize={120}>
        <TextField
          select
          label={translate('hmda.year')}
          value={filing.year}
          onChange={({ target }) => onChoose({ year: Number(target.value) })}
          slotProps={{ select: { native: true } }}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </TextField>
      </Box>
      <Box inlineSize={200}>
        <TextField
          select
          label={translate('hmda.period')}
          value={filing.quarter}
          onChange={({ target }) => onChoose({ quarter: quarter(Number(target.value)) })}
          slotProps={{ select: { native: true } }}
        >
          {quarters.map((value) => (
            <option key={value} value={value}>
              {translate(`hmda.quarters.${value}`)}
            </option>
          ))}
        </TextField>
      </Box>
    </Row>
  );
}
