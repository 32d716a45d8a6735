import { useTranslate } from 'react-admin';
import { PriceGroupInput } from '../../crud/PriceGroupInput';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';
import { useRows } from '../../providers/data/useRecords';
import { WideInput } from '../../ui/InputGrid';
import { RetailOffer } from './RetailOffer';
import { RolesInput } from './RolesInput';
import type { Side } from './users';
import { allPlaces } from './visible-loans';
import { WhatTheySee } from './WhatTheySee';

interface Props {
  readonly side: Side;
  /** The user ID is entered once and can't be changed later. */
  readonly isNew?: boolean;
  /** Users can't change their own roles. */
  readonly own?: boolean;
}

/** The inputs of a user, and what they see with the selected roles. */
export function UserInputs({ side, isNew = false, own = false }: Props) {
  const translate = useTranslate();
  const { data = [] } = useRows(side.places, allPlaces);
  const places = data.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <RecordSection title={translate('people.user.person')}>
        <RecordInput
          source="login"
          readOnly={!isNew}
          {...(isNew ? { help: translate('people.user.loginHelp') } : {})}
        />
        <RecordInput source="firstName" />
        <RecordInput source="lastName" />
        <RecordInput source="email" {...(isNew ? { help: translate('people.user.mailHelp') } : {})} />
        <RecordInput source="phone" />
        <RecordInput source="fax" />
        <RecordInput source="nmlsId" />
      </RecordSection>
      <RecordSection title={translate('people.user.work')}>
        <RecordInput source={side.place} choices={places} />
        {side.isPml ? null : <RecordInput source="isRetail" help={translate('people.user.retailHelp')} />}
        {isNew && !side.isPml && (
          <WideInput>
            <RetailOffer />
          </WideInput>
        )}
        <PriceGroupInput source="priceGroup" />
        <PriceGroupInput source="miniCorrespondentPriceGroup" />
        <RecordInput source="canViewMini" />
      </RecordSection>
      <RecordSection title={translate('people.user.rolesTitle')}>
        <WideInput>
          <RolesInput isPml={side.isPml} disabled={own} />
        </WideInput>
        <WideInput>
          <WhatTheySee side={side} />
        </WideInput>
      </RecordSection>
    </>
  );
}
