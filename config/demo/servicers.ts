/** What letters say of the two example servicers. */
export const demoServicers = [
  {
    name: 'Example Loan Servicing',
    ...{ phone: '8005550142', email: 'payments@example.com', hours: 'Monday to Friday, 8 AM to 6 PM Pacific' },
    payment_address: 'PO Box 4100, Pasadena, CA 91109',
    overnight_address: '410 Example Avenue, Pasadena, CA 91101',
    mortgagee_clause: 'Example Loan Servicing ISAOA ATIMA, PO Box 4100, Pasadena, CA 91109',
  },
  {
    name: 'Example Subservicing',
    ...{
      phone: '8005550155',
      email: 'help@subservicing.example.com',
      hours: 'Monday to Saturday, 7 AM to 7 PM Central',
    },
    payment_address: 'PO Box 920, Dallas, TX 75221',
    overnight_address: '920 Example Street, Dallas, TX 75201',
    mortgagee_clause: 'Example Subservicing ISAOA ATIMA, PO Box 920, Dallas, TX 75221',
  },
] as const;
