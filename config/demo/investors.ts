/** The investors of the demo, with the IDs that its commitments name. */
export const demoInvestors = [
  { id: '5f0c1a2e-8d4b-4c39-9a57-1f6e2b7c8d01', person: 'Maren Holloway', company: 'Tallgrass Capital', last: '65' },
  {
    id: '5f0c1a2e-8d4b-4c39-9a57-1f6e2b7c8d02',
    person: 'Ossian Pike',
    company: 'Lantern Bay Mortgage Fund',
    last: '66',
  },
] as const;
