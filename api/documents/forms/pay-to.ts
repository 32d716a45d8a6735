import { z } from 'zod';
import { text } from './form-head';

/** Who takes payments, with the lines of address and contact that a form prints below the name. */
export const payTo = z.object({ name: text, lines: z.array(text) });
export type PayTo = Readonly<z.infer<typeof payTo>>;

export const payToSample: PayTo = {
  name: 'Example Loan Servicing',
  lines: [
    'PO Box 4100, Pasadena, CA 91109',
    '(800) 555-0142, Monday to Friday, 8 AM to 6 PM Pacific',
    'https://servicing.example.com/pay',
  ],
};

export const newServicerSample: PayTo = {
  name: 'Example Subservicing',
  lines: ['PO Box 920, Dallas, TX 75221', '(800) 555-0155', 'https://subservicing.example.com/pay'],
};
