import { useTranslate } from 'react-admin';
import { useStatusLabel } from '../ui/StatusDot';

/** The name of an option of a field of a batch's rows. */
export function useOptionText(): (field: string, option: string) => string {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  return (field, option) => {
    if (field === 'status') return statusLabel(option);
    if (field === 'role') return translate(`fields.sEmployee${option}Name`, { _: option });
    if (field === 'category') return translate(`conditions.categories.${option.replace(' ', '')}`, { _: option });
    return translate(`servicing.types.${option}`, { _: option });
  };
}
