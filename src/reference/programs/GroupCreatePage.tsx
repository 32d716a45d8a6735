import { useTranslate } from 'react-admin';
import { programGroupFields } from '../../../domain/reference/program-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { GroupInputs } from './GroupInputs';

export function GroupCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/program/group"
      fields={programGroupFields}
      title={translate('pages.programGroupCreate')}
      defaults={{ displayOrder: 1000, active: true }}
    >
      <GroupInputs />
    </RecordCreate>
  );
}
