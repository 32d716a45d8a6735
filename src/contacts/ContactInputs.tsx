import { FillFromZip } from '../fields/FillFromZip';
import { RecordInput } from '../fields/RecordInput';

/** What is entered about a contact, in the order of the form. */
export interface ContactSources {
  readonly facts: readonly string[];
  readonly address: { readonly street: string; readonly zip: string; readonly city: string; readonly state: string };
}

/** Who the contact is. */
export const ContactFacts = ({ facts, autoFocus = false }: Pick<ContactSources, 'facts'> & { autoFocus?: boolean }) =>
  facts.map((source, place) => <RecordInput key={source} source={source} autoFocus={autoFocus && place === 0} />);

/** Where the contact is. The ZIP code fills in city and state. */
export function ContactAddress({ address: { street, zip, city, state } }: Pick<ContactSources, 'address'>) {
  return (
    <>
      {[street, zip, city, state].map((source) => (
        <RecordInput key={source} source={source} />
      ))}
      <FillFromZip sources={{ zip, city, state }} />
    </>
  );
}
