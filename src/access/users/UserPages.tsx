import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { sentId } from '../../providers/data/record-ids';
import { useFormats } from '../../providers/i18n/useFormats';
import { Row } from '../../ui/layout/primitives';
import { SessionList } from '../sessions/SessionList';
import { useSessionUser } from '../useSessionUser';
import { IdentityList } from './identities/IdentityList';
import { UserActions } from './UserActions';
import { UserInputs } from './UserInputs';
import { UserState } from './UserState';
import { nameOf, recordedFields, type Side, sides, type User } from './users';

/** Whether the user can sign in, and their last sign-in. */
function UserStatusLine({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { lastSignInAt } = user;
  return (
    <Row as="span" display="inline-flex" wrap align="stretch" columnGap="s4">
      <UserState user={user} />
      <span>
        {lastSignInAt === null
          ? translate('people.user.neverIn')
          : translate('people.user.lastIn', { when: `\u2068${instant(lastSignInAt)}\u2069` })}
      </span>
    </Row>
  );
}

/** One user, with the pages they see and the history of their record. */
function EditPage({ side }: { readonly side: Side }) {
  const session = useSessionUser();
  const { id } = useParams();
  const own = session?.username === sentId(id);
  return (
    <RecordEdit
      resource={side.resource}
      fields={{ ...side.fields, ...recordedFields }}
      title={nameOf}
      lead={(user) => <UserStatusLine user={user} />}
      actions={(user) => <UserActions user={user} own={own} />}
      below={(user) => (
        <>
          <IdentityList login={user.login} />
          <SessionList login={user.login} />
        </>
      )}
    >
      <UserInputs side={side} own={own} />
    </RecordEdit>
  );
}

/** A new user; we email them a temporary password. */
function CreatePage({ side }: { readonly side: Side }) {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource={side.resource}
      fields={side.fields}
      title={translate(side.isPml ? 'pages.companyUserCreate' : 'pages.employeeCreate')}
      lead={translate('people.user.createLead')}
      defaults={{ roles: [], isRetail: false, canViewMini: false }}
    >
      <UserInputs side={side} isNew />
    </RecordCreate>
  );
}

export const EmployeeEditPage = () => <EditPage side={sides.employees} />;
export const EmployeeCreatePage = () => <CreatePage side={sides.employees} />;
export const CompanyUserEditPage = () => <EditPage side={sides.companyUsers} />;
export const CompanyUserCreatePage = () => <CreatePage side={sides.companyUsers} />;
