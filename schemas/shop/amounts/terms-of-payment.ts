/** Days until an order on invoice is to be paid, from the day of the invoice. */
export const daysToPay = {
  everybody: 14,
  /** Businesses whose company the shop's staff has looked at. */
  approvedCompany: 30,
} as const;
