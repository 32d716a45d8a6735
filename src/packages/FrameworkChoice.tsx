import { TextField } from '@mui/material';
import type { FrameworkView } from '../../domain/packages/packages.schemas';
import { MenuItem } from '../ui/overlays';
import { usePackageText } from './usePackageText';

interface Props {
  readonly frameworks: readonly FrameworkView[];
  readonly chosen: string;
  readonly onChoose: (framework: string) => void;
}

/** What makes the documents: the portal, or a vendor with which the lender has an account. */
export function FrameworkChoice({ frameworks, chosen, onChoose }: Props) {
  const { t } = usePackageText();
  const nameOf = ({ name, isReady }: FrameworkView): string =>
    name === null ? t('engine') : isReady ? name : t('vendorOff', { vendor: name });
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('madeBy')}
      value={chosen}
      helperText={frameworks.every(({ isReady }) => isReady) ? undefined : t('vendorOffHelp')}
      onChange={(event) => onChoose(event.target.value)}
    >
      {frameworks.map((each) => (
        <MenuItem key={each.framework} value={each.framework} disabled={!each.isReady}>
          {nameOf(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
