import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Rows2, Rows3 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Hint } from '../ui/Hint';
import type { Density } from './useDensity';

const icons = { comfortable: Rows2, compact: Rows3 } as const;
const names: readonly Density[] = ['comfortable', 'compact'];

interface Props {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

/** Chooses the height of the rows of a list. */
export function DensitySwitch({ density, onChange }: Props) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={density}
      aria-label={translate('records.density')}
      onChange={(_event, next: Density | null) => next && onChange(next)}
    >
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <Hint key={name} title={translate(`settings.density.${name}`)}>
            <ToggleButton value={name} aria-label={translate(`settings.density.${name}`)}>
              <Icon size={16} aria-hidden />
            </ToggleButton>
          </Hint>
        );
      })}
    </ToggleButtonGroup>
  );
}
