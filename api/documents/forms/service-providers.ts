import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, maybe, text } from './form-head';

const provider = z.object({ name: text, address: maybe, phone: maybe, email: maybe });
const data = formHead.extend({
  services: z.array(z.object({ service: text, estimate: text, providers: z.array(provider).min(1) })).min(1),
});

/** The written list of providers for services that the borrower may shop for (12 CFR 1026.19(e)(1)(vi)(C), model form H-27). */
export const serviceProviders: DocumentTemplate<z.infer<typeof data>> = {
  id: 'service-providers',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    services: [
      {
        service: 'Pest Inspection Fee',
        estimate: '135.00',
        providers: [
          { name: 'Pests Co.', address: '340 Example Street, Pasadena, CA 91101', phone: '6265550142', email: null },
        ],
      },
      {
        service: 'Title – Settlement Agent Fee',
        estimate: '502.00',
        providers: [
          {
            name: 'Foothill Escrow',
            address: '12 Sample Avenue, Burbank, CA 91502',
            phone: '8185550111',
            email: 'desk@foothill.example.com',
          },
          { name: 'Larkspur Title', address: null, phone: null, email: null },
        ],
      },
    ],
  },
  title: () => 'Service Provider List',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => ({
    facts: headFacts(values, print),
    services: values.services.map(({ service, estimate, providers }) => ({
      ...{ service, estimate: print.money(estimate) },
      providers: providers.map(({ name, ...contact }) => ({ name, lines: Object.values(contact).filter(Boolean) })),
    })),
  }),
};
