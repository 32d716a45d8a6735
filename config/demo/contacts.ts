import { demoInvestors } from './investors';

const at = (address: string, city: string, zip: string) => ({ address, city, state: 'CA', zip });

const contact = (role: string, name: string, company: string, place: ReturnType<typeof at>, last: string) => ({
  ...place,
  role,
  name,
  company,
  phone: `(626) 555-01${last}`,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  license_num: null,
  note: null,
});

/** The contact book of the demo. */
export const demoContacts = [
  contact('3', 'Ida Holm', 'Cairn Title', at('12 Alder Street', 'Pasadena', '91101'), '60'),
  contact('3', 'Noel Brandt', 'Meadow Deed Title', at('408 Linden Avenue', 'Long Beach', '90802'), '61'),
  contact('2', 'Petra Vance', 'Anchor Gate Escrow', at('77 Harbor Drive', 'Long Beach', '90802'), '62'),
  contact('26', 'Tomas Reyes', 'Ferry Street Closings', at('5 Ferry Street', 'Sacramento', '95814'), '63'),
  contact('12', 'Wren Calloway', 'Hearthstone Insurance', at('230 Oak Park Way', 'Davis', '95616'), '64'),
  ...demoInvestors.map(({ id, person, company, last }) => ({
    id,
    ...contact('7', person, company, at('800 Commerce Street', 'Los Angeles', '90013'), last),
  })),
];
