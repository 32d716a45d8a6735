import { z } from 'zod';
import type { Print } from '../engine/print';

export const text = z.string().min(1);
export const maybe = z.string().nullable();

/** What the head of each form says of its loan. */
export const formHead = z.object({
  loanNum: text,
  borrowers: z.array(text).min(1),
  property: maybe,
  amount: maybe,
});
export type FormHead = Readonly<z.infer<typeof formHead>>;

export const headSample: FormHead = {
  loanNum: '2600000142',
  borrowers: ['Ruta Lindqvist', 'İlker Öztürk'],
  property: '41 Larkspur Lane, Unit 3, Pasadena, CA 91101',
  amount: '480000.00',
};

/** The facts at the head of a form. Forms are in English, and so are their labels. */
export const headFacts = (head: FormHead, { facts, money, today }: Print) =>
  facts([
    ['Borrowers', head.borrowers.join(', '), 'wide'],
    ['Property', head.property, 'wide'],
    ['Loan number', head.loanNum],
    ['Loan amount', money(head.amount)],
    ['Date', today],
  ]);
