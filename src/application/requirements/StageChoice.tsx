import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Check } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { RequirementStage } from '../../../domain/application/requirements/requirement';
import type { StageRequirements } from '../../../domain/application/requirements/requirements-of';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { Box } from '../../ui/layout/primitives';

const Stages = styled(ToggleButtonGroup)(({ theme }) => ({
  maxInlineSize: '100%',
  '& .MuiToggleButton-root': { flex: '1 1 auto', gap: token('s2'), whiteSpace: 'nowrap' },
  '& svg': { color: token('ok-text') },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: token('s1'),
    '&& .MuiToggleButton-root': {
      minBlockSize: 44,
      justifyContent: 'space-between',
      minInlineSize: 0,
      paddingInline: token('s2'),
      whiteSpace: 'normal',
      textAlign: 'start',
      lineHeight: 1.25,
      margin: 0,
      border: `1px solid ${token('line-strong')}`,
      borderRadius: token('r'),
    },
  },
}));

interface Props {
  readonly stages: readonly StageRequirements[];
  readonly value: RequirementStage;
  readonly onChange: (stage: RequirementStage) => void;
}

/** Selects a loan stage, with the number of missing values for each. */
export function StageChoice({ stages, value, onChange }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  return (
    <Stages
      exclusive
      value={value}
      aria-label={translate('applicationNeeds.stage')}
      onChange={(_, stage: RequirementStage | null) => stage !== null && onChange(stage)}
    >
      {stages.map(({ stage, complete, items }) => {
        const name = translate(`applicationNeeds.stages.${stage}`);
        const statusText = complete
          ? translate('applicationNeeds.done', { stage: name })
          : translate('applicationNeeds.open', { stage: name, count: items.length, smart_count: items.length });
        return (
          <ToggleButton key={stage} value={stage} aria-label={statusText}>
            {name}
            {complete ? (
              <Check size={16} strokeWidth={1.6} aria-hidden />
            ) : (
              <Box
                as="span"
                flex="none"
                minInlineSize={20}
                paddingInline={6}
                radius="full"
                background="warn-tint"
                color="warn-text"
                size="micro"
                lineHeight="18px"
                textAlign="center"
                className="num"
              >
                {count(items.length)}
              </Box>
            )}
          </ToggleButton>
        );
      })}
    </Stages>
  );
}
