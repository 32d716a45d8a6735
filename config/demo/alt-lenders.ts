/** Lenders to which the demo lender passes loans that are not its own; invented. */
export const demoAltLenders = [
  { name: 'Alder Creek Funding', nmls_id: '900101', contact: 'Noor Vance', city: 'Tacoma', state: 'WA' },
  { name: 'Juniper Home Capital', nmls_id: '900102', contact: 'Theo Marsh', city: 'Boise', state: 'ID' },
  { name: 'Saltgrass Lending', nmls_id: '900103', contact: 'Ida Brandt', city: 'Mesa', state: 'AZ' },
].map((lender) => ({ ...lender, email: `loans@${lender.name.toLowerCase().replaceAll(' ', '-')}.example.com` }));
